"""Compile plain, typed Python to C: read files of a small subset, check them, write Cython.

`subset` reads files and refuses what has no C form; `names` says what a name imported by a file
is; `c_types` and `cython_writer` write; `module` puts a whole module together; `engine`,
`search` and `observation` describe the three that there are; `build` is what `setup.py` calls.
See docs/contribute/compiler.md.
"""

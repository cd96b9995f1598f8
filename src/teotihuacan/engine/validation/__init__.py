"""Records from outside: what their numbers can be, what is left out, what no game could be in.

`default_record` is the record to fill in, `limits` says what each number can be, `check_record`
refuses what does not fit together. Refusals name the place as `docs/library/position.md` does.
"""

"""Pages of the documentation site that are kept elsewhere: rules, strategy guides, change log.

MkDocs calls these functions (`hooks` in mkdocs.yml). Pages link to such files by their place in
the repository, so that the links also work where the repository is read; here they become links
to pages of the site.
"""

import json
import os
import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from site_rulebook import lay_out_guide, lay_out_rules, lay_out_rulings

ROOT = Path(__file__).resolve().parent.parent
WORDS = "src/teotihuacan/i18n"
LANGUAGES = list(json.loads((ROOT / WORDS / "languages.json").read_text(encoding="utf-8")))
# Where a file of the repository is on the site.
BORROWED = {
    "CHANGELOG.md": "contribute/changelog.md",
    "CONTRIBUTING.md": "contribute/contributing.md",
    "web/public/icon.svg": "assets/icon.svg",
    **{
        f"{WORDS}/{language}/{name}.md": f"rules/{language}/{name}.md"
        for language in LANGUAGES
        for name in ("rules", "rulings")
    },
    # The English guide is docs/play/strategy.md, which tells more (tools/write_strategy.py).
    **{
        f"{WORDS}/{language}/strategy.md": f"play/strategy/{language}.md"
        for language in LANGUAGES
        if language != "en"
    },
}
KEPT_IN = {uri: source for source, uri in BORROWED.items()}
# What somebody who searches wants first, and last.
SEARCH_BOOSTS = {"play/": 2, "rules/en/": 2, "library/reference/": 0.5, "contribute/": 0.5}
LINK = re.compile(r"(\[[^\]]*\]\()([^)#:\s]+)((?:#[^)]*)?\))")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is kept elsewhere."""
    for source, uri in BORROWED.items():
        files.append(File.generated(config, uri, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lay out rules and guides, and turn links to files of the repository into the site's."""
    del config, files
    uri = page.file.src_uri
    source = KEPT_IN.get(uri, f"docs/{uri}")
    boosts = [boost for folder, boost in SEARCH_BOOSTS.items() if uri.startswith(folder)]
    page.meta["search"] = {"boost": boosts[0] if boosts else 1}
    if uri.startswith("rules/"):
        _, language, name = uri.split("/")
        lay_out = lay_out_rules if name == "rules.md" else lay_out_rulings
        markdown = lay_out(markdown, language)
    elif uri.startswith("play/strategy/"):
        markdown = lay_out_guide(markdown, Path(uri).stem)
    return LINK.sub(lambda link: link[1] + find_on_site(link[2], source, uri) + link[3], markdown)


def find_on_site(target: str, source: str, uri: str) -> str:
    """Where a link of a file leads, seen from its page."""
    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    if wanted in BORROWED:
        wanted = BORROWED[wanted]
    elif wanted.startswith("docs/"):
        wanted = wanted.removeprefix("docs/")
    else:
        return target
    return os.path.relpath(wanted, posixpath.dirname(uri) or ".").replace(os.sep, "/")

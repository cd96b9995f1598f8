"""Rules, rulings and the strategy guide as pages of the documentation site.

The files hold rules as people read them in an editor, one after the other. On a page each is a
paragraph of its own, `#6.7` leads to rule 6.7 and `#7` to ruling 7, as on the page of the game.
The guide gets its figures and the names of things.
"""

import re

from teotihuacan.i18n.active_language import use_language
from teotihuacan.terminal.strategy_guide import fill_places

RULE = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+) (.*)$", re.MULTILINE)
RULING = re.compile(r"^(\d+)\. ", re.MULTILINE)
BELONGS = re.compile(r"\s*\(rules? ([\d., ]+)\)$", re.MULTILINE)
NUMBER = r"\d+(?:\.\d+)?"
FIRST_ITEM = re.compile(r"^((?!- ).+)\n(?=- )", re.MULTILINE)


def lay_out_rules(text: str, language: str) -> str:
    """The rules: chapters and rules with anchors, items as lists."""
    text = CHAPTER.sub(r'## \1 \2 {: id="\1" }\n', text)
    text = RULE.sub(r'\n<b class="rule" id="\1">\1</b> ', text)
    text = FIRST_ITEM.sub(r"\1\n\n", text)
    if language == "en":
        text = re.sub(rf"\b(rule) ({NUMBER})", r"[\1 \2](#\2)", text)
        text = re.sub(r"\b(ruling) (\d+)", r"[\1 \2](rulings.md#\2)", text)
    return speak(text, language)


def lay_out_rulings(text: str, language: str) -> str:
    """The rulings: each with an anchor and links to its rules."""
    text = BELONGS.sub(lambda found: " " + link_rules(found[1]), text)
    text = re.sub(r"^ +", "", text, flags=re.MULTILINE)
    text = RULING.sub(r'\n<b class="rule" id="\1">\1</b> ', text)
    return speak(text, language)


def lay_out_guide(text: str, language: str) -> str:
    """The strategy guide, with its figures as the language writes them."""
    with use_language(language):
        return speak(fill_places(text), language)


def link_rules(numbers: str) -> str:
    """Links to the rules that a ruling belongs to."""
    return " ".join(f"[§&nbsp;{number}](rules.md#{number})" for number in numbers.split(", "))


def speak(text: str, language: str) -> str:
    """The page below its title, marked with its language."""
    title, _, rest = text.partition("\n")
    return f'{title}\n\n<div class="rulebook" lang="{language}" markdown="1">\n{rest}\n</div>\n'

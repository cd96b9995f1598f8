"""The API's description as a page."""

from html.parser import HTMLParser
from typing import Annotated, Any, Literal

import pytest
from edge_app import LOCAL, make
from fastapi import Cookie, FastAPI, Query
from pydantic import BaseModel, Field

from teotihuacan.server.http.docs_page import STYLE, docs_html

EVIL = "<script>alert('&\"')</script>"
VOID = {"meta", "link", "br"}


class Page(HTMLParser):
    """A page with its texts, ids and links; what is opened must be closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.rows: list[list[str]] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                self.ids.append(value or "")
            elif name == "href":
                self.links.append(value or "")
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data


class Piece(BaseModel):
    """One piece."""

    kind: Literal["gold", "wood"]
    count: Annotated[int, Field(ge=1, le=9, description="how many of them")] = 1


class Order(BaseModel):
    """What somebody wants."""

    pieces: list[Piece]
    note: str | None = None
    by_seat: dict[str, int] = {}
    marks: list[int | str] = []


def documented() -> dict[str, Any]:
    """The description of an application with all kinds of things."""
    app = FastAPI(
        title="Orders & more",
        version="1.2",
        description="First.\n\nSecond.",
        openapi_tags=[{"name": "orders", "description": "What is wanted."}, {"name": "none"}],
    )

    @app.post("/orders/{number}", tags=["orders"], status_code=201)
    def order(
        number: int,
        body: Order,
        loud: Annotated[bool, Query(description="whether to shout")] = False,
        session: Annotated[str, Cookie()] = "",
    ) -> Piece:
        """Order some pieces.

        They come later.
        """
        raise NotImplementedError((number, body, loud, session))

    @app.get("/untagged", deprecated=True)
    def untagged() -> list[Piece]:
        raise NotImplementedError

    return app.openapi()


@pytest.fixture
def page() -> Page:
    return Page(docs_html(documented()))


def test_operations_stand_under_their_tags(page: Page) -> None:
    assert "Orders & more 1.2" in page.text
    assert "What is wanted." in page.text
    assert "They come later." in page.text
    assert {"tag-orders", "tag-other", "schemas"} <= set(page.ids)
    assert "tag-none" not in page.ids
    assert page.text.index("post /orders/{number}") < page.text.index("get /untagged")


def test_parameters_fields_and_answers_are_told(page: Page) -> None:
    assert ["number", "path", "integer", "yes", ""] in page.rows
    assert ["loud", "query", "boolean default false", "no", "whether to shout"] in page.rows
    assert ["session", "cookie", 'string default ""', "no", ""] in page.rows
    pieces = ["pieces", "list of Piece", "yes", ""]
    assert page.rows.count(pieces) == 2  # with the operation and among the schemas
    assert ["note", "string or null", "no", ""] in page.rows
    assert ["by_seat", "object of integer default {}", "no", ""] in page.rows
    assert ["marks", "list of (integer or string) default []", "no", ""] in page.rows
    assert ["kind", '"gold" or "wood"', "yes", ""] in page.rows
    count = ["count", "integer minimum 1, maximum 9, default 1", "no", "how many of them"]
    assert count in page.rows
    assert ["201", "Successful Response", "Piece application/json"] in page.rows


def test_schemas_are_linked_and_links_lead_somewhere(page: Page) -> None:
    assert {"schema-Piece", "schema-Order"} <= set(page.ids)
    assert len(set(page.ids)) == len(page.ids)
    assert "#schema-Piece" in page.links
    inside = {link[1:] for link in page.links if link.startswith("#")}
    assert inside <= set(page.ids)


def test_there_is_no_script_and_no_style_inside(page: Page) -> None:
    assert not page.tags & {"script", "style", "iframe", "img"}
    assert "style" not in page.attributes
    assert not [name for name in page.attributes if name.startswith("on")]
    assert [link for link in page.links if not link.startswith("#")] == ["/api/docs.css"]


def test_everything_is_escaped() -> None:
    schema = {"description": EVIL, "properties": {EVIL: {"type": EVIL, "description": EVIL}}}
    evil = {
        "info": {"title": EVIL, "version": EVIL, "description": EVIL},
        "tags": [{"name": EVIL, "description": EVIL}],
        "components": {"schemas": {EVIL: schema, "e": {"enum": [EVIL]}}},
        "paths": {
            EVIL: {
                "get": {
                    "tags": [EVIL],
                    "summary": EVIL,
                    "description": EVIL,
                    "parameters": [
                        {
                            "name": EVIL,
                            "in": EVIL,
                            "description": EVIL,
                            "schema": {"const": EVIL},
                        },
                        {"name": "p", "schema": {"type": "string", "pattern": EVIL}},
                    ],
                    "requestBody": {"content": {EVIL: {"schema": {"$ref": f"#/x/{EVIL}"}}}},
                    "responses": {EVIL: {"description": EVIL, "content": {EVIL: {}}}},
                }
            }
        },
    }
    html = docs_html(evil)
    assert "<script" not in html
    page = Page(html)
    assert "script" not in page.tags
    assert page.text.count("<script>") >= 15


def test_an_empty_description_is_a_page() -> None:
    page = Page(docs_html({}))
    assert page.text.strip().startswith("API")
    assert page.ids == []


def test_the_real_endpoints_are_described() -> None:
    page = Page(docs_html(make(LOCAL).openapi()))
    assert "get /health/ready" in page.text
    assert ["parts", "object of boolean", "yes", ""] in page.rows
    assert "/metrics" not in page.text


def test_the_style_knows_the_classes_that_are_used() -> None:
    html = docs_html(documented())
    for name in ("method", "deprecated", "wide"):
        assert f'class="{name}"' in html
        assert f".{name} {{" in STYLE

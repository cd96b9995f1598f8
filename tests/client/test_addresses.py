"""Links that people get become a server, a table, an invitation."""

import pytest

from teotihuacan.client import Address, parse_address
from teotihuacan.client.errors import ServerError


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://play.example", Address("https://play.example")),
        ("https://play.example/", Address("https://play.example")),
        ("https://play.example:8443/t/Ab-9_z", Address("https://play.example:8443", "Ab-9_z")),
        ("http://10.0.0.7:8000/t/Ab?seat=x-1", Address("http://10.0.0.7:8000", "Ab", "x-1")),
        ("https://play.example/t/Ab/replay?at=3", Address("https://play.example", "Ab")),
        ("play.example/t/Ab", Address("https://play.example", "Ab")),
        ("192.168.1.20:8000", Address("http://192.168.1.20:8000")),
        ("localhost:8000", Address("http://localhost:8000")),
        ("raspberry:8000/t/Ab", Address("http://raspberry:8000", "Ab")),
        (" http://[::1]:8000 ", Address("http://[::1]:8000")),
    ],
)
def test_a_link_names_server_table_and_invitation(text: str, address: Address) -> None:
    assert parse_address(text) == address


@pytest.mark.parametrize(
    "text",
    ["", "ftp://play.example", "https://", "https://play.example/rules", "http://a:b@c"],
)
def test_other_texts_are_refused_in_a_line(text: str) -> None:
    with pytest.raises(ServerError) as caught:
        parse_address(text)
    assert str(caught.value) == f"{text} is no link to a server of this game"


def test_links_to_tables_and_seats() -> None:
    address = parse_address("https://play.example")
    assert address.table_link("Ab") == "https://play.example/t/Ab"
    assert parse_address(address.table_link("Ab", "x")).invite == "x"

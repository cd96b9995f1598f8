"""The list of somebody's tables."""

import httpx
from serving import Serving

ALONE = {"setup": {"players": 1, "level": "standard"}, "seats": [{"kind": "me"}]}


def test_tables_where_i_am_asked_come_first(serving: Serving) -> None:
    with httpx.Client(base_url=serving.url, trust_env=False, timeout=60) as client:
        assert client.post("/api/guests", json={"name": "Ixchel"}).status_code == 201
        keys = [client.post("/api/tables", json=ALONE).json()["key"] for _ in range(3)]
        assert client.post(f"/api/tables/{keys[0]}/start").json()["your_turn"]
        assert client.post(f"/api/tables/{keys[1]}/start").json()["your_turn"]
        client.patch(f"/api/tables/{keys[2]}/seats/0", json={"confirm": True})
        listed = [table["key"] for table in client.get("/api/me/tables").json()]
        assert listed == [keys[1], keys[0], keys[2]]

"""Firefox as Playwright wants it: the system's, behind a relay for what it doesn't know yet.

    python firefox_relay.py PATH_OF_FIREFOX [OPTION ...]

Playwright drives a stock Firefox by WebDriver BiDi and takes the newest for granted. A Firefox
with extended support refuses some of its `emulation` commands. No test depends on those, so the
relay says that they were carried out; everything else passes unchanged.
"""

import asyncio
import json
import re
import sys
from functools import partial

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

PORT = re.compile(r"^--remote-debugging-port(=.*)?$")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
OPTIONAL = "emulation."
LARGEST = 1 << 28  # bytes of a message: screenshots


async def relay(browser: str, client: ServerConnection) -> None:
    """Pass messages on both ways."""
    assert client.request is not None
    optional: set[int] = set()
    async with connect(f"{browser}{client.request.path}", max_size=LARGEST) as firefox:

        async def ask() -> None:
            async for message in client:
                request = json.loads(message)
                if request["method"].startswith(OPTIONAL):
                    optional.add(request["id"])
                await firefox.send(message)
            await firefox.close()

        async def answer() -> None:
            async for message in firefox:
                await client.send(forgive(str(message), optional))
            await client.close()

        await asyncio.gather(ask(), answer())


def forgive(message: str, optional: set[int]) -> str:
    """An answer to Playwright: without the refusal of a command that isn't needed."""
    found = json.loads(message)
    if found.get("error") == "unknown command" and found.get("id") in optional:
        return json.dumps({"type": "success", "id": found["id"], "result": {}})
    return message


async def main() -> None:
    """Start Firefox, listen in its place, and end with it."""
    path, *options = sys.argv[1:]
    given = [option for option in options if not PORT.match(option)]
    firefox = await asyncio.create_subprocess_exec(
        path, "--remote-debugging-port=0", *given, stderr=asyncio.subprocess.PIPE
    )
    assert firefox.stderr is not None
    browser = await read_address(firefox.stderr)
    async with serve(partial(relay, browser), "127.0.0.1", 0, max_size=LARGEST) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        await firefox.stderr.read()  # until it ends


async def read_address(stderr: asyncio.StreamReader) -> str:
    """Where Firefox listens, as it says itself."""
    async for line in stderr:
        found = LISTENS.search(line.decode())
        if found:
            return found[1].rstrip("/")
    raise SystemExit("Firefox doesn't listen")


if __name__ == "__main__":
    asyncio.run(main())

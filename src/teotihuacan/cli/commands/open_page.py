"""`teotihuacan` without a command: a server for this machine, and the browser opened at it."""

import os
import socket
import threading
import webbrowser
from pathlib import Path

import click

from ...i18n import say

USUAL_PORT = 8000
HERE = "127.0.0.1"
SPARE_PROCESSES = 1  # beside one for each core: reviews leave one to bots that think long


def open_page(port: int | None, *, browser: bool) -> None:
    """Open the game in the browser; serve it until Ctrl-C, unless a server runs already."""
    from ...game.files import data_folder
    from ...server.operations.instance_lock import find_running_server
    from ...server.operations.running import run
    from ...server.options import ServerOptions

    folder = data_folder()
    address = find_running_server(folder)
    if address is not None:
        click.echo(say("open-runs-already", address=address))
        open_browser(address, browser)
        return
    options = ServerOptions(
        data=str(Path(folder)),
        port=port or find_free_port(),
        bot_processes=(os.cpu_count() or 1) + SPARE_PROCESSES,
        rate=0.0,
        log_level="warning",
    )

    def announce() -> None:
        click.echo(say("open-runs", address=options.address))
        # Beside the server, which answers soon: some browsers return only when they are closed.
        threading.Thread(
            target=open_browser, args=(options.address, browser), daemon=True
        ).start()

    run(options, announce)


def find_free_port() -> int:
    """The usual port, or one that is free."""
    from ...server.operations.listening import open_socket

    for port in (USUAL_PORT, 0):
        try:
            with open_socket(socket.AF_INET, (HERE, port)) as opened:
                return int(opened.getsockname()[1])
        except OSError:
            continue
    return USUAL_PORT  # whose refusal tells why


def open_browser(address: str, wanted: bool) -> None:
    """Open the browser, if there is one with a window: the address has been told."""
    if not wanted:
        return
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    in_terminal = isinstance(browser, webbrowser.GenericBrowser)
    if not in_terminal or isinstance(browser, webbrowser.BackgroundBrowser):
        browser.open(address)

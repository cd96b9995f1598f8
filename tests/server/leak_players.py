"""Scripted players: they play to the end, change their mind, chat, lose touch, and misbehave."""

import random
from typing import Any

from leak_receivers import Receiver, Socket

from teotihuacan.engine.actions import ACTIONS

Message = dict[str, Any]
NONSENSE = ["no JSON", "{}", '{"type": "act"}', '{"type": "peek", "seat": 1}', "[" * 30]
LOOKS = ["", "news?seen=0", "record", "news?seen=3&chat=1"]


class Player:
    """One person at one table."""

    def __init__(self, receiver: Receiver, key: str, seed: int, leaves_at: int = 0) -> None:
        self.receiver = receiver
        self.key = key
        self.chance = random.Random(seed)
        self.leaves_at = leaves_at  # an entry after which they have had enough
        self.state: Message = {}
        self.waits = False  # for an answer
        self.expected = -1  # the number that the next news must have

    async def play(self) -> Message:
        """Play to the end; the result."""
        seen = 0
        while True:
            async with self.receiver.socket(self.key, seen) as socket:
                result = await self.listen(socket)
            if result is not None:
                return result
            seen = self.chance.choice([0, self.state.get("number", 0)])
            self.waits, self.expected = False, -1

    async def listen(self, socket: Socket) -> Message | None:
        """Read and answer until the game is over, or the connection gets lost."""
        while True:
            message = await socket.read()
            news = message["type"] == "news"
            self.note(message)
            if self.state.get("result"):
                return dict(self.state["result"])
            if news and self.chance.random() < 0.004:
                return None
            if news and self.chance.random() < 0.01:
                await self.look()
            if not self.waits and self.state and self.state["number"] >= self.expected:
                await self.say_something(socket)

    def note(self, message: Message) -> None:
        """Remember what is new."""
        if message["type"] == "news":
            self.state = message.get("state") or self.state
            return
        self.waits = False
        if message["type"] == "done" and str(message["id"]).startswith("act"):
            self.expected = message["number"]

    async def look(self) -> None:
        """Look at the table by other means."""
        await self.receiver.ask("GET", self.chance.choice(LOOKS), self.key)

    async def say_something(self, socket: Socket) -> None:
        """Answer if asked; otherwise mostly be quiet."""
        turn = self.state["your_turn"]
        message = self.step() if turn else self.disturbance()
        if self.leaves_at and self.state["number"] >= self.leaves_at:
            self.leaves_at = 0
            await self.receiver.ask("POST", "leave", self.key)
        elif message is not None:
            self.waits = True
            await socket.send(message)

    def step(self) -> Message | str:
        """What a player sends who is asked."""
        after, dice = self.state["number"], self.chance.random()
        if dice < 0.05 and (wrong := self.disturbance(often=True)):
            return wrong
        if self.state["can_undo"] and dice < (0.3 if self.state["held"] else 0.1):
            return {"type": "undo", "after": after, "id": "act undo"}
        if self.state["held"]:
            return {"type": "end", "after": after, "id": "act end"}
        legal = [one["action"] for one in self.state["view"]["legal"]]
        return self.act(after, self.chance.choice(legal))

    def act(self, after: int, action: int) -> Message:
        """An action, with an id that tells it."""
        return {"type": "act", "after": after, "action": action, "id": f"act {action}"}

    def disturbance(self, *, often: bool = False) -> Message | str | None:
        """Something nobody asked for."""
        if not often and self.chance.random() > 0.02:
            return None
        after = self.state["number"]
        wrong = self.act(after, self.chance.randrange(ACTIONS))
        while wrong["action"] in [one["action"] for one in self.state["view"]["legal"]]:
            wrong = self.act(after, self.chance.randrange(ACTIONS))
        line = f"line {self.chance.randrange(10**6)} at {self.key}"
        options: list[Message | str] = [
            wrong,
            {**wrong, "after": max(after - 1, 0)},
            {"type": "say", "text": line, "id": "say"},
            {"type": "end", "after": after, "id": "act end"},
            {"type": "resign", "after": after + 9999, "id": "act resign"},
            self.chance.choice(NONSENSE),
        ]
        return self.chance.choice(options)


async def watch(receiver: Receiver, key: str) -> None:
    """Look on until the game is over, and try to play."""
    async with receiver.socket(key) as socket:
        await socket.send({"type": "act", "after": 0, "action": 1, "id": "act 1"})
        await socket.send({"type": "say", "text": "may I?", "id": "say"})
        while True:
            message = await socket.read()
            if message["type"] == "news" and (message.get("state") or {}).get("result"):
                return

#!/usr/bin/env python3
"""A small bot for Cordon that needs nothing but Python: docs/bot-protocol.md tells what is said.

It cures when it can, carries a full set of cards to a research station, and else goes to the city where help is
needed most and treats there. It knows the base game; in others it treats and otherwise says what comes first.
"""

import json
import sys
from collections import deque

FREE_MOVES = {"drive", "train", "shuttle"}
NEED = {1: 1, 2: 4, 3: 12}


class Bot:
    def __init__(self, game):
        self.seat = game["seat"]
        self.map = game["map"]
        self.distances = {city: self.walk(city) for city in self.map}

    def walk(self, start):
        """Steps from one city to every other."""
        steps = {start: 0}
        queue = deque([start])
        while queue:
            city = queue.popleft()
            for other in self.map[city]["near"]:
                if other not in steps:
                    steps[other] = steps[city] + 1
                    queue.append(other)
        return steps

    def decide(self, view, legal):
        """One of the commands in `legal`."""
        self.view = view
        self.me = view["seats"][self.seat - 1]
        self.cures = view["shows"].get("cures", {})
        words = {command.split()[0] for command in legal}
        if "pass" in words:
            return "pass"
        if "discard" in words:
            return min((c for c in legal if c.startswith("discard ")), key=self.worth_of_discard)
        for wish in ("cure", "research", "hospital", "accept"):
            if wish in words:
                return next(command for command in legal if command.split()[0] == wish)
        if "end" in words:
            return self.act(legal)
        return legal[0]

    def act(self, legal):
        """An action: a card that helps to a cure, the cubes here, or a step to where something is to be done."""
        share = next((command for command in legal if self.is_good_share(command)), None)
        if share is not None:
            return share
        here = self.me.get("city")
        target = self.target()
        if target in (None, here):
            treat = [command for command in legal if command.startswith("treat ")]
            return max(treat, key=lambda command: self.cubes(here, command.split()[1])) if treat else "end"
        steps = [command for command in legal if command.split()[0] in FREE_MOVES and len(command.split()) == 2]
        best = min(steps, key=lambda command: self.distance(command.split()[1], target), default="end")
        if best == "end" or self.distance(best.split()[1], target) >= self.distance(here, target):
            return "end"
        return best

    def target(self):
        """The city to go to: a station with a full set of cards in hand, else where need is greatest and near."""
        here = self.me.get("city")
        stations = self.view["shows"].get("stations", [])
        if stations and any(self.is_full(colour) for colour in self.cures):
            return min(stations, key=lambda city: self.distance(here, city))
        cubes = self.view["cubes"]
        if not cubes or here is None:
            return None
        return max(cubes, key=lambda city: self.need(city) / (1.5 + self.distance(here, city)))

    def need(self, city):
        return max(NEED.get(count, 16) for count in self.view["cubes"][city].values())

    def cubes(self, city, colour):
        return self.view["cubes"].get(city, {}).get(colour, 0)

    def distance(self, one, other):
        return self.distances[one].get(other, 99) if one in self.distances else 99

    def held(self, seat, colour):
        """How many cards of a colour a seat is known to hold."""
        hand = self.view["seats"][seat - 1]["hand"]
        return sum(1 for card in hand if self.map.get(card, {}).get("colour") == colour)

    def is_open(self, colour):
        return self.cures.get(colour) == "none"

    def is_full(self, colour):
        needed = self.view["shows"]["cardsForCure"][self.seat - 1][colour]
        return self.is_open(colour) and self.held(self.seat, colour) >= needed

    def is_good_share(self, command):
        """To whoever has more cards of the colour already."""
        words = command.split()
        if words[0] not in ("give", "take") or len(words) != 4:
            return False
        colour = self.map.get(words[1], {}).get("colour")
        other = int(words[3])
        mine, theirs = self.held(self.seat, colour), self.held(other, colour)
        taker, giver = (mine, theirs) if words[0] == "take" else (theirs, mine)
        return self.is_open(colour) and taker >= giver

    def worth_of_discard(self, command):
        """Cards of cured colours go first, then those of which there are few; events last."""
        colour = self.map.get(command.split()[1], {}).get("colour")
        if colour is None:
            return 100
        return self.held(self.seat, colour) if self.is_open(colour) else 0


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name="greedy example", version="1.0")
        elif kind == "game":
            bot = Bot(message)
            say(type="ready")
        elif kind == "decide":
            say(type="command", command=bot.decide(message["view"], message["legal"]))
        elif kind == "quit":
            break


main()

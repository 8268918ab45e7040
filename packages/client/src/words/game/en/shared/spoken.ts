// The board for the ear.
import type { View } from '@cordon/engine';
import { cityOf, factsOf } from '../../../../games/games.ts';
import { isYou } from '../../speaker.ts';
import type { SpokenShared } from '../../parts.ts';
import type { Talk } from '../../talk.ts';
import { neighbours, pawnsIn } from '../../telling/board.ts';
import { isSpokenFor } from '../../speaker.ts';

function cubesIn(talk: Talk, view: View, city: string): string {
  const cubes = Object.entries(view.cubes[city] ?? {});
  return cubes.length === 0
    ? 'no cubes'
    : talk.list(cubes.map(([colour, count]) => talk.cubes(count, colour)));
}

export const spoken: SpokenShared = {
  city(talk, view, city, own) {
    const { game } = talk.speaker;
    const colour = cityOf(game, city)?.colour ?? '';
    const pawns = pawnsIn(talk, view, city);
    const near = neighbours(game, view, city).map(({ id, cubes }) =>
      cubes === 0 ? talk.city(id) : `${talk.city(id)} ${String(cubes)}`,
    );
    return [
      `${talk.city(city)}, ${talk.colour(colour)}: ${cubesIn(talk, view, city)}.`,
      ...own,
      ...(pawns.length === 0 ? [] : [`Here: ${talk.list(pawns)}.`]),
      `Next to it: ${talk.list(near)}.`,
      ...(view.infectionDiscard.includes(city) ? ['Its infection card is in the discard pile.'] : []),
    ].join(' ');
  },
  hand(talk, _view, seat, groups, { events, unseen, own }) {
    const parts = groups.map(
      ({ colour, cards, progress }) => `${talk.colour(colour)}, ${progress}: ${talk.cards(cards)}`,
    );
    if (events.length > 0)
      parts.push(`${talk.count(events.length, 'event', 'events')}: ${talk.cards(events)}`);
    if (unseen > 0) parts.push(talk.count(unseen, '# hidden card', '# hidden cards'));
    const what = parts.length === 0 ? 'no cards' : parts.join('; ');
    return [
      `${isYou(talk.speaker, seat) ? 'Your hand' : talk.does(seat, 'hold', 'holds')}: ${what}.`,
      ...own,
    ].join(' ');
  },
  tracks: (talk, view, turns, own) =>
    [
      `Outbreaks ${String(view.outbreaks)} of ${String(factsOf(talk.speaker.game).outbreakLimit)}.`,
      `Infection rate ${String(view.rate)}.`,
      `Player cards ${String(view.playerDeck.size)}, ${talk.count(turns, 'enough for # turn', 'enough for # turns')}.`,
      `Cubes left: ${talk.list(Object.entries(view.supply).map(([colour, left]) => `${talk.colour(colour)} ${String(left)}`))}.`,
      ...own,
    ].join(' '),
  threats(talk, { full, low, outbreaksLeft, turnsLeft }) {
    const said = [
      ...(full.length === 0
        ? []
        : [
            `About to break out: ${talk.list(full.map(({ city, colour }) => `${talk.city(city)} (${talk.colour(colour)})`))}.`,
          ]),
      ...low.map(({ colour, left }) => `Only ${talk.cubes(left, colour)} left.`),
      ...(outbreaksLeft === undefined
        ? []
        : [talk.count(outbreaksLeft, '# more outbreak loses the game.', '# more outbreaks lose the game.')]),
      ...(turnsLeft === undefined
        ? []
        : [talk.count(turnsLeft, 'Cards for # more turn.', 'Cards for # more turns.')]),
    ];
    return said.length === 0 ? 'Nothing urgent.' : said.join(' ');
  },
  place(talk, view, seat) {
    const city = view.seats[seat - 1]?.city;
    if (isSpokenFor(talk.speaker, seat)) return `${talk.does(seat, 'have', 'has')} no pawn.`;
    if (city === undefined) return `${talk.does(seat, 'are', 'is')} not on the board yet.`;
    const others = pawnsIn(talk, view, city, seat);
    const company = others.length === 0 ? '' : ` with ${talk.list(others)}`;
    return `${talk.does(seat, 'are', 'is')} ${talk.inCity(city)}${company}: ${cubesIn(talk, view, city)}.`;
  },
};

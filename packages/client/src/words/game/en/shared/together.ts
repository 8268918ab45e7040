// What is told together in one sentence.
import type { GamePart, TogetherWords } from '../../parts.ts';
import type { Talk } from '../../talk.ts';
import type { Infection, Reached } from '@cordon/protocol/telling';

/** How many there are now, if there were some before. */
export const more = (count: number, now: number): string => (now > count ? `, now ${String(now)}` : '');

export const together: TogetherWords = {
  setup: (talk, groups) =>
    `At the start: ${groups
      .map(({ count, cities, colour }) => {
        const cubes =
          colour === undefined ? talk.count(count, '# cube', '# cubes') : talk.cubes(count, colour);
        return `${cubes}${cities.length > 1 ? ' each' : ''} ${talk.inCities(cities)}`;
      })
      .join('; ')}.`,
  dealt: (talk, seat, count, cards) =>
    `${talk.does(seat, 'start', 'starts')} with ${cards.length > 0 ? talk.cards(cards) : talk.count(count, '# card', '# cards')}.`,
  drew(talk, { seat, cards, epidemics, unseen }, game) {
    const drawn = cards.map(talk.card);
    if (epidemics.length > 0)
      drawn.push(
        `${talk.count(epidemics.length, 'an EPIDEMIC', '# EPIDEMICS')}${named(talk, game, epidemics)}`,
      );
    if (unseen > 0)
      drawn.push(
        epidemics.length > 0
          ? talk.count(unseen, '# other card', '# other cards')
          : talk.count(unseen, '# card', '# cards'),
      );
    return `${talk.does(seat, 'draw', 'draws')} ${drawn.length === 0 ? 'no card' : talk.list(drawn)}.`;
  },
  discarded: (talk, seat, cards, by) =>
    `${talk.does(seat, 'discard', 'discards')} ${talk.cards(cards)}${by === 'hand limit' ? ' to keep to the hand limit' : ''}.`,
  paid: (talk, cards) => ` (discarded: ${talk.cards(cards)})`,
  takes(talk, cards, cubes) {
    const deeds = [
      ...cubes.map(({ colour, count }) => `return ${talk.cubes(count, colour)}`),
      ...(cards.length === 0 ? [] : [`discard ${talk.cards(cards)}`]),
    ];
    return `: ${talk.list(deeds)}`;
  },
  actions: (talk, count) => ` (${talk.count(count, '# action', '# actions')})`,
  along: (talk, seats) => ` with ${talk.list(seats.map(talk.who))}`,
  infection: (talk, game, infection, limit) => [
    ...cardSentence(talk, game.prevented, infection),
    ...chainSentences(talk, infection, limit),
    ...extraSentences(talk, game, infection),
  ],
  asked: (talk, by, seat, said) => `${talk.does(by, 'ask', 'asks')} ${talk.who(seat)}: ${said}?`,
  by: (who, what) => `${who}: ${what}`,
  nothing: 'Nothing has happened yet.',
};

/** The names of the epidemics that have one: “ (Rate Effect)”. */
function named(talk: Talk, { epidemics }: GamePart, cards: readonly string[]): string {
  const names = cards.filter((card) => Object.hasOwn(epidemics, card));
  return names.length === 0 ? '' : ` (${talk.cards(names)})`;
}

/** What the card itself does; an outbreak says enough. */
function cardSentence(
  talk: Talk,
  prevented: Readonly<Record<string, string>>,
  { drawn, own, outbreaks }: Infection,
): string[] {
  if (own === undefined)
    return drawn === undefined || outbreaks.length > 0 ? [] : [`Infection: ${talk.city(drawn.city)}.`];
  const what = own.cause === 'epidemic' ? 'Epidemic' : 'Infection';
  const kept = own.fact === 'prevented';
  return [
    `${what} ${talk.inCity(own.city)}: ${kept ? `no cube, ${prevented[own.by] ?? talk.theRole(own.by)}` : `${talk.cubes(own.count, own.colour)}${more(own.count, own.now)}`}.`,
  ];
}

const counts = (talk: Talk, reached: readonly Reached[]): string =>
  talk.list(reached.map(({ city, now }) => `${talk.city(city)} ${String(now)}`));

function chainSentences(talk: Talk, infection: Infection, limit: number): string[] {
  const { outbreaks, reached, kept, colour } = infection;
  const [first, ...chain] = outbreaks;
  const last = outbreaks.at(-1);
  const sentences: string[] = [];
  if (first !== undefined && last !== undefined) {
    const on = chain.length === 0 ? '' : `, chain to ${talk.cities(chain.map(({ city }) => city))}`;
    sentences.push(`Outbreak ${talk.inCity(first.city)}${on}, ${String(last.total)} of ${String(limit)}.`);
  }
  if (reached.length > 0)
    sentences.push(`The ${talk.colour(colour)} cubes there now: ${counts(talk, reached)}.`);
  if (kept.length > 0) sentences.push(`No cube ${talk.inCities(kept)}.`);
  return sentences;
}

function extraSentences(talk: Talk, game: GamePart, { extra, extraKept, colour }: Infection): string[] {
  const sentences: string[] = [];
  if (extra.length > 0) sentences.push(`${game.extra(talk, colour, extra.length)} ${counts(talk, extra)}.`);
  if (extraKept.length > 0) sentences.push(`No cube ${talk.inCities(extraKept)}.`);
  return sentences;
}

// What is told together in one sentence, in French.
import type { GamePart, TogetherWords } from '../../parts.ts';
import { isYou } from '../../speaker.ts';
import type { Talk } from '../../talk.ts';
import type { Infection, Reached } from '@cordon/protocol/telling';

/** How many there are now, if there were some before. */
export const more = (count: number, now: number): string => (now > count ? `, ${String(now)} en tout` : '');

export const together: TogetherWords = {
  setup: (talk, groups) =>
    `Au départ\u00a0: ${groups
      .map(({ count, cities, colour }) => {
        const cubes =
          colour === undefined ? talk.count(count, '# cube', '# cubes') : talk.cubes(count, colour);
        return `${cubes} ${talk.inCities(cities)}`;
      })
      .join('\u00a0; ')}.`,
  dealt: (talk, seat, count, cards) =>
    `${talk.does(seat, 'commencez', 'commence')} avec ${cards.length > 0 ? talk.cards(cards) : talk.count(count, '# carte', '# cartes')}.`,
  drew(talk, { seat, cards, epidemics, unseen }, game) {
    const drawn = cards.map(talk.card);
    if (epidemics.length > 0)
      drawn.push(
        `${talk.count(epidemics.length, 'une ÉPIDÉMIE', '# ÉPIDÉMIES')}${named(talk, game, epidemics)}`,
      );
    if (unseen > 0)
      drawn.push(
        epidemics.length > 0
          ? talk.count(unseen, '# autre carte', '# autres cartes')
          : talk.count(unseen, '# carte', '# cartes'),
      );
    return drawn.length === 0
      ? `${talk.does(seat, 'ne piochez', 'ne pioche')} aucune carte.`
      : `${talk.does(seat, 'piochez', 'pioche')} ${talk.list(drawn)}.`;
  },
  discarded: (talk, seat, cards, by) =>
    `${talk.does(seat, 'défaussez', 'défausse')} ${talk.cards(cards)}${by === 'hand limit' ? ' pour respecter la limite de cartes' : ''}.`,
  paid: (talk, cards) => ` (défausse\u00a0: ${talk.cards(cards)})`,
  takes(talk, cards, cubes) {
    const deeds = [
      ...cubes.map(({ colour, count }) => `remettre ${talk.cubes(count, colour)} dans la réserve`),
      ...(cards.length === 0 ? [] : [`défausser ${talk.cards(cards)}`]),
    ];
    return `\u00a0: ${talk.list(deeds)}`;
  },
  actions: (talk, count) => ` (${talk.count(count, '# action', '# actions')})`,
  along: (talk, seats) => ` avec ${talk.list(seats.map(talk.who))}`,
  infection: (talk, game, infection, limit) => [
    ...cardSentence(talk, game.prevented, infection),
    ...chainSentences(talk, infection, limit),
    ...extraSentences(talk, game, infection),
  ],
  asked: (talk, by, seat, said) =>
    `${talk.does(by, 'demandez', 'demande')} ${isYou(talk.speaker, seat) ? 'votre accord' : `l’accord ${talk.from(seat)}`}\u00a0: ${said}.`,
  by: (who, what) => `${who}\u00a0: ${what}`,
  nothing: 'Il ne s’est encore rien passé.',
};

/** The names of the epidemics that have one: « (Souche cachée) ». */
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
    return drawn === undefined || outbreaks.length > 0 ? [] : [`Infection\u00a0: ${talk.city(drawn.city)}.`];
  const what = own.cause === 'epidemic' ? 'Épidémie' : 'Infection';
  const kept = own.fact === 'prevented';
  return [
    `${what} ${talk.inCity(own.city)}\u00a0: ${kept ? `aucun cube, ${prevented[own.by] ?? talk.theRole(own.by)}` : `${talk.cubes(own.count, own.colour)}${more(own.count, own.now)}`}.`,
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
    const on = chain.length === 0 ? '' : `, en chaîne ${talk.inCities(chain.map(({ city }) => city))}`;
    sentences.push(`Éclosion ${talk.inCity(first.city)}${on}, ${String(last.total)} sur ${String(limit)}.`);
  }
  if (reached.length > 0)
    sentences.push(`Cubes ${talk.colour(colour)}s à présent\u00a0: ${counts(talk, reached)}.`);
  if (kept.length > 0) sentences.push(`Aucun cube ${talk.inCities(kept)}.`);
  return sentences;
}

function extraSentences(talk: Talk, game: GamePart, { extra, extraKept, colour }: Infection): string[] {
  const sentences: string[] = [];
  if (extra.length > 0) sentences.push(`${game.extra(talk, colour, extra.length)} ${counts(talk, extra)}.`);
  if (extraKept.length > 0) sentences.push(`Aucun cube ${talk.inCities(extraKept)}.`);
  return sentences;
}

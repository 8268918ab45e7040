// A turn in short, told from the facts of whole recorded games: both games, all boxes, both languages.
import { view, type Fact, type View } from '@cordon/engine';
import type { EntryMessage } from '@cordon/protocol';
import { describe, expect, test } from 'vitest';
import { turnsOf, type Turn } from '../../../src/table/turns.ts';
import { recapOf, type Said } from '../../../src/words/game/telling/recap.ts';
import { tellRecap } from '../../../src/words/game/telling/tellRecap.ts';
import { speakerOf, type Speaker } from '../../../src/words/game/speaker.ts';
import { LANGUAGES, type Language } from '../../../src/words/words.ts';
import { momentsOf, recordedGames } from '../../support/recordedGames.ts';
import { logFrom } from '../../table/support/entries.ts';
import { WHOLE } from './support/parts.ts';

const all = (): boolean => true;

describe('what is kept of a turn', () => {
  test('is where each pawn ended, and how if all its moves were alike', () => {
    const step = (from: string, to: string, by = 'drive', seat = 1): Fact => ({
      fact: 'moved',
      seat,
      from,
      to,
      by,
    });
    const { acts } = recapOf(
      [
        { seat: 1, facts: [step('atlanta', 'chicago')] },
        { seat: 1, facts: [step('chicago', 'montreal'), step('paris', 'essen', 'send', 2)] },
        { seat: 1, facts: [step('essen', 'milan', 'shuttle', 2)] },
      ],
      all,
    );
    expect(acts).toEqual([
      {
        seat: 1,
        deeds: [
          { deed: 'went', pawn: 1, to: 'montreal', by: 'drive' },
          { deed: 'went', pawn: 2, to: 'milan', by: undefined },
        ],
      },
    ]);
  });

  test('is how many cubes left each city, and who did something in between', () => {
    const treated = (count: number): Fact => ({
      fact: 'removed',
      city: 'paris',
      colour: 'blue',
      count,
      now: 0,
      by: 'treat',
    });
    const { acts } = recapOf(
      [
        { seat: 1, facts: [treated(1)] },
        { seat: 1, facts: [treated(2)] },
        { seat: 2, facts: [{ fact: 'eventPlayed', seat: 2, card: 'airlift' }] },
        { seat: 1, facts: [treated(1)] },
      ],
      all,
    );
    expect(acts.map(({ seat }) => seat)).toEqual([1, 2, 1]);
    expect(acts[0]!.deeds).toEqual([
      { deed: 'treated', cubes: [{ city: 'paris', colour: 'blue', count: 3 }] },
    ]);
  });

  test('counts cards that nobody else may see', () => {
    const facts: readonly Fact[] = [
      { fact: 'drew', seat: 2, count: 2 },
      { fact: 'epidemicDrawn', seat: 2, card: 'epidemic-1' },
    ];
    expect(recapOf([{ seat: 1, facts }], all).acts).toEqual([
      { seat: 2, deeds: [{ deed: 'drew', cards: [], epidemics: ['epidemic-1'], unseen: 1 }] },
    ]);
  });

  test('leaves out what has no words here', () => {
    const facts: readonly Fact[] = [{ fact: 'rateMoved', space: 1, rate: 2 }];
    expect(recapOf([{ seat: 1, facts }], (fact) => fact !== 'rateMoved').acts).toEqual([]);
  });
});

/** The turns of a recorded game as a page would hear of them, and the view in the end. */
function played(name: string): { readonly turns: readonly Turn[]; readonly end: View } {
  const entries: EntryMessage[] = [];
  let seat = 0;
  let end: View | undefined;
  for (const { state, facts, next } of momentsOf(name)) {
    const number = entries.length + 1;
    const move = entries.length;
    entries.push(
      ...logFrom(
        number,
        move === 0 ? { entry: 'started', move, facts } : { entry: 'played', seat, move, facts },
      ),
    );
    seat = next?.seat ?? 0;
    if (next === undefined) end = view(state, 0);
  }
  return { turns: turnsOf(entries), end: end! };
}

const said = ({ lines }: Turn): readonly Said[] =>
  lines.map(({ entry, facts }) => ({ seat: entry.entry === 'played' ? entry.seat : 0, facts }));

function speakerIn(language: Language, { config, seats }: View): Speaker {
  return speakerOf({
    language,
    game: config.game,
    seats: seats.map(({ seat, role }) => ({ seat, role })),
    you: [1],
  });
}

const NAMES = ['base', 'iberia'].flatMap((game) => recordedGames(game));
const CHOSEN = NAMES.filter((_, index) => index % 5 === 0);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CHOSEN)('every turn of %s can be told in short', (name) => {
    const { turns, end } = played(name);
    const speaker = speakerIn(language, end);
    const say = WHOLE[language];
    // In French the article of “Le Caire” melts: “au Caire”.
    const bareName = (city: string): string => say.cityName(speaker.game, city).replace(/^Le /u, '');
    for (const turn of turns.filter(({ seat }) => seat !== 0)) {
      const told = tellRecap(say, speaker, said(turn));
      for (const sentence of told) expect(sentence).toMatch(/^[\p{Lu}\d«].*[.!]$/u);
      expect(told.join(' ')).not.toMatch(/undefined|\[object/u);
      const facts = turn.lines.flatMap((line) => line.facts);
      const last = facts.findLast((fact) => fact.fact === 'moved' && fact.seat === turn.seat);
      const struck = facts.filter(
        (fact) => fact.fact === 'outbreak' || (fact.fact === 'placed' && fact.cause === 'infection'),
      );
      const cities = [last, ...struck].flatMap((fact) =>
        fact?.fact === 'moved'
          ? [fact.to]
          : fact?.fact === 'outbreak' || fact?.fact === 'placed'
            ? [fact.city]
            : [],
      );
      for (const city of cities) expect(told.join(' ')).toContain(bareName(city));
    }
  });
});

test('a turn reads like a sentence', () => {
  const speaker = speakerOf({
    language: 'en',
    game: 'base',
    seats: [
      { seat: 1, role: 'scientist' },
      { seat: 2, role: 'medic' },
    ],
    you: [1],
  });
  const turn: readonly Said[] = [
    { seat: 2, facts: [{ fact: 'shared', card: 'khartoum', from: 1, to: 2 }] },
    { seat: 2, facts: [{ fact: 'moved', seat: 2, from: 'tokyo', to: 'san-francisco', by: 'drive' }] },
    {
      seat: 2,
      facts: [
        { fact: 'drew', seat: 2, count: 2 },
        { fact: 'drewCard', seat: 2, card: 'lima' },
        { fact: 'drewCard', seat: 2, card: 'paris' },
        ...(['new-york', 'mexico-city'] as const).flatMap((city): Fact[] => [
          { fact: 'infectionDrawn', city, from: 'top' },
          { fact: 'placed', city, colour: 'blue', count: 1, now: 1, cause: 'infection' },
        ]),
      ],
    },
  ];
  expect(tellRecap(WHOLE.en, speaker, turn).join(' ')).toBe(
    'The Medic took Khartoum from you, drove to San Francisco and drew Lima and Paris. Infected: New York, Mexico City.',
  );
  expect(tellRecap(WHOLE.fr, { ...speaker, language: 'fr' }, turn).join(' ')).toBe(
    'Le Médecin reçoit Khartoum de vous, va à San Francisco et pioche Lima et Paris. Propagation\u00a0: New York, Mexico.',
  );
});

test('“there” is said of one city alone', () => {
  const seats = [{ seat: 1, role: 'medic' }];
  const speaker = speakerOf({ language: 'en', game: 'base', seats, you: [] });
  const treated = (city: string): Fact => ({
    fact: 'removed',
    city,
    colour: 'blue',
    count: 1,
    now: 0,
    by: 'treat',
  });
  const moved: Fact = { fact: 'moved', seat: 1, from: 'essen', to: 'paris', by: 'drive' };
  const told = (...facts: readonly Fact[]): string =>
    tellRecap(WHOLE.en, speaker, [{ seat: 1, facts }]).join(' ');
  expect(told(moved, treated('paris'))).toBe('The Medic drove to Paris and treated 1 blue cube there.');
  expect(told(treated('essen'), moved, treated('paris'))).toBe(
    'The Medic drove to Paris and treated 1 blue cube in Essen and 1 blue cube in Paris.',
  );
});

test('cards that went the same way are told together', () => {
  const seats = [
    { seat: 1, role: 'medic' },
    { seat: 2, role: 'scientist' },
  ];
  const speaker = speakerOf({ language: 'en', game: 'base', seats, you: [1] });
  const facts = ['paris', 'milan', 'essen'].map((card): Fact => ({ fact: 'shared', card, from: 1, to: 2 }));
  const told = [{ seat: 1, facts }];
  expect(tellRecap(WHOLE.en, speaker, told)).toEqual(['You gave Paris, Milan and Essen to the Scientist.']);
  expect(tellRecap(WHOLE.fr, { ...speaker, language: 'fr' }, told)).toEqual([
    'Vous donnez Paris, Milan et Essen à la Scientifique.',
  ]);
});

// Games of one deal side by side: the better first, and only those count that did not know the cards.
import { describe, expect, test } from 'vitest';
import { resultOf, standings, type DealGame } from '../../src/deals/standings.ts';

const DAY = '2026-11-16';
const MORNING = Date.parse(`${DAY}T08:00:00Z`);

interface Told {
  readonly people?: readonly string[];
  readonly began?: number;
  readonly day?: string;
  readonly ending?: string;
  readonly turns?: number;
  readonly goals?: number;
  readonly outbreaks?: number;
}

function game(table: string, told: Told = {}): DealGame {
  const { people = [table], began = MORNING, day = DAY, ending = 'won' } = told;
  const { turns = 20, goals = 4, outbreaks = 2 } = told;
  return {
    table,
    about: {
      game: 'base',
      players: 2,
      epidemics: 4,
      challenges: [],
      seats: [
        { seat: 1, name: `name of ${table}` },
        { seat: 2, bot: 'fast' },
      ],
      waitsFor: 0,
      day,
      ...(ending === 'abandoned' ? {} : { ending }),
    },
    played: {
      people,
      began,
      end: { at: began + 1000, turns, goals, outbreaks, cardsLeft: 7, undone: 1, hinted: 0 },
    },
  };
}

const running = (table: string, told: Told = {}): DealGame => {
  const { played, ...rest } = game(table, told);
  const { end: _, ...still } = played;
  return { ...rest, played: still };
};

const order = (games: readonly DealGame[], day: string | undefined = DAY): string[] =>
  standings(games, day).map(({ game: { table }, place, aside }) => `${table} ${String(place ?? aside)}`);

describe('which game is better', () => {
  test('won before lost before given up', () => {
    const games = [
      game('up', { ending: 'abandoned' }),
      game('lost', { ending: 'outbreaks' }),
      game('won', { turns: 40 }),
    ];
    expect(order(games)).toEqual(['won 1', 'lost 2', 'up 3']);
  });

  test('of those that won the quicker one, then the one with fewer outbreaks; equal ones share a place', () => {
    const games = [
      game('slow', { turns: 22 }),
      game('rough', { outbreaks: 5 }),
      game('calm', { outbreaks: 1 }),
      game('calm too', { outbreaks: 1, began: MORNING + 5 }),
    ];
    expect(order(games)).toEqual(['calm 1', 'calm too 1', 'rough 3', 'slow 4']);
  });

  test('of those that lost the one that came further, then with fewer outbreaks, then the longer one', () => {
    const lost = (table: string, told: Told): DealGame => game(table, { ending: 'cards', ...told });
    const games = [
      lost('near', { goals: 3, outbreaks: 7 }),
      lost('calm', { goals: 2, outbreaks: 1 }),
      lost('long', { goals: 2, outbreaks: 3, turns: 21 }),
      lost('short', { goals: 2, outbreaks: 3, turns: 9 }),
    ];
    expect(order(games.toReversed())).toEqual(['near 1', 'calm 2', 'long 3', 'short 4']);
  });
});

describe('which game counts', () => {
  test('the first that somebody began, also where it was given up or is still on', () => {
    const games = [
      game('first', { people: ['ann'], ending: 'abandoned' }),
      game('again', { people: ['ann'], began: MORNING + 10, turns: 10 }),
      running('open', { people: ['bob'] }),
      game('second', { people: ['bob', 'eve'], began: MORNING + 20, turns: 12 }),
      game('hers', { people: ['eve'], began: MORNING + 30, turns: 11 }),
      game('other', { people: ['zoe'], turns: 30 }),
    ];
    expect(order(games)).toEqual(['other 1', 'first 2', 'again repeat', 'hers repeat', 'second repeat']);
  });

  test('only one that was made for the day and began on it', () => {
    const games = [
      game('late', { began: MORNING + 86_400_000 }),
      game('forked', { day: '2026-11-15' }),
      game('on time'),
    ];
    expect(order(games)).toEqual(['on time 1', 'forked repeat', 'late late']);
    expect(standings(games, undefined).map(({ place }) => place)).toEqual([1, 1, 1]);
  });

  test('a game that has not begun and one that runs are not listed', () => {
    expect(order([running('on'), running('before', { began: 0 })])).toEqual([]);
  });
});

test('only whoever was there is told where it was played', () => {
  const [standing] = standings([game('one', { people: ['ann'] })], DAY);
  const told = {
    names: ['name of one'],
    bots: ['fast'],
    ending: 'won',
    turns: 20,
    goals: 4,
    outbreaks: 2,
    cardsLeft: 7,
    undone: 1,
    hinted: 0,
    ended: '2026-11-16T08:00:01.000Z',
    place: 1,
  };
  expect(resultOf(standing!, 'ann')).toEqual({ ...told, mine: 'yes', table: 'one' });
  expect(resultOf(standing!, 'bob')).toEqual({ ...told, mine: 'no' });
  expect(resultOf(standing!, undefined)).toEqual({ ...told, mine: 'no' });
});

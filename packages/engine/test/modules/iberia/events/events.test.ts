import { describe, expect, it } from 'vitest';
import { formatCommand, legal, parseCommand } from '../../../../src/index.ts';
import type { IberianScenario } from '../../../scenario/iberia.ts';
import { EVENTS, holding, PLANS, PLAYS, stage } from './plays.ts';

const discard = (table: IberianScenario): readonly string[] => table.view().playerDiscard;
const frame = (table: IberianScenario): unknown => table.view().frames.at(-1);

/** Ways to a moment at which the game stops and events may be played, besides the actions. */
const PAUSES: Readonly<Record<string, (event: string) => IberianScenario>> = {
  'before the first infection card': (event) =>
    holding(event).as('sailor').does('end').asks('infections', { left: 2 }),
  'between two infection cards': (event) =>
    holding(event).as('sailor').does('end', 'infect').asks('infections', { left: 1 }),
  'at the end of the turn': (event) =>
    holding(event).as('sailor').does('end', 'infect', 'infect').asks('pause'),
  'between two epidemics': (event) =>
    holding(event, { drawNext: ['epidemic', 'epidemic'] })
      .as('sailor')
      .does('end')
      .asks('pause'),
  'while a hand is too large': (event) =>
    holding(event, { hands: { sailor: ['soria', 'toledo', 'leon', 'vigo', 'porto', 'evora'] } })
      .as('sailor')
      .does('end')
      .asks('hand-limit', { seat: 1 }),
};

/** Ways into a question that has to be answered before anything else happens. */
const QUESTIONS: Readonly<Record<string, (event: string) => IberianScenario>> = {
  'which token pays': (event) =>
    holding(event, { tokens: { r20: 1, r21: 1 }, infectNext: ['madrid'] })
      .as('sailor')
      .does('end', 'infect')
      .asks('payment'),
  'whether a card may be taken': (event) =>
    holding(event, { at: { politician: 'granada', agronomist: 'madrid' }, hands: { sailor: ['madrid'] } })
      .as('sailor')
      .does('give madrid to agronomist')
      .asks('consent', { asked: 3 }),
  'how another event is used': (event) => {
    const other = event === 'purify-water' ? 'overseas-migration' : 'purify-water';
    return holding(event, { hands: { sailor: [other, 'soria'] } })
      .as('sailor')
      .does(PLAYS[other]![0])
      .asks(event === 'purify-water' ? 'migration' : 'second-token');
  },
};

describe('All events', () => {
  it('IB-EVC-0 are fifteen different cards, one of each', () => {
    const { cardIds, firstEvent, firstEpidemic } = stage().game;
    expect(cardIds.slice(firstEvent, firstEpidemic).toSorted()).toEqual(EVENTS.toSorted());
    expect(new Set(EVENTS).size).toBe(15);
    for (const event of EVENTS) expect(cardIds.filter((card) => card === event)).toEqual([event]);
  });

  it.each(EVENTS)(
    'IB-EVC-0 are played from the hand of anybody, cost no action, and are discarded after their effect',
    (event) => {
      const table = holding(event);
      for (const command of PLAYS[event]!) {
        expect(discard(table)).not.toContain(event);
        expect(table.view().seats[1]!.hand).toContain(event);
        table.does(command);
      }
      expect(discard(table)).toContain(event);
      expect(table.view().seats[1]!.hand).not.toContain(event);
      table.asks('actions', { seat: 1, left: event === 'one-more-day' ? 6 : 4 });
      table.refuses(PLAYS[event]![0], 'card-not-held');
    },
  );

  it.each(EVENTS)('IB-EVC-0 are played by nobody but their holder', (event) => {
    const [command] = PLAYS[event]!;
    const table = holding(event)
      .as('sailor')
      .refuses(command, 'card-not-held')
      .as('agronomist')
      .refuses(command, 'card-not-held')
      .as('politician')
      .allows(command);
    expect(table.legal().filter((text) => text.includes(`: ${event}`) && !text.startsWith('2:'))).toEqual([]);
  });

  it.each(EVENTS.flatMap((event) => Object.keys(PAUSES).map((pause) => [event, pause] as const)))(
    'IB-EVC-0 are played in every pause of a turn, and the turn goes on where it was',
    (event, pause) => {
      const table = PAUSES[pause]!(event).as('politician');
      const before = frame(table);
      if (event === 'one-more-day') {
        table.refuses(event, 'actions-over');
        return;
      }
      table.does(...PLAYS[event]!).discarded(event);
      const mild = event === 'good-season' && pause === 'before the first infection card';
      expect(frame(table)).toEqual(mild ? { frame: 'infections', left: 1 } : before);
    },
  );

  it.each(EVENTS.flatMap((event) => Object.keys(QUESTIONS).map((question) => [event, question] as const)))(
    'IB-EVC-0 are played by nobody while a question is open',
    (event, question) => {
      const table = QUESTIONS[question]!(event).as('politician').refuses(PLAYS[event]![0], 'not-now');
      expect(table.legal().join('\n')).not.toContain(`: ${event}`);
    },
  );

  it.each(EVENTS)('IB-EVC-0 are written in words that mean the same when they are read', (event) => {
    const table = holding(event);
    const unclear = (): string[] =>
      legal(table.state)
        .filter((command) => {
          const read = parseCommand(table.state, formatCommand(table.game, command));
          return !read.ok || JSON.stringify(read.value) !== JSON.stringify(command);
        })
        .map((command) => formatCommand(table.game, command));
    expect(table.legal('politician').every((text) => text.startsWith(`2: ${event}`))).toBe(true);
    for (const command of PLAYS[event]!) {
      expect(unclear()).toEqual([]);
      table.allows(command).does(command);
    }
  });

  it('IB-EVC-0 are offered all at once when somebody holds each of them', () => {
    const table = stage({
      hands: {
        sailor: EVENTS.slice(0, 5),
        politician: [...EVENTS.slice(5, 10), 'soria'],
        agronomist: [...EVENTS.slice(10), 'cadiz'],
      },
      at: { agronomist: 'granada', politician: 'granada' },
      cubes: { leon: { red: 2 } },
    });
    const kinds = new Set<string>(legal(table.state).map(({ kind }) => kind));
    expect(EVENTS.filter((event) => event !== PLANS && !kinds.has(event))).toEqual([]);
    table.as('agronomist').refuses(`${PLANS} good-season`, 'not-discarded');
  });
});

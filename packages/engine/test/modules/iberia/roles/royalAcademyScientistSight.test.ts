import { describe, expect, it } from 'vitest';
import { apply, factsFor, parseCommand, sight } from '../../../../src/index.ts';
import { iberia, type IberianScenario } from '../../../scenario/iberia.ts';

const SCIENTIST = 'royal-academy-scientist';
const roles = [SCIENTIST, 'sailor', 'politician'];
const options = { windows: 'possible' };
/** The other players, and somebody who only watches. */
const OTHERS = ['sailor', 'politician', undefined];

/** A table whose player deck begins with these cards, in piles of these sizes, the top one first. */
function withPiles(drawNext: readonly string[], sizes: readonly number[], size?: number): IberianScenario {
  const deckSize = size === undefined ? {} : { playerDeckSize: size };
  const table = iberia({ roles, options, drawNext, ...deckSize });
  const { playerDeck } = table.state;
  let end = playerDeck.size;
  let group = sizes.length + 1;
  table.state.lastGroup = group;
  for (const pile of sizes) {
    playerDeck.group.fill(group--, end - pile, end);
    end -= pile;
  }
  return table;
}

const numberOf = (role: string | undefined): number => (role === undefined ? 0 : roles.indexOf(role) + 1);
const cellsFor = (table: IberianScenario, role: string | undefined): number[] =>
  Array.from(sight(table.state, numberOf(role)).table.cells);

const commandsOf = (table: IberianScenario, role: string | undefined): string[] =>
  role === undefined ? [] : table.legal(role);

/** Nothing that this viewer gets tells the two tables apart. */
function alikeFor(role: string | undefined, one: IberianScenario, other: IberianScenario): void {
  expect(cellsFor(other, role)).toEqual(cellsFor(one, role));
  expect(other.view(role)).toEqual(one.view(role));
  expect(commandsOf(other, role)).toEqual(commandsOf(one, role));
  expect(factsFor(other.facts, numberOf(role))).toEqual(factsFor(one.facts, numberOf(role)));
}

function alikeForOthers(one: IberianScenario, other: IberianScenario): void {
  for (const role of OTHERS) alikeFor(role, one, other);
}

/** What a player hears who says this out of turn, in both forms. */
function answers(table: IberianScenario, text: string): unknown {
  const parsed = parseCommand(table.state, text);
  return parsed.ok ? [parsed, apply(table.state, parsed.value)] : parsed;
}

const topGroup = (table: IberianScenario, role?: string): unknown => table.view(role).playerDeck.groups[0];

const PAIRS = [
  {
    which: 'the epidemic of the pile is among the three, or lies below',
    sizes: [5],
    one: ['epidemic', 'vigo', 'cadiz', 'malaga', 'huelva'],
    other: ['vigo', 'cadiz', 'malaga', 'huelva', 'epidemic'],
  },
  {
    which: 'the epidemic of the pile was drawn before',
    sizes: [5],
    one: ['a-coruna', 'vigo', 'cadiz', 'malaga', 'huelva'],
    other: ['malaga', 'huelva', 'cadiz', 'a-coruna', 'vigo'],
  },
  {
    which: 'the third card is the first of the next pile',
    sizes: [2, 5],
    one: ['vigo', 'cadiz', 'epidemic', 'malaga', 'huelva', 'porto', 'lisboa'],
    other: ['cadiz', 'vigo', 'porto', 'lisboa', 'malaga', 'huelva', 'epidemic'],
  },
  {
    which: 'two epidemics are among the three, or one',
    sizes: [2, 5],
    one: ['epidemic', 'vigo', 'epidemic', 'malaga', 'huelva', 'porto', 'lisboa'],
    other: ['vigo', 'epidemic', 'porto', 'lisboa', 'malaga', 'huelva', 'epidemic'],
  },
  {
    which: 'a pile of three is seen whole',
    sizes: [3, 4],
    one: ['epidemic', 'vigo', 'cadiz', 'malaga', 'epidemic', 'huelva', 'porto'],
    other: ['cadiz', 'vigo', 'epidemic', 'malaga', 'huelva', 'porto', 'epidemic'],
  },
  {
    which: 'only two cards are left',
    sizes: [2],
    size: 2,
    one: ['epidemic', 'vigo'],
    other: ['vigo', 'epidemic'],
  },
];

describe('What others learn from a study', () => {
  it.each(PAIRS)(
    'IB-RAS-12 IB-RAS-5 is nothing that depends on the hidden cards',
    ({ sizes, size, ...cards }) => {
      const one = withPiles(cards.one, sizes, size);
      const other = withPiles(cards.other, sizes, size);
      alikeForOthers(one, other);
      for (const table of [one, other]) table.does('study').asks('study', { seat: 1 });
      alikeForOthers(one, other);
      expect(cellsFor(other, SCIENTIST)).not.toEqual(cellsFor(one, SCIENTIST));
      for (const text of [
        '2: order vigo',
        '2: order epidemic-1',
        '2: order lisboa',
        '2: order',
        '2: ordre',
      ]) {
        expect(answers(other, text)).toEqual(answers(one, text));
        expect(JSON.stringify(answers(one, text))).not.toMatch(/cadiz|malaga|huelva/u);
      }
      while (one.view().frames.at(-1)!.frame === 'study') {
        for (const table of [one, other]) table.does(table.legal().at(-1)!);
        alikeForOthers(one, other);
      }
      for (const table of [one, other]) table.asks('actions', { left: 3 });
    },
  );

  it('IB-RAS-12 stays hidden while the first of the ordered cards are drawn', () => {
    const one = withPiles(['epidemic', 'vigo', 'cadiz', 'malaga', 'huelva'], [5]);
    const other = withPiles(['malaga', 'vigo', 'cadiz', 'epidemic', 'huelva'], [5]);
    for (const table of [one, other]) table.does('study', 'order cadiz', 'order vigo', 'end');
    alikeForOthers(one, other);
    for (const table of [one, other]) table.as('sailor').does('drive toledo');
    alikeForOthers(one, other);
    expect(topGroup(one, SCIENTIST)).toMatchObject({
      size: 3,
      known: { 1: 'epidemic-1' },
      sets: { cards: 2 },
    });
    expect(topGroup(other, SCIENTIST)).toMatchObject({ known: { 1: 'malaga' } });
    expect(topGroup(one, 'sailor')).toEqual({ size: 3, known: {}, sets: { cards: 2, epidemics: 1 } });
  });

  it('IB-RAS-12 the facts of a study name the cards to the Scientist alone', () => {
    const cards = ['vigo', 'epidemic-1', 'malaga'];
    const table = withPiles(['vigo', 'epidemic', 'malaga', 'huelva'], [4]).does('study');
    expect(table.heard(SCIENTIST)).toContainEqual({ fact: 'saw', seat: 1, cards, audience: [1] });
    const told = { fact: 'lookedAt', seat: 1, deck: 'player', count: 3 };
    for (const viewer of [0, 2, 3]) expect(factsFor(table.facts, viewer)).toEqual([told]);
    table.does('order malaga');
    expect(table.heard(SCIENTIST)).toMatchObject([
      { fact: 'reordered', seat: 1, card: 'malaga', position: 1 },
    ]);
    for (const viewer of [0, 2, 3]) expect(factsFor(table.facts, viewer)).toEqual([]);
    table.does('order vigo');
    expect(table.heard(SCIENTIST)).toMatchObject([{ card: 'vigo' }, { card: 'epidemic-1', position: 3 }]);
    for (const viewer of [0, 2, 3]) expect(factsFor(table.facts, viewer)).toEqual([]);
  });

  it('IB-RAS-12 leaves what the others know of the pile as it was', () => {
    const table = withPiles(['vigo', 'epidemic', 'malaga', 'huelva', 'porto', 'lisboa'], [6]);
    const before = OTHERS.map((role) => table.view(role).playerDeck);
    table.does('study', 'order malaga', 'order vigo');
    expect(OTHERS.map((role) => table.view(role).playerDeck)).toEqual(before);
    expect(topGroup(table)).toEqual({ size: 6, known: {}, sets: { cards: 5, epidemics: 1 } });
  });
});

describe('What the Scientist knows after a study', () => {
  it('IB-RAS-12 IB-RAS-8 is the order he chose, until each card is drawn', () => {
    const table = withPiles(['vigo', 'epidemic', 'a-coruna', 'huelva', 'porto'], [5]).does('study');
    expect(topGroup(table, SCIENTIST)).toEqual({
      size: 5,
      known: { 1: 'vigo', 2: 'epidemic-1', 3: 'a-coruna' },
      sets: { cards: 2 },
    });
    table.does('order a-coruna', 'order vigo');
    expect(topGroup(table, SCIENTIST)).toMatchObject({
      known: { 1: 'a-coruna', 2: 'vigo', 3: 'epidemic-1' },
    });
    table.does('end').hand(SCIENTIST, 'a-coruna', 'vigo');
    expect(topGroup(table, SCIENTIST)).toMatchObject({ size: 3, known: { 1: 'epidemic-1' } });
    table.as('sailor').does('end').told({ fact: 'epidemicDrawn', seat: 2, card: 'epidemic-1' });
    expect(topGroup(table, SCIENTIST)).toEqual({ size: 1, known: {}, sets: { cards: 1 } });
  });

  it('IB-RAS-12 IB-RAS-9 grows with a second look and forgets nothing', () => {
    const table = withPiles(['vigo', 'cadiz', 'malaga', 'epidemic', 'huelva', 'porto', 'lisboa'], [7])
      .does('study', 'order malaga', 'order cadiz', 'end')
      .as('sailor')
      .does('end')
      .as('politician')
      .does('end')
      .as(SCIENTIST)
      .does('study');
    expect(table.view('sailor').playerDeck.groups[0]!.known).toEqual({});
    expect(Object.keys(table.view(SCIENTIST).playerDeck.groups[0]!.known)).toEqual(['1', '2', '3']);
    const seven = ['vigo', 'epidemic', 'cadiz', 'malaga', 'huelva', 'porto', 'lisboa'];
    const again = withPiles(seven, [7]).does('study', 'order vigo', 'order cadiz', 'study');
    expect(topGroup(again, SCIENTIST)).toEqual({
      size: 7,
      known: { 1: 'vigo', 2: 'cadiz', 3: 'epidemic-1' },
      sets: { cards: 4 },
    });
  });

  it('IB-RAS-12 is the same from any seat of the table', () => {
    const table = iberia({
      roles: ['sailor', SCIENTIST],
      turn: SCIENTIST,
      drawNext: ['vigo', 'cadiz', 'malaga'],
    })
      .does('study')
      .told({ fact: 'saw', seat: 2, cards: ['vigo', 'cadiz', 'malaga'], audience: [2] })
      .asks('study', { seat: 2 })
      .waitsFor(SCIENTIST)
      .does('order malaga', 'order cadiz')
      .asks('actions', { seat: 2, left: 3 });
    expect(table.view(SCIENTIST).playerDeck.groups[0]!.known).toEqual({ 1: 'malaga', 2: 'cadiz', 3: 'vigo' });
    expect(table.view('sailor').playerDeck.groups[0]!.known).toEqual({});
  });

  it('IB-RAS-12 says nothing about the cards below the third', () => {
    const one = withPiles(['vigo', 'cadiz', 'malaga', 'epidemic', 'huelva'], [5]).does('study');
    const other = withPiles(['vigo', 'cadiz', 'malaga', 'huelva', 'epidemic'], [5]).does('study');
    alikeFor(SCIENTIST, one, other);
    for (const table of [one, other]) table.does('order malaga', 'order vigo');
    alikeFor(SCIENTIST, one, other);
  });
});

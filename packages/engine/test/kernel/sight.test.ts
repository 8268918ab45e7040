import { describe, expect, it } from 'vitest';
import { sight, view, type State } from '../../src/index.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const HANDS = { medic: ['paris', 'airlift'], scientist: ['tokyo', 'lima', 'forecast'] };
const table = (hands: string): Scenario =>
  scenario({ roles: ['medic', 'scientist'], epidemics: 5, hands: HANDS, options: { hands } });

const cells = (state: State, viewer: number): string => sight(state, viewer).table.cells.join(' ');

/** The same position with other cards in the hand of the Scientist and another order of the decks. */
const disguised = (hands: string): Scenario =>
  scenario({
    roles: ['medic', 'scientist'],
    epidemics: 5,
    hands: { ...HANDS, scientist: ['cairo', 'lagos', 'one-quiet-night'] },
    infectNext: ['osaka', 'delhi', 'bogota'],
    drawNext: ['milan', 'tokyo'],
    options: { hands },
  });

describe('a sight', () => {
  it('is the same whatever lies in private hands and decks', () => {
    const [one, other] = [table('private').state, disguised('private').state];
    expect(cells(other, 1)).toBe(cells(one, 1));
    expect(cells(other, 0)).toBe(cells(one, 0));
    expect(cells(other, 2)).not.toBe(cells(one, 2));
    expect(view(other, 1)).toEqual(view(one, 1));
  });

  it('shows open hands to everybody', () => {
    const [one, other] = [table('open').state, disguised('open').state];
    for (const viewer of [0, 1, 2]) expect(cells(other, viewer)).not.toBe(cells(one, viewer));
    expect(view(one, 0).seats[1]!.hand).toHaveLength(3);
  });

  it('shows the own hand and only the size of the others', () => {
    const { state } = table('private');
    expect(view(state, 1).seats.map(({ hand }) => [...hand].sort())).toEqual([['airlift', 'paris'], []]);
    expect(view(state, 2).seats.map(({ hand }) => hand.length)).toEqual([0, 3]);
    expect(view(state, 0).seats.map(({ hand, handSize }) => [hand.length, handSize])).toEqual([
      [0, 2],
      [0, 3],
    ]);
  });

  it('never holds the words of chance', () => {
    const { state } = table('open');
    expect(Array.from(state.random)).not.toEqual([0, 0, 0, 0]);
    for (const viewer of [0, 1, 2])
      expect(Array.from(sight(state, viewer).table.random)).toEqual([0, 0, 0, 0]);
  });

  it('is apart from the state: changing it changes nothing', () => {
    const { state } = table('open');
    const before = Array.from(state.cells);
    sight(state, 1).table.cells.fill(9);
    expect(Array.from(state.cells)).toEqual(before);
  });

  it('remembers a card that was passed openly until it is played', () => {
    const shared = scenario({
      roles: ['medic', 'scientist'],
      epidemics: 5,
      options: { hands: 'private' },
      hands: { medic: ['atlanta', 'paris'], scientist: ['tokyo'] },
    })
      .does('give atlanta to scientist')
      .as('scientist')
      .does('accept');
    expect(view(shared.state, 1).seats[1]!.hand).toEqual(['atlanta']);
    expect(view(shared.state, 0).seats[1]!.hand).toEqual(['atlanta']);
    expect(view(shared.state, 1).seats[0]!.hand).toEqual(['paris']);
    shared.asks('actions', { left: 3 });
  });

  it('tells how many cards of which reshuffled set lie on top of the infection deck', () => {
    const seen = scenario({
      roles: ['medic', 'scientist'],
      drawNext: ['epidemic', 'paris'],
      infectionDiscard: ['milan', 'cairo'],
      infectLast: ['lagos'],
    })
      .does('end', 'continue')
      .view('medic').infectionDeck;
    expect(seen.groups[0]).toMatchObject({ size: 3, known: {}, sets: { 'set-2': 3 } });
    expect([...seen.sets['set-2']!].sort()).toEqual(['cairo', 'lagos', 'milan']);
  });
});

describe('what a public question tells about private hands', () => {
  const options = { hands: 'private' };

  it('a card that is offered is known to be in the hand it is offered from', () => {
    const asked = scenario({
      roles: ['medic', 'scientist', 'researcher'],
      epidemics: 5,
      options,
      hands: { medic: ['atlanta', 'paris'] },
    }).does('give atlanta to scientist');
    for (const viewer of [0, 2, 3]) expect(view(asked.state, viewer).seats[0]!.hand).toEqual(['atlanta']);
    asked.asks('consent', { asked: 2 });
  });

  it('an event that is proposed is known to be in the hand it is proposed from', () => {
    const asked = scenario({
      roles: ['medic', 'scientist', 'researcher'],
      epidemics: 5,
      options,
      hands: { medic: ['airlift', 'paris'] },
    }).does('airlift scientist to tokyo');
    for (const viewer of [0, 2, 3]) expect(view(asked.state, viewer).seats[0]!.hand).toEqual(['airlift']);
    asked.asks('consent', { asked: 2 });
  });

  it('an event is known to all while its effect is being carried out', () => {
    const asked = scenario({
      roles: ['medic', 'scientist'],
      epidemics: 5,
      options,
      hands: { medic: ['forecast', 'paris'] },
    }).does('forecast');
    for (const viewer of [0, 2]) {
      const seen = view(asked.state, viewer);
      expect([...seen.seats[0]!.hand, ...seen.playerDiscard]).toEqual(['forecast']);
    }
    asked.asks('forecast', { placed: 0 });
  });

  it('a card paid for moving another pawn is known to be in the hand of the Dispatcher', () => {
    const asked = scenario({
      roles: ['dispatcher', 'scientist', 'medic'],
      epidemics: 5,
      options,
      hands: { dispatcher: ['tokyo', 'paris'] },
    }).does('send scientist direct to tokyo');
    for (const viewer of [0, 2, 3]) expect(view(asked.state, viewer).seats[0]!.hand).toEqual(['tokyo']);
    asked.asks('consent', { asked: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../src/index.ts';
import { checkPosition } from '../../../properties/invariants.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const cubes = { bangkok: { red: 1 } };
const table = (hand: readonly string[], position: Partial<Position> = {}): Scenario =>
  scenario({
    boxes: ['lab'],
    roles: ['virologist', 'medic'],
    hands: { virologist: hand },
    cubes,
    ...position,
  });
const pieces = (s: Scenario): string[] => s.legal().filter((command) => command.includes('piece'));
const four = ['tokyo', 'osaka', 'seoul', 'manila'];

describe('cures with pairs', () => {
  it('LAB-VIR-1 two cards of one colour stand for one of the cure', () => {
    const s = table([...four, 'lima', 'lagos'])
      .does('cure red piece by piece')
      .cure('red', 'cured')
      .hand('virologist')
      .discarded(...four, 'lima', 'lagos')
      .asks('actions', { left: 3 });
    checkPosition(s.state, 0);
  });

  it('LAB-VIR-1 she says which pair where there are several, and cards of the colour come last', () => {
    const s = table([...four, 'lima', 'lagos', 'miami'])
      .does('cure red piece by piece')
      .asks('cure-payment', { seat: 1, colour: 'red', left: 5 })
      .waitsFor('virologist')
      .refuses('pay tokyo', 'rest-unpaid');
    expect(s.legal().sort()).toEqual([
      '1: pay lima and lagos',
      '1: pay miami and lagos',
      '1: pay miami and lima',
    ]);
    expect(restore(s.game, snapshot(s.state)).ok).toBe(true);
    s.does('pay miami and lagos').cure('red', 'cured').hand('virologist', 'lima');
  });

  it('LAB-VIR-2 several pairs, of different colours too', () => {
    table(['tokyo', 'osaka', 'seoul', 'lima', 'lagos', 'cairo', 'delhi'])
      .does('cure red piece by piece')
      .cure('red', 'cured')
      .hand('virologist');
    table(['tokyo', 'osaka', 'seoul', 'lima', 'lagos', 'miami', 'bogota'])
      .does('cure red piece by piece')
      .cure('red', 'cured')
      .hand('virologist');
  });

  it('LAB-VIR-3 LAB-VIR-13 two different colours are no pair, nor is an event or a card twice', () => {
    const s = table([...four, 'lima', 'cairo', 'forecast']);
    expect(pieces(s)).toEqual([]);
    s.refuses('cure red piece by piece', 'no-other-payment');
    table([...four, 'lima', 'lagos', 'miami', 'forecast'])
      .does('cure red piece by piece')
      .refuses('pay lima and tokyo', 'no-pair')
      .refuses('pay lima and lima', 'no-pair')
      .refuses('pay lima and forecast', 'not-a-city-card')
      .refuses('pay lima and paris', 'card-not-held');
  });

  it('LAB-EX-3 two pairs of different colours and three red cards cure red', () => {
    const hand = ['lima', 'lagos', 'paris', 'milan', 'tokyo', 'osaka', 'seoul'];
    table(hand)
      .does('cure red piece by piece')
      .cure('red', 'cured')
      .hand('virologist')
      .discarded(...hand);
    table([...hand, 'essen'])
      .does('cure red piece by piece')
      .refuses('pay lima and paris', 'no-pair');
  });

  it('LAB-VIR-4 no card of the colour itself is needed', () => {
    const pairs = ['lima', 'lagos', 'miami', 'bogota', 'cairo', 'delhi', 'paris', 'milan'];
    table([...pairs, 'tokyo'])
      .does('cure red piece by piece')
      .cure('red', 'cured')
      .hand('virologist');
    const more = [...pairs, 'essen', 'london'];
    expect(pieces(table(more))).toContain('1: cure red piece by piece');
    table(more).does('cure red piece by piece').cure('red', 'cured').hand('virologist');
  });

  it('LAB-VIR-11 a pair of the cure colour is refused', () => {
    table(['tokyo', 'osaka', 'seoul', 'manila', 'lima', 'lagos', 'miami'])
      .does('cure red piece by piece')
      .refuses('pay tokyo and osaka', 'wrong-colour');
    expect(pieces(table([...four, 'taipei', 'sydney']))).toEqual([]);
  });

  it('LAB-VIR-12 pairs pay for nobody else, and her own action takes one card', () => {
    const s = table([], { turn: 'medic', hands: { medic: [...four, 'lima', 'lagos'] } });
    expect(pieces(s)).toEqual([]);
    s.refuses('cure red piece by piece', 'no-other-payment');
    table(['lima', 'lagos']).refuses('remove cube from bangkok with lima', 'no-cube');
  });

  it('LAB-VIR-1 a payment can be taken back and costs nothing until it is complete: nothing is revealed', () => {
    const hand = [...four, 'taipei', 'lima', 'lagos', 'miami'];
    const s = table(hand, { options: { hands: 'private' } });
    const { reveals } = s.state;
    s.does('cure red piece by piece', 'pay miami and lima').asks('cure-payment', { left: 4 });
    expect(s.state.reveals).toBe(reveals);
    expect(s.legal('medic')).toEqual([]);
  });
});

describe('removing a cube anywhere', () => {
  const board: Partial<Position> = {
    cubes: { bangkok: { red: 3 }, paris: { red: 1, blue: 2 }, cairo: { black: 1 } },
  };

  it('LAB-VIR-5 LAB-VIR-6 one card for one cube of its colour in any city, for an action', () => {
    const s = table(['tokyo', 'lima'], board)
      .does('remove cube from bangkok with tokyo')
      .told(
        { fact: 'discarded', card: 'tokyo' },
        { fact: 'removed', city: 'bangkok', count: 1, by: 'virologist' },
      )
      .cubes('bangkok', 'red', 2)
      .supply('red', 21)
      .hand('virologist', 'lima')
      .asks('actions', { left: 3 });
    table(['tokyo'], board).does('remove cube from paris with tokyo').cubes('paris', 'red', 0);
    expect(s.legal().filter((command) => command.includes('remove'))).toEqual([]);
  });

  it('LAB-VIR-7 is no treatment: one cube of a cured disease, and Improved Sanitation adds nothing', () => {
    table(['tokyo'], { ...board, cured: ['red'] })
      .does('remove cube from bangkok with tokyo')
      .cubes('bangkok', 'red', 2);
    table(['tokyo', 'improved-sanitation'], board)
      .does('improved-sanitation', 'remove cube from bangkok with tokyo')
      .cubes('bangkok', 'red', 2);
  });

  it('LAB-VIR-8 LAB-VIR-10 not where no cube of the card’s colour lies', () => {
    table(['lima', 'tokyo', 'forecast'], board)
      .refuses('remove cube from cairo with lima', 'no-cube')
      .refuses('remove cube from cairo with tokyo', 'no-cube')
      .refuses('remove cube from cairo with delhi', 'card-not-held')
      .refuses('remove cube from cairo with forecast', 'not-a-city-card');
    table([], { ...board, turn: 'medic', hands: { medic: ['tokyo'] } }).refuses(
      'remove cube from bangkok with tokyo',
      'wrong-role',
    );
  });

  it('LAB-VIR-9 the last cube of a cured disease eradicates it', () => {
    table(['delhi'], { ...board, cured: ['black'] })
      .does('remove cube from cairo with delhi')
      .cure('black', 'eradicated')
      .supply('black', 24);
  });
});

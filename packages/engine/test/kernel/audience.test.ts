import { describe, expect, it } from 'vitest';
import { audienceOf, type Command } from '../../src/index.ts';
import { iberia } from '../scenario/iberia.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const forecast = (option: string): Scenario =>
  scenario({
    roles: ['scientist', 'researcher'],
    options: { forecast: option },
    hands: { researcher: ['forecast'] },
    infectNext: ['lima', 'lagos', 'osaka', 'paris', 'delhi', 'tokyo'],
  })
    .as('researcher')
    .does('forecast');

describe('Who may hear the words of a command', () => {
  it('BASE-EVC-17 the order of a Forecast is heard by the player alone', () => {
    const table = forecast('player').asks('forecast', { seat: 2 });
    expect(audienceOf(table.state, { kind: 'next', seat: 2, city: 'tokyo' })).toEqual([2]);
  });

  it('BASE-EVC-17 and by everybody where the table looks at the cards together', () => {
    const table = forecast('all').asks('forecast', { seat: 2 });
    expect(audienceOf(table.state, { kind: 'next', seat: 2, city: 'tokyo' })).toBeUndefined();
  });

  it('IB-RAS-12 the order of a study is heard by the Scientist alone', () => {
    const table = iberia({
      roles: ['sailor', 'royal-academy-scientist'],
      drawNext: ['vigo', 'porto', 'braga'],
    });
    expect(audienceOf(table.state, { kind: 'study', seat: 2 })).toBeUndefined();
    expect(audienceOf(table.state, { kind: 'order', seat: 2, card: 'porto' })).toEqual([2]);
    table.asks('actions', { left: 4 });
  });

  it('what is said openly at the table is heard by everybody, cards of private hands included', () => {
    const { state } = scenario({
      roles: ['medic', 'researcher'],
      epidemics: 5,
      options: { hands: 'private' },
      hands: { medic: ['atlanta'], researcher: ['tokyo'] },
    }).asks('actions', { left: 4 });
    const commands: Command[] = [
      { kind: 'drive', seat: 1, to: 'chicago' },
      { kind: 'charter', seat: 1, to: 'lima' },
      { kind: 'give', seat: 1, card: 'atlanta', player: 2 },
      { kind: 'take', seat: 1, card: 'lima', player: 2 },
      { kind: 'end', seat: 1 },
    ];
    for (const command of commands) expect(audienceOf(state, command)).toBeUndefined();
  });

  it('nobody hears what is no command of this game', () => {
    const { state } = scenario({ roles: ['medic', 'researcher'] }).asks('actions', { left: 4 });
    expect(audienceOf(state, { kind: 'drive', seat: 1, to: 'atlantis' })).toEqual([]);
    expect(audienceOf(state, { kind: 'study', seat: 1 })).toEqual([]);
  });
});

// What the terminal says of the Bio-Terrorist, to himself and to the others.
import { apply, compile, parseCommand, seedFromText, start, view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { boardLines } from '../../src/words/board.ts';

const compiled = compile({ boxes: ['brink'], challenges: ['bio-terrorist'], players: 3, epidemics: 4 });
if (!compiled.ok) throw new Error(compiled.error.message);
const { state } = start(compiled.value, seedFromText('terminal'));
const command = parseCommand(state, '3: hide lima');
if (!command.ok || !apply(state, command.value).ok) throw new Error('he cannot hide');

const linesOf = (seat: number): string => boardLines(state.game, view(state, seat)).join('\n');

it('tells him his city, his cards and what is left of his turn', () => {
  expect(linesOf(3)).toMatch(/^Bio-Terrorist: hidden in Lima, 2 infection cards: [^\n]+ and [^\n]+\.$/mu);
  expect(linesOf(3)).toContain('2 actions left, and a free drive.');
});

it('tells the others how many cards he has and in how many cities he may be', () => {
  for (const seat of [0, 1, 2]) {
    expect(linesOf(seat)).toMatch(/^Bio-Terrorist: hidden, 2 infection cards\.$/mu);
    expect(linesOf(seat)).toContain('He may be in 47 cities.');
    expect(linesOf(seat)).not.toContain('free drive');
  }
});

import { expect, it } from 'vitest';
import { compile, start } from '../../src/index.ts';
import type { Challenge } from '../../src/kernel/definition.ts';
import { startInto } from '../../src/kernel/start.ts';
import { blankState } from '../../src/kernel/state.ts';
import { after } from '../../src/kernel/steps.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from './madeUp.ts';

const SEED = Int32Array.of(1, 2, 3, 4);
const run = (): void => undefined;

it('puts a step after another, and refuses one that follows nothing', () => {
  expect(after('hands', baseGame.setup, { name: 'gift', run }).map(({ name }) => name)).toEqual([
    'board',
    'infections',
    'roles',
    'events',
    'hands',
    'gift',
    'deck',
    'start',
  ]);
  expect(() => after('picnic', baseGame.setup, { name: 'gift', run })).toThrow('There is no step picnic');
});

it('lets a challenge act between the hands and the deck, before the first turn', () => {
  const seen: unknown[] = [];
  const gift: Challenge = {
    id: 'gift',
    modules: [],
    options: [],
    parts: (usual) => usual,
    setup: (usual) =>
      after('hands', usual, {
        name: 'gift',
        run: (s) => seen.push([...s.handSizes], s.playerDeck.size, s.stack[0]),
      }),
  };
  const state = blankState(madeUpGame('gifts', { challenges: [gift] }, { challenges: ['gift'] }));
  startInto(state, SEED);
  expect(seen).toEqual([[4, 4], 48 + 5 - 8, 0]);
});

it('draws the diseases of a challenge after who begins was found, as records since the first version do', () => {
  const compiled = compile({ game: 'iberia', challenges: ['influx-of-patients', 'historical-diseases'] });
  if (!compiled.ok) throw new Error(compiled.error.message);
  expect(compiled.value.setup.map(({ name }) => name).slice(-3)).toEqual(['start', 'tokens', 'diseases']);
  const told = start(compiled.value, SEED).facts.map(({ fact }) => fact);
  expect(told.slice(-2)).toEqual(['firstPlayer', 'diseasesInPlay']);
});

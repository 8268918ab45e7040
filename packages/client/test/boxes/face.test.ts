// What the challenges of boxes show in the panels of the table.
import { compile, seedFromText, start, view, type View } from '@cordon/engine';
import { expect, it } from 'vitest';
import { faceWith } from '../../src/boxes/face.ts';
import { boxesOf } from '../../src/boxes/load.ts';
import type { GameFace } from '../../src/faces/face.ts';

async function shown(challenges: readonly string[]): Promise<{ face: GameFace; seen: View }> {
  const compiled = compile({ boxes: ['brink', 'lab'], challenges });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const seen = view(start(compiled.value, seedFromText('face')).state, 1);
  return { face: faceWith('base', await boxesOf('en', ['brink', 'lab'])), seen };
}

it('shows the strain only at tables that have one, and whether it sleeps', async () => {
  const { face, seen } = await shown([]);
  expect(face.strain(seen)).toBeUndefined();
  const { seen: begun } = await shown(['virulent-strain']);
  expect(face.strain(begun)).toEqual({ colour: undefined, state: 'unchosen', inForce: [] });
  const strain = { colour: 'red', inForce: ['rate-effect'], drawn: [] };
  const later = { ...begun, shows: { ...begun.shows, strain } };
  expect(face.strain(later)).toEqual({ colour: 'red', state: 'active', inForce: ['rate-effect'] });
  const cures = { red: 'eradicated' };
  expect(face.strain({ ...later, shows: { ...later.shows, cures } })?.state).toBe('dormant');
});

it('spares the purple cure while no purple cube is on the board', async () => {
  const { face, seen } = await shown(['mutation']);
  expect(face.goals(seen)).toHaveLength(5);
  expect(face.spared(seen)).toEqual(['purple']);
  const infected = { ...seen, cubes: { ...seen.cubes, lima: { purple: 1 } } };
  expect(face.spared(infected)).toEqual([]);
  expect(face.countsFor(infected, 'lima')).toEqual(['purple']);
  expect(face.countsFor(infected, 'paris')).toEqual([]);
  const cured = { ...infected, shows: { ...infected.shows, cures: { purple: 'cured' } } };
  expect([face.spared(cured), face.countsFor(cured, 'lima')]).toEqual([[], []]);
  expect(face.spared((await shown([])).seen)).toEqual([]);
});

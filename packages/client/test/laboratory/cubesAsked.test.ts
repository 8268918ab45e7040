// Questions that cubes answer are asked on the lab board too: at the line whose circles are filled, at the dish that is centrifuged.
import { expect, it } from 'vitest';
import { readOffers } from '../../src/choices/read.ts';
import { factsOf } from '../../src/games/games.ts';
import { cubesAsked } from '../../src/laboratory/cubesAsked.ts';
import { layoutOf } from '../../src/laboratory/layout.ts';

const offers = (...words: readonly string[]) => readOffers(factsOf('base'), words, 1);
const layout = layoutOf('tall');
const NOTHING = { what: 'nothing' } as const;
const FILLING = [
  { frame: 'actions', seat: 1 },
  { frame: 'placement', seat: 1, research: 'research-2' },
  { frame: 'filling', seat: 1, colour: 'blue' },
];

it('which cubes fill circles is asked at their line, with a way to say that it is enough', () => {
  const asked = cubesAsked({ frames: FILLING }, offers('fill blue', 'fill red', 'enough'), NOTHING, layout);
  expect(asked?.cubes.map(({ words }) => words)).toEqual(['fill blue', 'fill red']);
  expect(asked?.enough?.words).toBe('enough');
  const { x, y, width, height } = layout.lines['research-2']!;
  expect(asked?.at).toEqual([x + width / 2, y + height / 2]);
  const bare = cubesAsked({ frames: FILLING }, offers('fill blue'), NOTHING, layout);
  expect(bare?.enough).toBeUndefined();
});

it('nobody is asked who cannot answer, and a colour only once its dish is chosen', () => {
  expect(cubesAsked({ frames: FILLING }, [], NOTHING, layout)).toBeUndefined();
  const frames = FILLING.slice(0, 1);
  const both = offers('centrifuge sample-1 keeping red', 'centrifuge sample-1 keeping blue');
  expect(cubesAsked({ frames }, both, NOTHING, layout)).toBeUndefined();
  const inHand = { what: 'action', kind: 'centrifuge', answers: [] } as const;
  expect(cubesAsked({ frames }, both, inHand, layout)).toMatchObject({ at: layout.dishes['sample-1'] });
});

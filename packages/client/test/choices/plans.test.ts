// A plan becomes arrows that follow each other, and marks where something else happens.
import { apply, clone, legal, seedFromText, start, view, formatWords } from '@cordon/engine';
import { expect, test } from 'vitest';
import { arrowsOf } from '../../src/choices/plans.ts';
import { factsOf } from '../../src/games/games.ts';
import { chanceFrom, compiled, tables } from './positions.ts';
import { BASE, IBERIA, viewOf } from './views.ts';

test('arrows begin where the last one ended, for any pawn', () => {
  const before = viewOf(BASE, { 1: { city: 'atlanta' }, 2: { city: 'paris' } });
  const plan = arrowsOf(
    ['1: drive chicago', '1: treat blue', '2: send 1 to paris', '2: drive milan', '1: drive milan', '1: end'],
    before,
    factsOf('base'),
  );
  expect(plan.map(({ arrows }) => arrows)).toEqual([
    [{ seat: 1, from: 'atlanta', to: 'chicago' }],
    [],
    [{ seat: 1, from: 'chicago', to: 'paris' }],
    [{ seat: 2, from: 'paris', to: 'milan' }],
    [{ seat: 1, from: 'paris', to: 'milan' }],
    [],
  ]);
  expect(plan.map(({ marks }) => marks)).toEqual([[], [{ type: 'city', id: 'chicago' }], [], [], [], []]);
  expect(plan.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a command without a seat is of the seat that the game waits for', () => {
  const before = { ...viewOf(BASE, { 2: { city: 'paris' } }), waitsFor: 2 };
  const [step] = arrowsOf(['drive milan'], before, factsOf('base'));
  expect(step).toMatchObject({ offer: { seat: 2 }, arrows: [{ seat: 2, from: 'paris', to: 'milan' }] });
});

test('two pawns go together; regions, lines and cities far away are marked', () => {
  const placed = { 1: { city: 'porto' }, 2: { city: 'porto' }, 3: { city: 'madrid' } };
  const before = viewOf(IBERIA, placed);
  const plan = arrowsOf(
    [
      '1: sail lisboa with 2',
      '3: rail madrid-toledo',
      '3: purify ciudad-real-madrid-toledo with madrid',
      '2: hospital-founding red in leon',
    ],
    before,
    factsOf('iberia'),
  );
  expect(plan[0]!.arrows).toEqual([
    { seat: 1, from: 'porto', to: 'lisboa' },
    { seat: 2, from: 'porto', to: 'lisboa' },
  ]);
  expect(plan[1]!.marks).toEqual([{ type: 'line', id: 'madrid-toledo' }]);
  expect(plan[2]!.marks).toEqual([
    { type: 'city', id: 'madrid' },
    { type: 'region', id: 'ciudad-real-madrid-toledo' },
  ]);
  expect(plan[3]!.marks).toEqual([{ type: 'city', id: 'leon' }]);
});

test('a pawn that is not on the board yet comes from nowhere', () => {
  const [step] = arrowsOf(['1: start lisboa'], viewOf(IBERIA), factsOf('iberia'));
  expect(step!.arrows).toEqual([{ seat: 1, from: undefined, to: 'lisboa' }]);
});

test('after the commands of a turn the pawns are where the arrows end', () => {
  const chance = chanceFrom(8);
  for (const request of tables({ consent: 'automatic' })) {
    const game = compiled(request);
    const { state } = start(game, seedFromText('arrows'));
    while (view(state, 1).frames.some(({ frame }) => frame === 'start-cities'))
      apply(state, legal(state)[0]!);
    for (let round = 0; round < 40 && state.over === 0; round++) {
      const before = view(clone(state), 1);
      const said: string[] = [];
      for (let step = 0; step < 4 && state.over === 0; step++) {
        const commands = legal(state);
        const moves = commands.filter((command) => 'to' in command);
        const some = moves.length > 0 && chance(3) > 0 ? moves : commands;
        const command = some[chance(some.length)]!;
        if (command.kind === 'bring') break;
        said.push(`${String(command.seat)}: ${formatWords(game, command)}`);
        const applied = apply(state, command);
        if (!applied.ok) throw new Error(applied.error.message);
      }
      const arrows = arrowsOf(said, before, factsOf(game.id)).flatMap((step) => step.arrows);
      const drawn = before.seats.map(
        (one) => arrows.findLast(({ seat }) => seat === one.seat)?.to ?? one.city,
      );
      expect(drawn, said.join(', ')).toEqual(view(state, 1).seats.map(({ city }) => city));
      if (state.over === 0 && said.length === 0) apply(state, legal(state)[0]!);
    }
  }
});

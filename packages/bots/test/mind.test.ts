// A mind for each side of a table: what others do is no part of its plans, and its chances are its own.
import { kindOf, legalInto, makeOffers, seatOf, sightOf } from '@cordon/engine/inner';
import { expect, it } from 'vitest';
import { drawState } from '../src/advice/drawn.ts';
import { makeBot } from '../src/index.ts';
import { mindOf, sideOf } from '../src/mind.ts';
import { weightsOf } from '../src/weights.ts';
import { gameOf, generator, playThrough } from './support/table.ts';

const game = gameOf({
  players: 4,
  epidemics: 4,
  boxes: ['lab'],
  challenges: ['team'],
  options: { consent: 'automatic' },
});

it('plans hold nothing that another side would have to do', () => {
  const random = generator('plans');
  const offers = makeOffers();
  let commands = 0;
  let ofOthers = 0;
  playThrough(
    game,
    Array.from({ length: 4 }, () => makeBot('novice')!),
    'plans',
    (state) => {
      const sight = sightOf(state, state.turn);
      const mind = mindOf(game, weightsOf(game), sideOf(sight));
      const drawn = drawState(mind.game, sight, random);
      if (!mind.search.isActing(drawn)) return 'go on';
      legalInto(drawn, offers);
      const isOwn = (command: number): boolean => game.sides[seatOf(command)] === mind.side;
      ofOthers += offers.items.subarray(0, offers.count).filter((command) => !isOwn(command)).length;
      for (const plan of mind.search.plans(drawn, { width: 1, most: 4 })) {
        commands += plan.commands.length;
        // A question that a command of one's own raises may be another side's to answer.
        const deeds = plan.commands.filter((command) => game.kinds[kindOf(command)]!.spends !== 'nothing');
        expect(deeds.every(isOwn)).toBe(true);
      }
      return state.turnsDone < 2 ? 'go on' : 'enough';
    },
  );
  expect(commands).toBeGreaterThan(20);
  // Somebody else could have played an event.
  expect(ofOthers).toBeGreaterThan(0);
});

it('each side has a mind of its own, and a table where all play together has one', () => {
  const weights = weightsOf(game);
  expect([0, 1].map((side) => mindOf(game, weights, side).judge.side)).toEqual([0, 1]);
  expect(mindOf(game, weights, 1)).toBe(mindOf(game, weights, 1));
  const together = gameOf({ players: 2, epidemics: 4 });
  expect(mindOf(together, weightsOf(together)).side).toBe(0);
});

// The roles of the box at one table: whatever they do, nobody learns what they may not know, and every position is sound.
import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../src/index.ts';
import { brinkRoles } from '../../../../src/modules/brink/roles/index.ts';
import { gameOf } from '../../../properties/configurations.ts';
import { demand } from '../../../properties/demand.ts';
import { checkPosition } from '../../../properties/invariants.ts';
import { anyKind, careful, playGame } from '../../../properties/play.ts';
import { checkSight } from '../../../properties/reaching.ts';

const ROLES = brinkRoles.map(({ id }) => id);

const tables = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => ({
  number,
  players: 3,
  epidemics: 4 + (number % 4),
  roles: [0, 1, 2].map((seat) => ROLES[(number + 2 * seat) % ROLES.length]!),
  boxes: ['brink'],
  options: {
    hands: number % 2 === 0 ? 'private' : 'open',
    consent: number % 4 < 2 ? 'ask' : 'automatic',
  },
}));

describe('the roles of On the Brink together', () => {
  let looks = 0;
  it.each(tables)('keep secrets and leave sound positions: $roles', ({ number, ...request }) => {
    const game = gameOf(request);
    let removed = 0;
    playGame(game, `brink ${String(number)}`, number % 3 === 0 ? anyKind : careful, (step) => {
      const { state, facts, chance } = step;
      removed += facts.filter(({ fact }) => fact === 'infectionRemoved').length;
      const special = facts.some(({ fact }) => fact === 'lookedAt' || fact === 'asked');
      looks += facts.filter(({ fact }) => fact === 'lookedAt').length;
      if (!special && chance(8) !== 0) return;
      checkPosition(state, removed);
      demand(restore(game, snapshot(state)).ok, 'a position is not sound');
      for (let viewer = 0; viewer <= game.shape.seats; viewer++)
        checkPosition(checkSight(state, viewer, String(chance(1 << 30))), removed);
    });
  });

  it('have looked at cards in these games', () => {
    expect(looks).toBeGreaterThan(8);
  });
});

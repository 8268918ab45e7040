// Assign a new role: while the pawn is at a research station, the player takes a role that nobody has. The old one leaves the game; only New
// Assignment may bring it back. LAB-SOLO-19 to LAB-SOLO-21 LAB-SOLO-41
import { first, pack } from '../../../../kernel/command.ts';
import { defineField, read, write } from '../../../../kernel/field.ts';
import { between } from '../../../../kernel/ranges.ts';
import { titleOf } from '../../../../kernel/titles.ts';
import type { Need, Offers, State } from '../../../../kernel/types.ts';
import { changeRole } from '../../../../rules/changeRole.ts';
import { pushHandLimit } from '../../../../rules/handLimit.ts';
import { defineAction, offerIf } from '../../../../rules/undertake.ts';
import { isByCdc, isPawnAtStation } from './needs.ts';
import { CDC, PLAYER } from './seats.ts';

const MOST_ROLES = 30;

/** The roles that the CDC has replaced, as bits: it never brings them back. */
export const rolesGone = defineField('solo.rolesGone', 1, 'public', between(0, 2 ** MOST_ROLES - 1));

const isGone = (s: State, role: number): boolean => (read(s, rolesGone) & (1 << role)) !== 0;

/** Of the pool alone: the CDC's own card is no role. */
const isAvailable: Need = {
  isMet: (s, command) =>
    first(command) < s.game.config.pool.length &&
    !s.roles.includes(first(command)) &&
    !isGone(s, first(command)),
  refusal: (s, command) => ({
    reason: 'role-taken',
    message: `The ${titleOf(s.game.roleIds[first(command)]!)} is not among the roles that are still available.`,
  }),
};

export const assign = defineAction({
  name: 'assign',
  phrase: 'assign {role}',
  operands: { role: 'role' },
  needs: [isByCdc, isPawnAtStation, isAvailable],
  effect(s, command) {
    write(s, rolesGone, read(s, rolesGone) | (1 << s.roles[PLAYER]!));
    changeRole(s, PLAYER, first(command), 'gone');
    pushHandLimit(s, PLAYER);
  },
});

export function offerAssignments(s: State, out: Offers): void {
  for (let role = 0; role < s.game.config.pool.length; role++) offerIf(s, out, pack(assign, CDC, role));
}

export function namesOfGone(s: State): readonly string[] {
  return s.game.config.pool.filter((_, role) => isGone(s, role));
}

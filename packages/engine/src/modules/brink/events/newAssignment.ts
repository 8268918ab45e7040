// New Assignment: a player changes to a role that nobody has. Whoever plays the event selects the player, who may decline and who chooses
// the role. BRINK-NAS-1 to BRINK-NAS-14
import { defineCommand, first, pack } from '../../../kernel/command.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { defineFrame, pop, push, topFrame } from '../../../kernel/frame.ts';
import { answer } from '../../../kernel/points.ts';
import { between } from '../../../kernel/ranges.ts';
import { titleOf } from '../../../kernel/titles.ts';
import { MOMENTS, NO_ROLE, type EventCard, type Need, type Seat, type State } from '../../../kernel/types.ts';
import { actionsGoOn, actionsOf, actionsPassOn, grantActions } from '../../../rules/actions.ts';
import { changeRole } from '../../../rules/changeRole.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const EVENT = 'new-assignment';

/** The most actions that a role of the active player gave in this turn, once it has changed; else 0. */
const most = defineField(`${EVENT}.actions`, 1, 'public', between(0, 9), 'turn');

/** Only roles of the pool are dealt and exchanged; what belongs to a seat stays there. */
const isUnused = (s: State, role: number): boolean =>
  role < s.game.config.pool.length && !s.roles.includes(role);

function anyUnused(s: State): boolean {
  for (let role = 0; role < s.game.config.pool.length; role++) if (isUnused(s, role)) return true;
  return false;
}

const canChange = (s: State, seat: Seat): boolean => s.game.ownRoles[seat] === NO_ROLE;

const someRole: Need = {
  isMet: anyUnused,
  refusal: () => ({ reason: 'no-role-left', message: 'Every role of this game is in play.' }),
};

const hasDealtRole: Need = {
  isMet: (s, packed) => canChange(s, first(packed)),
  refusal: (_s, packed) => ({
    reason: 'fixed-role',
    message: `The role of player ${String(first(packed) + 1)} can’t be changed.`,
  }),
};

const command = defineEvent({
  name: EVENT,
  phrase: 'new-assignment for {player}',
  operands: { player: 'seat' },
  needs: [someRole, hasDealtRole],
  asks: (_s, packed) => first(packed),
  effect: (s, packed) => push(s, assignment, first(packed)),
});

/**
 * Whoever changes the role in the middle of their own action part may do as many actions in all as the better of the roles allows; to go
 * back and forth gives no more.
 */
function take(s: State, seat: Seat, role: number): void {
  if (seat !== s.turn || !actionsGoOn(s)) {
    changeRole(s, seat, role);
    return;
  }
  const before = Math.max(read(s, most), actionsOf(s, seat));
  changeRole(s, seat, role);
  const after = Math.max(before, actionsOf(s, seat));
  write(s, most, after);
  grantActions(s, after - before);
}

const become = defineCommand({
  name: 'become',
  phrase: 'become {role}',
  operands: { role: 'role' },
  play(s, packed) {
    const seat = s.stack[s.top + SEAT]!;
    pop(s);
    take(s, seat, first(packed));
  },
  refusal(s, packed) {
    if (topFrame(s) !== assignment) return undefined;
    const message = `The ${titleOf(s.game.roleIds[first(packed)]!)} is not among the roles that nobody has.`;
    return { reason: 'role-taken', message };
  },
});

const assignment = defineFrame({
  name: 'assignment',
  fields: ['seat'],
  on: ['played-event'],
  sound: (s, at) => anyUnused(s) && canChange(s, s.stack[at + SEAT]!),
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    for (let role = 0; role < s.game.config.pool.length; role++) {
      if (isUnused(s, role)) out.add(pack(become, s.stack[at + SEAT]!, role));
    }
  },
});

export const newAssignment = {
  kind: 'event',
  id: EVENT,
  fields: [most],
  frames: [assignment],
  command,
  commands: [command, become],
  moments: MOMENTS.pause,
  playable: anyUnused,
  offer(s, seat, out) {
    for (let player = 0; player < s.game.shape.seats; player++) {
      if (canChange(s, player)) out.add(pack(command, seat, player));
    }
  },
  changesRoles: true,
  points: [answer(actionsPassOn, (s) => write(s, most, 0))],
} as const satisfies EventCard;

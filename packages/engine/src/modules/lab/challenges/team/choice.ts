// Each team is dealt three roles in secret: its first member picks one, its second member one of the others, and the third goes back into the box.
// With two Goal cards the first member keeps one before that. Roles are shown together once all teams have chosen. A table that names its roles
// has nothing to pick. LAB-TEAM-4 to LAB-TEAM-6 LAB-TEAM-55 LAB-TEAM-60
import { defineCommand, first, pack, seatOf } from '../../../../kernel/command.ts';
import type { FlowFact } from '../../../../kernel/facts.ts';
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import {
  BOTTOM,
  defineFrame,
  FIELDS,
  findFrame,
  NOWHERE,
  pop,
  push,
  topFrame,
} from '../../../../kernel/frame.ts';
import { shuffle } from '../../../../kernel/random.ts';
import { FLAG } from '../../../../kernel/ranges.ts';
import { confidants } from '../../../../kernel/seating.ts';
import { goOnWithSetup } from '../../../../kernel/setup.ts';
import { isUndealt } from '../../../../kernel/sound.ts';
import { titleOf } from '../../../../kernel/titles.ts';
import {
  NO_CITY,
  PLACES,
  type Module,
  type Role,
  type Seat,
  type SetupStep,
  type Sight,
  type State,
} from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import type { TeamFact } from './facts.ts';
import { choosesGoal, dealGoals, goalName, goalWord, isOwnGoal, keepGoal } from './goals.ts';
import { firstOf, isFirst, knowsTeam, teamCount, teamOf, teamsIn } from './seats.ts';

const SEAT = FIELDS;
const PICKS = FIELDS + 1;
export const OFFERED = 3;
const STEP = 'roles';

/** Of a seat whose team has not shown its roles. */
export const unchosen = { kind: 'role', id: 'unchosen' } as const satisfies Role;

/** offered[team * OFFERED + slot]: roles plus one; those that were picked come first, in seating order. All 0 once roles are shown. */
const offered = defineField(
  'team.offered',
  (shape) => teamsIn(shape) * OFFERED,
  (from, viewer, to) => {
    for (let team = 0; team < teamCount(from); team++) {
      if (!knowsTeam(from, viewer, team)) continue;
      const at = cellsOf(from, offered) + team * OFFERED;
      for (let slot = 0; slot < OFFERED; slot++) to.cells[at + slot] = from.cells[at + slot]!;
    }
  },
  ({ config }) => [0, config.pool.length],
);

const cellOf = (s: State, team: number, slot: number): number => cellsOf(s, offered) + team * OFFERED + slot;

/** The roles that lie before a team, as far as they are known; those that were picked come first. */
export function rolesBefore(s: State, team: number): readonly number[] {
  const slots = [0, 1, 2].map((slot) => s.cells[cellOf(s, team, slot)]! - 1);
  return slots.filter((role) => role >= 0);
}

const picksRoles = ({ game }: State): boolean => game.config.roles === 'random';

/** How many picks a seat finds made: the second member picks from what the first has left. */
const picksBefore = (seat: Seat): number => (isFirst(seat) ? 0 : 1);

/** Where among the roles before the team one lies that this seat may pick; -1 if it may not. */
function slotOf(s: State, seat: Seat, role: number): number {
  for (let slot = picksBefore(seat); slot < OFFERED; slot++)
    if (s.cells[cellOf(s, teamOf(s, seat), slot)] === role + 1) return slot;
  return -1;
}

/** Whose choices these are is told to nobody but the team. */
const hears = (s: State, command: number): readonly number[] => confidants(s, seatOf(command));

const keep = defineCommand({
  name: 'keep-goal',
  phrase: 'keep-goal {goal}',
  operands: { goal: 'goal' },
  hears,
  play(s, command) {
    const [seat, goal] = [seatOf(command), first(command)];
    keepGoal(s, teamOf(s, seat), goal);
    s.sink?.({
      fact: 'goalKept',
      team: teamOf(s, seat) + 1,
      goal: goalWord(s, goal),
      audience: confidants(s, seat),
    } satisfies TeamFact);
    goOn(s);
  },
  refusal(s, command) {
    if (topFrame(s) !== choice) return undefined;
    return isOwnGoal(s, seatOf(command), first(command))
      ? undefined
      : {
          reason: 'not-dealt',
          message: `Your team was not dealt ${goalName(first(command))}.`,
        };
  },
});

const pick = defineCommand({
  name: 'pick',
  phrase: 'pick {role}',
  operands: { role: 'role' },
  hears,
  play(s, command) {
    const [seat, role] = [seatOf(command), first(command)];
    const from = cellOf(s, teamOf(s, seat), slotOf(s, seat, role));
    const to = cellOf(s, teamOf(s, seat), picksBefore(seat));
    s.cells[from] = s.cells[to]!;
    s.cells[to] = role + 1;
    s.sink?.({
      fact: 'rolePicked',
      seat: seat + 1,
      role: s.game.roleIds[role]!,
      audience: confidants(s, seat),
    } satisfies TeamFact);
    goOn(s);
  },
  refusal(s, command) {
    if (topFrame(s) !== choice || slotOf(s, seatOf(command), first(command)) >= 0) return undefined;
    const message = `The ${titleOf(s.game.roleIds[first(command)]!)} is not among the roles that you can pick.`;
    return { reason: 'role-not-offered', message };
  },
});

/** Waits for one seat after the other; which of its two choices, tells the second field. */
const choice = defineFrame({
  name: 'team-choice',
  fields: ['seat', 'picks'],
  ranges: { picks: FLAG },
  on: [BOTTOM],
  placesPawns: true,
  // What is chosen from is the team's secret, so nothing answers itself.
  alwaysAsks: true,
  sound: isSound,
  step: () => false,
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    if (s.stack[at + PICKS] === 0) {
      for (const goal of s.game.things.goal.names.keys())
        if (isOwnGoal(s, seat, goal)) out.add(pack(keep, seat, goal));
      return;
    }
    const team = teamOf(s, seat);
    for (let slot = picksBefore(seat); slot < OFFERED; slot++) {
      const role = s.cells[cellOf(s, team, slot)]! - 1;
      if (role >= 0) out.add(pack(pick, seat, role));
    }
  },
});

/** Whether a seat is asked for a goal, or for a role. */
const isAsked = (s: State, seat: Seat, picks: number): boolean =>
  picks === 0 ? isFirst(seat) && choosesGoal(s) : picksRoles(s);

/** What is asked next: of this seat or of the next one; once there is nothing more, setup goes on. */
function goOn(s: State): void {
  let seat = s.stack[s.top + SEAT]!;
  let picks = s.stack[s.top + PICKS]! + 1;
  for (; seat < s.game.shape.seats; seat++, picks = 0) {
    for (; picks <= 1; picks++) {
      if (!isAsked(s, seat, picks)) continue;
      s.stack[s.top + SEAT] = seat;
      s.stack[s.top + PICKS] = picks;
      return;
    }
  }
  pop(s);
  if (picksRoles(s)) showRoles(s);
  goOnWithSetup(s, STEP);
}

function showRoles(s: State): void {
  for (let seat = 0; seat < s.game.shape.seats; seat++)
    takeRole(s, seat, s.cells[cellOf(s, teamOf(s, seat), picksBefore(seat))]! - 1);
  for (let slot = 0; slot < teamCount(s) * OFFERED; slot++) s.cells[cellOf(s, 0, slot)] = 0;
  countReveal(s);
}

function takeRole(s: State, seat: Seat, role: number): void {
  s.roles[seat] = role;
  s.sink?.({ fact: 'roleDealt', seat: seat + 1, role: s.game.roleIds[role]! } satisfies FlowFact);
}

const scratch = new Int32Array(64);

/** Fills the scratch with the roles of the pool that lie before no team, in random order; says how many there are. */
function shuffleRest(s: State, random: Int32Array): number {
  let count = 0;
  const at = cellsOf(s, offered);
  const lying = s.cells.subarray(at, at + teamCount(s) * OFFERED);
  for (let role = 0; role < s.game.config.pool.length; role++)
    if (!lying.includes(role + 1)) scratch[count++] = role;
  shuffle(random, scratch, 0, count);
  return count;
}

function offerRoles(s: State): void {
  shuffleRest(s, s.random);
  for (let team = 0; team < teamCount(s); team++) {
    for (let slot = 0; slot < OFFERED; slot++)
      s.cells[cellOf(s, team, slot)] = scratch[team * OFFERED + slot]! + 1;
    s.sink?.({
      fact: 'rolesOffered',
      team: team + 1,
      roles: rolesBefore(s, team).map((role) => s.game.roleIds[role]!),
      audience: confidants(s, firstOf(team)),
    } satisfies TeamFact);
  }
}

/** Nothing else is dealt before roles are shown: until then the player cards lie in the box. */
function dealChoices(s: State): void {
  s.pawns.fill(NO_CITY);
  s.roles.fill(s.game.standIn);
  s.places.fill(PLACES.boxed);
  dealGoals(s);
  const { config, roleIds } = s.game;
  if (config.roles === 'random') offerRoles(s);
  else config.roles.forEach((role, seat) => takeRole(s, seat, roleIds.indexOf(role)));
  if (picksRoles(s) || choosesGoal(s)) push(s, choice, 0, choosesGoal(s) ? 0 : 1);
}

export const choiceStep: SetupStep = { name: STEP, asks: true, run: dealChoices };

function areRolesOffered(s: State): boolean {
  return findFrame(s, choice) !== NOWHERE && picksRoles(s);
}

function isSound(s: State, at: number): boolean {
  return isUndealt(s) && isAsked(s, s.stack[at + SEAT]!, s.stack[at + PICKS]!);
}

/** Three different roles lie before each team while they are chosen from, and none afterwards. */
function areRolesSound(s: State): boolean {
  if (isUndealt(s) !== (findFrame(s, choice) !== NOWHERE)) return false;
  const found = new Set<number>();
  for (let team = 0; team < teamCount(s); team++) for (const role of rolesBefore(s, team)) found.add(role);
  return found.size === (areRolesOffered(s) ? teamCount(s) * OFFERED : 0);
}

/** Deals the roles before other teams from those that may lie there. */
function resampleRoles(to: State, _sight: Sight, random: Int32Array): void {
  if (!areRolesOffered(to)) return;
  let rest = shuffleRest(to, random);
  for (let slot = 0; slot < teamCount(to) * OFFERED; slot++)
    if (to.cells[cellOf(to, 0, slot)] === 0) to.cells[cellOf(to, 0, slot)] = scratch[--rest]! + 1;
}

export const choiceRules = {
  id: 'team-choice',
  fields: [offered],
  frames: [choice],
  commands: [keep, pick],
  sound: areRolesSound,
  resample: resampleRoles,
} as const satisfies Module;

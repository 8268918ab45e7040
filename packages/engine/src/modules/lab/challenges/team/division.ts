// Six actions for a team, divided between its members 4–2, 3–3 or 2–4; without agreement each has three. As they go (option `open`): the first
// member acts, asks for a fourth action if he likes, and if he stops with one left the second is asked whether to take it. Or before the first action (option
// `declared`), and then unused actions do not pass on. Each member's own extra actions come on top. LAB-TEAM-16 to LAB-TEAM-19 LAB-TEAM-61
import { defineCommand, first, pack, seatOf } from '../../../../kernel/command.ts';
import type { OptionSpec } from '../../../../kernel/config.ts';
import { defineField, read, write } from '../../../../kernel/field.ts';
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { allRun, answer } from '../../../../kernel/points.ts';
import { between, FLAG } from '../../../../kernel/ranges.ts';
import { NOBODY, type Module, type Need, type Part, type State } from '../../../../kernel/types.ts';
import { actionsEnded, actionsPassOn, beginActions, grantActions } from '../../../../rules/actions.ts';
import { defineFree, undertake } from '../../../../rules/undertake.ts';
import type { TeamFact } from './facts.ts';
import { passTurn } from './passTurn.ts';
import { activeTeam, isFirst, partnerOf, secondOf } from './seats.ts';

const SEAT = FIELDS;
const PROPOSED = FIELDS + 1;

const DIVISIONS = ['4-2', '3-3', '2-4'] as const;
const EVEN = DIVISIONS.indexOf('3-3');
const FOR_FIRST = DIVISIONS.indexOf('4-2');
const FOR_SECOND = DIVISIONS.indexOf('2-4');
const ACTIONS = 6;
const MOST = 4;
const MOST_LEFT = 20;

export const divisionThings = { what: 'a division of actions', names: DIVISIONS } as const;

export const divisionOption: OptionSpec = {
  name: 'division',
  values: ['open', 'declared'],
  usual: () => 'open',
};

const isDeclared = ({ game }: State): boolean => game.config.options[divisionOption.name] === 'declared';

/** The division of this turn plus one; 0 while it is not settled. */
const settled = defineField('team.division', 1, 'public', between(0, DIVISIONS.length));
/** How many actions the first member had left when he stopped. */
const leftOver = defineField('team.left', 1, 'public', between(0, MOST_LEFT));

const isSettled = (s: State): boolean => read(s, settled) !== 0;

/** The division of this turn, if it is settled. */
export const divisionNow = (s: State): string | undefined => DIVISIONS[read(s, settled) - 1];

function settle(s: State, division: number): void {
  write(s, settled, division + 1);
  s.sink?.({
    fact: 'divided',
    team: activeTeam(s) + 1,
    division: DIVISIONS[division]!,
  } satisfies TeamFact);
}

const firstShare = (division: number): number => MOST - division;

/** A division other than half and half needs the other member; this one is proposed once. */
const divide = defineCommand({
  name: 'divide',
  phrase: 'divide {division}',
  operands: { division: 'division' },
  asks: (_s, command) => (first(command) === EVEN ? NOBODY : partnerOf(seatOf(command))),
  play(s, command) {
    s.stack[s.top + PROPOSED] = 1;
    undertake(s, command);
  },
  effect: (s, command) => settle(s, first(command)),
});

const isFirstMember: Need = {
  isMet: (_s, command) => isFirst(seatOf(command)),
  refusal: () => ({ reason: 'second-member', message: 'You have what the first member of your team left.' }),
};

const isOpen: Need = {
  isMet: (s) => !isDeclared(s) && !isSettled(s),
  refusal: () => ({ reason: 'divided', message: 'The actions of this turn are divided already.' }),
};

/** The first member's fourth action; it leaves two to the second, who has to agree. */
const takeFourth = defineFree({
  name: 'take-fourth',
  phrase: 'take-fourth',
  needs: [isFirstMember, isOpen],
  asks: (_s, command) => partnerOf(seatOf(command)),
  effect(s) {
    settle(s, FOR_FIRST);
    grantActions(s, 1);
  },
});

/** Before the first action the first member says how actions are divided; after it, what is left is passed on. */
const division = defineFrame({
  name: 'division',
  fields: ['seat', 'proposed'],
  ranges: { proposed: FLAG },
  on: ['turn'],
  carries: ['consent'],
  part: 'division',
  alwaysAsks: true,
  sound: (s, at) => s.stack[at + SEAT] === s.turn && isFirst(s.turn) && !isSettled(s),
  step(s, at) {
    if (s.stack[at + PROPOSED] === 1 || isSettled(s)) pop(s);
    else if (isDeclared(s)) return false;
    else {
      s.stack[at + PROPOSED] = 1;
      undertake(s, pack(divide, s.stack[at + SEAT]!, FOR_SECOND));
    }
    return true;
  },
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    for (const one of DIVISIONS.keys()) out.add(pack(divide, s.stack[at + SEAT]!, one));
  },
});

/** The members' shares are as yet open, or asked for. */
const declare: Part = {
  name: 'division',
  begin(s) {
    write(s, settled, 0);
    write(s, leftOver, 0);
    if (isDeclared(s)) push(s, division, s.turn);
  },
};

const firstActs: Part = {
  name: 'actions',
  begin(s) {
    if (isDeclared(s) && !isSettled(s)) settle(s, EVEN);
    beginActions(s, firstShare(isSettled(s) ? read(s, settled) - 1 : EVEN));
  },
};

/** What the first member has left passes on if the second agrees. */
const passOn: Part = {
  name: 'division',
  begin(s) {
    if (!isSettled(s) && read(s, leftOver) > 0) push(s, division, s.turn);
  },
};

const secondActs: Part = {
  name: 'actions',
  begin(s) {
    if (!isSettled(s)) settle(s, EVEN);
    passTurn(s, secondOf(activeTeam(s)));
    allRun(s, actionsPassOn);
    beginActions(s, ACTIONS - firstShare(read(s, settled) - 1));
  },
};

export const actionParts: readonly Part[] = [declare, firstActs, passOn, secondActs];

/** The second member acts once it is settled how many actions he has. */
const isSound = (s: State): boolean => isFirst(s.turn) || isSettled(s);

export const divisionRules = {
  id: 'team-division',
  fields: [settled, leftOver],
  frames: [division],
  commands: [divide, takeFourth],
  sound: isSound,
  free: [
    (s, seat, out) => {
      if (isFirst(seat) && !isDeclared(s) && !isSettled(s)) out.add(pack(takeFourth, seat));
    },
  ],
  points: [
    answer(actionsEnded, (s, _holder, left) => {
      if (isFirst(s.turn)) write(s, leftOver, Math.min(left, MOST_LEFT));
    }),
  ],
} as const satisfies Module;

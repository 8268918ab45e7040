// Lab actions: at any research station, for an action; free with the ability of a role, or right after building.
// LAB-LAB-11 LAB-LAB-12 LAB-LAB-13 LAB-LAB-19 LAB-BLD-1 LAB-BLD-3 LAB-BLD-6 LAB-REM-1
import {
  defineCommand,
  kindOf,
  seatOf,
  type CommandDefinition,
  type TypedCommandKind,
} from '../../../../kernel/command.ts';
import { pop, topFrame } from '../../../../kernel/frame.ts';
import { allRun, anyFor, personalPoint, runFor } from '../../../../kernel/points.ts';
import type { ActionLoan, CommandKind, Need, OperandType, Packed, State } from '../../../../kernel/types.ts';
import { spendActions } from '../../../../rules/actions.ts';
import { actionBegins } from '../../../../rules/undertake.ts';
import { atStation } from '../../../base/stations.ts';

/** The four lab actions; each has one or more commands. */
export const DEEDS = { characterize: 0, process: 1, test: 2, sequence: 3 } as const;
export type Deed = (typeof DEEDS)[keyof typeof DEEDS];

/** The frame in which a lab action is free wherever the seat is; freeLab.ts defines it. */
export const FREE_LAB = 'free-lab';
const isFreeLab = (s: State): boolean => topFrame(s).name === FREE_LAB;

/** This seat may do a lab action without paying for it. */
export const labFree = personalPoint.any<[deed: Deed]>('labFree');
/** It has done so. */
export const labFreeUsed = personalPoint.all<[deed: Deed]>('labFreeUsed');

const worksAtStation: Need = {
  isMet: (s, command) => isFreeLab(s) || atStation.isMet(s, command),
  refusal: atStation.refusal,
};

type Operands = Readonly<Record<string, OperandType>>;
type LabDefinition<Name extends string, O extends Operands, Optional extends string> = Omit<
  CommandDefinition<Name, O, Optional>,
  'play' | 'spends' | 'cost' | 'effect'
> & { readonly effect: (s: State, command: Packed) => void };

const labKinds = new Set<CommandKind>();

/** One lab action, whatever it costs elsewhere. Paying takes the frame off. */
export const oneLabAction: ActionLoan = {
  left: () => 1,
  spend: pop,
  refusal: (s, _at, command) =>
    labKinds.has(s.game.kinds[kindOf(command)]!)
      ? undefined
      : { reason: 'no-lab-action', message: 'Only a lab action is free now.' },
};

export function defineLabAction<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
  const Optional extends string = never,
>(deed: Deed, definition: LabDefinition<Name, O, Optional>): TypedCommandKind<Name, O, Optional> {
  const kind = defineCommand({
    ...definition,
    needs: [worksAtStation, ...(definition.needs ?? [])],
    spends: 'action',
    cost: (s, command) => (isFreeLab(s) || anyFor(s, labFree, seatOf(command), deed) ? 0 : 1),
    play: (s, command) => perform(s, command, deed),
  });
  labKinds.add(kind);
  return kind;
}

/** The free action after building never uses up the ability of a role, which comes before paying. */
function perform(s: State, command: Packed, deed: Deed): void {
  const seat = seatOf(command);
  allRun(s, actionBegins);
  if (!isFreeLab(s) && anyFor(s, labFree, seat, deed)) runFor(s, labFreeUsed, seat, deed);
  else spendActions(s, 1);
  s.game.kinds[kindOf(command)]!.effect(s, command);
}

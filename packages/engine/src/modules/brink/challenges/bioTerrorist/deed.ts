// What the Bio-Terrorist does in his turn: always three commands, of which two may be actions and one a free drive. None of them can be
// taken back. BRINK-BIO-9 to BRINK-BIO-12, BRINK-BVW-9 BRINK-BVW-11
import {
  defineCommand,
  seatOf,
  type CommandDefinition,
  type TypedCommandKind,
} from '../../../../kernel/command.ts';
import { FIELDS, topFrame } from '../../../../kernel/frame.ts';
import type { Need, OperandType, Packed, Refusal, State } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { whenAsked } from '../../../../rules/needs.ts';
import {
  actionsLeft,
  countAction,
  isCaptured,
  isTerrorist,
  isUsed,
  isVisible,
  terrorist,
  type Deed,
} from './memory.ts';

/** The frame of his turn. */
export const TURN = 'terrorist';
/** How many of his commands are left. */
export const LEFT = FIELDS;

const need = (isMet: (s: State) => boolean, refusal: Refusal): Need => ({
  isMet,
  refusal: () => refusal,
});

/** Stands first everywhere: to anybody else nothing more is said, for the rest depends on his secrets. BRINK-BVW-4 */
export const byTerrorist: Need = {
  isMet: (s, command) => isTerrorist(s, seatOf(command)),
  refusal: () => ({
    reason: 'wrong-role',
    message: 'Only the Bio-Terrorist can do that.',
    params: { roles: ['bio-terrorist'] },
  }),
};

export const hasAction = need((s) => actionsLeft(s) > 0, {
  reason: 'no-action-left',
  message: 'No action is left in this turn.',
});
export const isFree = need((s) => !isCaptured(s), {
  reason: 'captured',
  message: 'The Bio-Terrorist is captured: he may only draw and escape.',
});
export const isCaught = need(isCaptured, {
  reason: 'not-captured',
  message: 'The Bio-Terrorist is not captured.',
});
export const isHidden = need((s) => !isVisible(s), {
  reason: 'spotted',
  message: 'This is possible only while the Bio-Terrorist is hidden.',
});
export const oncePerTurn = (deed: Deed): Need =>
  need((s) => !isUsed(s, deed), { reason: 'once-per-turn', message: 'This is possible once per turn.' });

/** Only he hears the words: to the others one of his secret commands is like the other. */
export const heardByTerrorist = (s: State): readonly number[] => [terrorist(s) + 1];

type Operands = Readonly<Record<string, OperandType>>;
type DeedDefinition<Name extends string, O extends Operands> = Omit<
  CommandDefinition<Name, O, never>,
  'play' | 'spends' | 'effect'
> & { readonly effect: (s: State, command: Packed) => void };

/** One of his three commands. */
export function defineTurnCommand<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
>(definition: DeedDefinition<Name, O>): TypedCommandKind<Name, O, never> {
  const { effect } = definition;
  return defineCommand({
    ...definition,
    needs: [byTerrorist, ...(definition.needs ?? []).map((one) => whenAsked(TURN, one))],
    play(s, command) {
      if (topFrame(s).name === TURN) s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
      countReveal(s);
      effect(s, command);
    },
    effect,
  });
}

/** One that takes an action, which everybody notices. */
export function defineDeed<
  const Name extends string,
  const O extends Operands = Readonly<Record<never, OperandType>>,
>(definition: DeedDefinition<Name, O>): TypedCommandKind<Name, O, never> {
  return defineTurnCommand({
    ...definition,
    needs: [hasAction, ...(definition.needs ?? [])],
    cost: () => 1,
    effect(s, command) {
      countAction(s);
      definition.effect(s, command);
    },
  });
}

// Rails that an event lays one by one, anywhere it allows. IB-EVC-6 IB-EVC-11
import { defineCommand, first, pack } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { between, FLAG } from '../../../kernel/ranges.ts';
import type { Module, Seat, State } from '../../../kernel/types.ts';
import { COASTAL_LINES } from '../geography.ts';
import { layRail, lineRefusal, railsLeft, takesRail } from '../rails.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';

const LEFT = FIELDS + 1;
const COASTAL = FIELDS + 2;

/** Whether at least one line would take a rail. */
export function canLay(s: State, where: 'anywhere' | 'coast'): boolean {
  if (railsLeft(s) === 0) return false;
  if (where === 'coast') return COASTAL_LINES.some((line) => takesRail(s, line));
  for (let line = 0; line < s.game.shape.lines; line++) if (takesRail(s, line)) return true;
  return false;
}

/** Asks a seat for so many lines, or for as many as there are rails and lines left. */
export function askForLines(s: State, seat: Seat, count: number, where: 'anywhere' | 'coast'): void {
  const at = push(s, laying, seat, count);
  s.stack[at + COASTAL] = where === 'coast' ? 1 : 0;
}

const whereOf = (s: State, at: number): 'anywhere' | 'coast' =>
  s.stack[at + COASTAL] === 1 ? 'coast' : 'anywhere';

const lay = defineCommand({
  name: 'lay',
  phrase: 'lay {line}',
  operands: { line: 'line' },
  play(s, packed) {
    s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
    layRail(s, first(packed), whereOf(s, s.top) === 'coast' ? 'ring-railroads' : 'new-rails');
  },
  refusal(s, packed) {
    if (topFrame(s) !== laying) return undefined;
    const wrong = lineRefusal(s, first(packed));
    if (wrong !== undefined || whereOf(s, s.top) !== 'coast' || COASTAL_LINES.includes(first(packed)))
      return wrong;
    return { reason: 'not-coastal', message: 'These rails are laid on lines between two ports.' };
  },
});

const laying = defineFrame({
  name: 'laying-rails',
  fields: ['seat', 'left', 'coastal'],
  ranges: { left: between(0, 9), coastal: FLAG },
  on: ['played-event'],
  step(s, at) {
    if (s.stack[at + LEFT]! > 0 && canLay(s, whereOf(s, at))) return false;
    pop(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    if (whereOf(s, at) === 'coast') {
      for (const line of COASTAL_LINES) if (takesRail(s, line)) out.add(pack(lay, seat, line));
      return;
    }
    for (let line = 0; line < s.game.shape.lines; line++)
      if (takesRail(s, line)) out.add(pack(lay, seat, line));
  },
});

/** What both events that lay rails bring along. */
export const layingRails = {
  frames: [laying],
  commands: [lay],
} as const satisfies Omit<Module, 'id'>;

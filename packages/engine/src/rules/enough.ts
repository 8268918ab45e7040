// The answer to a question that may be asked again and again: no more.
import { defineCommand, pack } from '../kernel/command.ts';
import { FIELDS, pop } from '../kernel/frame.ts';
import type { FrameKind, Offers, State } from '../kernel/types.ts';

/** Frames that ask one seat keep it in their first field. */
export const SEAT = FIELDS;

export const asksItsSeat: FrameKind['waitsFor'] = (s, at) => s.stack[at + SEAT]!;

export const enough = defineCommand({ name: 'enough', phrase: 'enough', play: pop });

export function offerEnough(s: State, at: number, out: Offers): void {
  out.add(pack(enough, s.stack[at + SEAT]!));
}

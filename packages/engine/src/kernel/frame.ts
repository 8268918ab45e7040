// The stack of unfinished business. A record is: kind, where the record below starts, then the frame's own fields.
import { FRAME_FIELDS } from './ranges.ts';
import { MOMENTS, type FrameKind, type Moment, type Range, type State } from './types.ts';

const KIND = 0;
const BELOW = 1;
/** Offset of a record's first own field. */
export const FIELDS = 2;
export const STACK_ROOM = 96;
export const NOWHERE = -1;
/** What a frame may lie on: any frame at which events may be played, or nothing at all. */
export const OPEN = 'open';
export const BOTTOM = 'bottom';

let kindsDefined = 0;

export function defineFrame(definition: {
  readonly name: string;
  readonly fields?: readonly string[];
  /** Of the fields whose name does not say it, see FRAME_FIELDS. */
  readonly ranges?: Readonly<Record<string, Range>>;
  readonly on: FrameKind['on'];
  readonly carries?: FrameKind['carries'];
  readonly part?: string;
  readonly placesPawns?: boolean;
  readonly sound?: FrameKind['sound'];
  readonly moment?: Moment;
  readonly alwaysAsks?: boolean;
  readonly step: FrameKind['step'];
  readonly waitsFor?: FrameKind['waitsFor'];
  readonly lends?: FrameKind['lends'];
  readonly loan?: FrameKind['loan'];
  readonly eventOf?: FrameKind['eventOf'];
  readonly keeps?: FrameKind['keeps'];
  readonly offer?: FrameKind['offer'];
}): FrameKind {
  const { name, fields = [], ranges = {} } = definition;
  return {
    id: ++kindsDefined,
    name,
    fields,
    ranges: fields.map((field) => rangeOf(name, field, ranges[field])),
    on: definition.on,
    carries: definition.carries ?? [],
    part: definition.part,
    placesPawns: definition.placesPawns ?? false,
    sound: definition.sound,
    moment: definition.moment ?? MOMENTS.closed,
    alwaysAsks: definition.alwaysAsks ?? false,
    step: definition.step,
    waitsFor: definition.waitsFor ?? ((s) => s.turn),
    lends: definition.lends,
    loan: definition.loan,
    eventOf: definition.eventOf,
    keeps: definition.keeps,
    offer: definition.offer ?? (() => undefined),
  };
}

function rangeOf(frame: string, field: string, own: Range | undefined): Range {
  const range = own ?? FRAME_FIELDS[field];
  if (range === undefined) throw new Error(`the frame ${frame} does not say the range of ${field}`);
  return range;
}

export function topFrame(s: State): FrameKind {
  return s.game.frames[s.stack[s.top + KIND]!]!;
}

/** Where the next record would start. */
function nextRecord(s: State): number {
  const kind = s.stack[s.top + KIND]!;
  return kind === 0 ? 0 : s.top + FIELDS + s.game.frames[kind]!.fields.length;
}

export function hasRoom(s: State, kind: FrameKind): boolean {
  return nextRecord(s) + FIELDS + kind.fields.length <= STACK_ROOM;
}

export function push(s: State, kind: FrameKind, first = 0, second = 0): number {
  const below = s.top;
  const at = nextRecord(s);
  if (at + FIELDS + kind.fields.length > STACK_ROOM) throw new Error(`the stack is full at ${kind.name}`);
  s.stack[at + KIND] = kind.id;
  s.stack[at + BELOW] = below;
  if (kind.fields.length > 0) s.stack[at + FIELDS] = first;
  if (kind.fields.length > 1) s.stack[at + FIELDS + 1] = second;
  s.top = at;
  return at;
}

/** Takes the top frame off and leaves zeros behind, so that equal games have equal cells. */
export function pop(s: State): void {
  const at = s.top;
  const size = FIELDS + s.game.frames[s.stack[at + KIND]!]!.fields.length;
  s.top = s.stack[at + BELOW]!;
  for (let i = 0; i < size; i++) s.stack[at + i] = 0;
}

/** Where the topmost record of a kind starts, or the topmost below another record; NOWHERE if there is none. */
export function findFrame(s: State, kind: FrameKind, under = NOWHERE): number {
  if (under === 0) return NOWHERE;
  for (let at = under === NOWHERE ? s.top : s.stack[under + BELOW]!; ; at = s.stack[at + BELOW]!) {
    if (s.stack[at + KIND] === kind.id) return at;
    if (at === 0) return NOWHERE;
  }
}

/** Where the topmost record of a frame that lends actions starts; NOWHERE if there is none. */
export function findLoan(s: State): number {
  for (let at = s.top; ; at = s.stack[at + BELOW]!) {
    if (s.game.frames[s.stack[at + KIND]!]?.loan !== undefined) return at;
    if (at === 0) return NOWHERE;
  }
}

/** The kind of the frame whose record starts there. */
export function frameAt(s: State, at: number): FrameKind {
  return s.game.frames[s.stack[at + KIND]!]!;
}

/** Calls back with each frame from the bottom to the top. */
export function eachFrame(s: State, visit: (kind: FrameKind, at: number) => void): void {
  let at = 0;
  while (at <= s.top) {
    const kind = s.game.frames[s.stack[at + KIND]!];
    if (kind === undefined) return;
    visit(kind, at);
    at += FIELDS + kind.fields.length;
  }
}

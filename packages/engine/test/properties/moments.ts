// Moments: which business may interrupt which, what may be said in the middle of it, and where events must get their chance.
import { eachFrame, FIELDS } from '../../src/kernel/frame.ts';
import type { Command, Fact, State } from '../../src/index.ts';
import { demand } from './demand.ts';

interface Moment {
  /** Frames that may lie anywhere above this one. */
  readonly above: readonly string[];
  /** Kinds of commands that are legal with this frame on top; ACTIONS and EVENTS stand for all of them. */
  readonly says: readonly string[];
}

const ACTIONS = 'any action';
const EVENTS = 'any event';

/** A card and its cubes are being resolved. */
const RESOLVING = ['chain', 'payment', 'overflow', 'yellow-fever', 'companion', 'mutation', 'mutation-event'];
/** What events ask for; the Nurse's owner is asked whenever she moves. */
const EFFECTS = [
  'forecast',
  'mobilization',
  'reply',
  'laying-rails',
  'migration',
  'second-token',
  'triumph',
  'arrival',
  'second-card',
  'recall',
  'prevention',
  'removal',
  'second-cube',
  'vaccination',
  're-examination',
  'assignment',
];
/** What lab actions ask for, and the lab action that follows building. */
const LAB = ['free-lab', 'placement', 'filling', 'testing', 'sequencing'];
/** An event, from the question whether somebody agrees to the last answer. */
const PLAYED = ['consent', 'played-event', ...EFFECTS, ...LAB];
/** What may happen at a moment at which events may be played. */
const OPEN = [...PLAYED, 'hand-limit'];

const LAB_ACTIONS = ['characterize', 'centrifuge', 'separate', 'grow', 'apply', 'test', 'sequence'];

const answer = (...says: readonly string[]): Moment => ({ above: [], says });

/** An epidemic that has not begun is listed apart: between two of one draw there is a moment for events. */
const TO_COME = 'epidemic to come';
/** So is a Mutation Event that another card comes before. */
const EVENT_TO_COME = 'mutation-event to come';

const TABLE: Readonly<Record<string, Moment>> = {
  'start-cities': { above: ['prevention'], says: ['start'] },
  'team-choice': answer('keep-goal', 'pick'),
  'team-stations': answer('place-station'),
  turn: {
    above: [
      'division',
      'response',
      'actions',
      'cdc',
      'terrorist',
      'infection-hand-limit',
      'closing',
      'patients',
      'infections',
      'mutation-order',
      EVENT_TO_COME,
      'epidemic',
      TO_COME,
      'before-intensify',
      'pause',
      'study',
      'mobile-hospital',
      'cure-payment',
      'sample',
      'cdc',
      ...RESOLVING,
      ...OPEN,
    ],
    says: [],
  },
  actions: {
    above: [...OPEN, 'study', 'mobile-hospital', 'cure-payment', 'sample', 'response'],
    says: [ACTIONS, EVENTS, 'end'],
  },
  cdc: {
    above: [
      ...OPEN,
      'cure-payment',
      'epidemic',
      TO_COME,
      'before-intensify',
      'pause',
      'mutation-event',
      ...RESOLVING,
    ],
    says: [ACTIONS, EVENTS, 'rest'],
  },
  'hiding-place': answer('hide'),
  terrorist: {
    above: [...PLAYED, 'hand-limit', 'chain', 'infection-hand-limit', 'closing'],
    says: [
      EVENTS,
      'wait',
      'draw-infection',
      'sneak',
      'fly-in',
      'fly-out',
      'infect-locally',
      'infect-remotely',
      'sabotage',
      'escape',
    ],
  },
  'infection-hand-limit': answer('shed'),
  closing: answer('close-line'),
  sample: answer('sample', 'no-sample'),
  'free-lab': answer(...LAB_ACTIONS, 'skip-lab'),
  placement: { above: ['filling'], says: [] },
  filling: answer('fill', 'enough'),
  testing: answer('test-in'),
  sequencing: answer('place-sequence', 'swap-sequence', 'drop-sequence'),
  patients: { above: [...RESOLVING, 'pause', ...OPEN], says: ['admit', 'transfer'] },
  infections: { above: [...RESOLVING, ...OPEN], says: [EVENTS, 'infect'] },
  // A pause lies below what it follows.
  pause: { above: [...RESOLVING, 'epidemic', 'before-intensify', ...OPEN], says: [EVENTS, 'continue'] },
  'hand-limit': { above: OPEN, says: [EVENTS, 'discard'] },
  [TO_COME]: { above: [...RESOLVING, 'epidemic', 'before-intensify', 'pause', ...OPEN], says: [] },
  epidemic: { above: [...RESOLVING, 'before-intensify', 'played-event'], says: [] },
  'before-intensify': { above: ['played-event'], says: ['continue', 'resilient-population'] },
  chain: { above: ['payment', 'overflow', 'yellow-fever'], says: ['outbreak', 'spread-to'] },
  companion: { above: ['chain'], says: [] },
  mutation: { above: ['chain'], says: [] },
  'mutation-event': { above: ['chain'], says: [] },
  'mutation-order': answer('resolve-first'),
  [EVENT_TO_COME]: { above: ['chain', 'mutation-event', 'pause', ...OPEN], says: [] },
  'yellow-fever': { above: ['payment'], says: [] },
  payment: answer('pay'),
  overflow: answer('evacuate'),
  'played-event': { above: PLAYED, says: [] },
  recall: { above: PLAYED, says: [EVENTS] },
  arrival: { above: ['consent', 'prevention'], says: ['bring', 'enough'] },
  mobilization: { above: ['prevention'], says: ['march', 'stay'] },
  consent: answer('accept', 'refuse'),
  forecast: answer('next'),
  'mobile-hospital': answer('remove'),
  division: { above: ['consent'], says: ['divide'] },
  response: answer('relieve'),
  'cure-payment': answer('pay-card', 'pay-pair', 'pay-samples', 'pay-structure'),
  removal: { above: ['second-cube', 'vaccination'], says: [] },
  'second-cube': answer('clear'),
  vaccination: answer('vaccinate', 'enough'),
  're-examination': answer('retrieve'),
  assignment: answer('become'),
  study: answer('order'),
  prevention: answer('prevent'),
  reply: answer('reply'),
  'laying-rails': answer('lay'),
  migration: answer('emigrate', 'enough'),
  'second-token': answer('pour', 'enough'),
  triumph: answer('heal', 'leave'),
  'second-card': answer('wire', 'enough'),
};

const NOT_BEGUN: Readonly<Record<string, string>> = { epidemic: TO_COME, 'mutation-event': EVENT_TO_COME };

interface Lying {
  readonly name: string;
  readonly fields: Readonly<Record<string, number>>;
}

/** The stack from the bottom to the top. */
export function lying(s: State): readonly Lying[] {
  const found: Lying[] = [];
  eachFrame(s, (kind, at) => {
    const fields = Object.fromEntries(
      kind.fields.map((name, index) => [name, s.stack[at + FIELDS + index]!]),
    );
    const isToCome = fields['step'] === 0 && NOT_BEGUN[kind.name] !== undefined;
    found.push({ name: isToCome ? NOT_BEGUN[kind.name]! : kind.name, fields });
  });
  return found;
}

/** Every frame of a game has its row, every command is said somewhere. */
export function checkTable(s: State): void {
  // Kinds of other games leave holes in the list, which Object.values skips.
  for (const { name } of Object.values(s.game.frames)) {
    demand(name in TABLE, () => `no row says when ${name} may happen`);
  }
  const said = new Set(Object.values(TABLE).flatMap(({ says }) => says));
  for (const { name, spends } of s.game.kindsByName.values()) {
    demand(spends !== 'nothing' || said.has(name), () => `no row says when ${name} is legal`);
  }
}

export function checkMoment(s: State, commands: readonly Command[]): void {
  const stack = lying(s);
  for (const [at, { name: below }] of stack.entries()) {
    for (const { name, fields } of stack.slice(at + 1)) {
      demand(TABLE[below]!.above.includes(name), () => `${name} interrupts ${below}`);
      const isEarly =
        (below === TO_COME || below === EVENT_TO_COME) && name === 'hand-limit' && fields['seat'] === s.turn;
      demand(!isEarly, 'the limit of the active player counts before an epidemic of the draw');
    }
  }
  if (s.over !== 0) return;
  const { says } = TABLE[stack.at(-1)!.name]!;
  for (const { kind } of commands) {
    const { spends } = s.game.kindsByName.get(kind)!;
    const all = spends === 'action' || spends === 'free' ? ACTIONS : EVENTS;
    const isSaid = says.includes(kind) || (spends !== 'nothing' && says.includes(all));
    demand(isSaid, () => `${kind} is legal during ${stack.map(({ name }) => name).join(', ')}`);
  }
}

/** Whether any event may be played now, as far as the moment goes. */
export function isOpen(s: State): boolean {
  return s.over === 0 && TABLE[lying(s).at(-1)!.name]!.says.includes(EVENTS);
}

/**
 * What happens by itself in a turn, one thing after the other: between two of them events get their chance. The first
 * epidemic belongs to the draw that brings it.
 */
export function happenings(facts: readonly Fact[]): string[] {
  const found: string[] = [];
  let epidemics = 0;
  // The bottom cards that a special card draws belong to it.
  let special = false;
  for (const fact of facts) {
    special ||= fact.fact === 'specialDrawn' || fact.fact === 'specialInfectionDrawn';
    if (fact.fact === 'cubeMoved' && fact.by === 'hospital') found.push('a patient');
    else if (fact.fact === 'drew') found.push('a draw');
    else if (fact.fact === 'turnBegan') found.push('a turn');
    else if (fact.fact === 'rateMoved' && epidemics++ > 0) found.push('an epidemic');
    else if (fact.fact === 'specialInfectionDrawn' && fact.from === 'top') found.push('an infection');
    else if (fact.fact === 'infectionDrawn' && epidemics === 0 && !(special && fact.from === 'bottom'))
      found.push('an infection');
  }
  return found;
}

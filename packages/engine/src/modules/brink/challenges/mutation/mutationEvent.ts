// Mutation Events are resolved as soon as they are drawn, before an epidemic of the same draw, and then lie in the player discard pile. Of two
// the drawing player says which comes first; events may be played between them. BRINK-MEV-1 to BRINK-MEV-6, BRINK-MEV-12 BRINK-MEV-13
import type { CardClassSpec } from '../../../../kernel/cardClasses.ts';
import { PLAIN_CARDS } from '../../../../kernel/cardClasses.ts';
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { defineFrame, eachFrame, FIELDS, findFrame, NOWHERE, pop, push } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import { between, CARDS } from '../../../../kernel/ranges.ts';
import { PLACES, type Card, type Module, type State } from '../../../../kernel/types.ts';
import { discardResolved } from '../../../../ops/cards.ts';
import { resolvesBoth, resolvesCard } from '../../../../rules/draw.ts';
import { drawnCardWaits, resolutionDone } from '../../../../rules/epidemic.ts';
import { bottomByDraw } from '../../../../rules/infectionCard.ts';
import { pushPause } from '../../../../rules/window.ts';
import { isEradicated } from '../../../base/cure.ts';
import { MUTATION_EVENTS } from './events/index.ts';
import { purpleIn } from './purple.ts';

const CARD = FIELDS;
const STEP = FIELDS + 1;
const [FIRST, SECOND] = [FIELDS, FIELDS + 1];
const MOST_STEPS = 3;

/** No one knows which pile they lie in, so they are plain cards to whoever counts. */
export const mutationEventCards: CardClassSpec = {
  name: 'mutation-event',
  ids: MUTATION_EVENTS.map(({ id }) => id),
  held: false,
  boxable: false,
  set: PLAIN_CARDS,
};

export const firstMutationEvent = (s: State): Card => s.game.cardNumbers.get(MUTATION_EVENTS[0]!.id)!;
export const endOfMutationEvents = (s: State): Card => firstMutationEvent(s) + MUTATION_EVENTS.length;

const isMutationEvent = (s: State, card: Card): boolean =>
  card >= firstMutationEvent(s) && card < endOfMutationEvents(s);

const mutationEvent = defineFrame({
  name: 'mutation-event',
  fields: ['card', 'step'],
  ranges: { step: between(0, MOST_STEPS) },
  on: ['turn', 'pause'],
  carries: ['chain', 'pause'],
  part: 'draw',
  sound: (s, at) => isMutationEvent(s, s.stack[at + CARD]!) && isLaidOut(s, s.stack[at + CARD]!),
  step(s, at) {
    const card = s.stack[at + CARD]!;
    const step = s.stack[at + STEP]!;
    const { goOn } = MUTATION_EVENTS[card - firstMutationEvent(s)]!;
    s.stack[at + STEP] = step + 1;
    if (!isEradicated(s, purpleIn(s)) && goOn(s, step)) return true;
    if (s.over !== 0) return true;
    pop(s);
    discardResolved(s, card);
    resolutionDone(s);
    return true;
  },
});

const isLaidOut = (s: State, card: Card): boolean => s.places[card] === PLACES.aside;

/** Says which of two Mutation Events is resolved first. */
const resolveFirst = defineCommand({
  name: 'resolve-first',
  phrase: 'resolve {card} first',
  operands: { card: 'card' },
  play(s, command) {
    const [one, other] = [s.stack[s.top + FIRST]!, s.stack[s.top + SECOND]!];
    pop(s);
    push(s, mutationEvent, first(command) === one ? other : one);
    pushPause(s);
    push(s, mutationEvent, first(command));
  },
});

const mutationOrder = defineFrame({
  name: 'mutation-order',
  fields: ['first', 'second'],
  ranges: { first: CARDS, second: CARDS },
  on: ['turn'],
  part: 'draw',
  sound(s, at) {
    const cards = [s.stack[at + FIRST]!, s.stack[at + SECOND]!];
    return cards[0] !== cards[1] && cards.every((card) => isMutationEvent(s, card) && isLaidOut(s, card));
  },
  step: () => false,
  offer(s, at, out) {
    out.add(pack(resolveFirst, s.turn, s.stack[at + FIRST]));
    out.add(pack(resolveFirst, s.turn, s.stack[at + SECOND]));
  },
});

/** Every Mutation Event that was drawn and is not resolved yet has its frame. */
function isSound(s: State): boolean {
  const waiting = new Set<Card>();
  eachFrame(s, (kind, at) => {
    if (kind === mutationEvent) waiting.add(s.stack[at + CARD]!);
    if (kind === mutationOrder) waiting.add(s.stack[at + FIRST]!).add(s.stack[at + SECOND]!);
  });
  for (let card = firstMutationEvent(s); card < endOfMutationEvents(s); card++)
    if (isLaidOut(s, card) && !waiting.has(card)) return false;
  return true;
}

export const mutationEventRules = {
  id: 'mutation-events',
  frames: [mutationEvent, mutationOrder],
  commands: [resolveFirst],
  sound: isSound,
  points: [
    answer(resolvesCard, (s, _holder, card) => {
      push(s, mutationEvent, card);
    }),
    answer(resolvesBoth, (s, _holder, one, other) => {
      push(s, mutationOrder, one, other);
    }),
    answer(bottomByDraw, (s, _holder, count, card, colour) =>
      colour === purpleIn(s) && isMutationEvent(s, card) && !isEradicated(s, colour)
        ? count + MUTATION_EVENTS[card - firstMutationEvent(s)]!.cards
        : count,
    ),
    answer(
      drawnCardWaits,
      (s) => findFrame(s, mutationEvent) !== NOWHERE || findFrame(s, mutationOrder) !== NOWHERE,
    ),
  ],
} as const satisfies Module;

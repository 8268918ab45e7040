// His hand of infection cards: which they are is secret, how many is public. Whatever leaves it goes face up to the infection discard pile.
// Above seven cards he discards at once. BRINK-BIO-13 to BRINK-BIO-16, BRINK-BAC-1 BRINK-BAC-2
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { defineFrame, pop, push } from '../../../../kernel/frame.ts';
import { heldCard, heldCount, slotOf } from '../../../../kernel/infectionHand.ts';
import { confidants } from '../../../../kernel/seating.ts';
import type { CommandKind, InfectionCard, Need, Offers, Packed, State } from '../../../../kernel/types.ts';
import { discardHeld, drawIntoHand } from '../../../../ops/infectionHand.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { whenAsked } from '../../../../rules/needs.ts';
import { offerIf } from '../../../../rules/undertake.ts';
import type { BrinkFact } from '../../facts.ts';
import { byTerrorist, defineDeed, TURN } from './deed.ts';
import { terrorist } from './memory.ts';

const HAND_LIMIT = 7;
const OVERFULL = 'infection-hand-limit';

/** He holds the card that the command names first. */
export const holdsCard: Need = {
  isMet: (s, command) => slotOf(s, first(command)) >= 0,
  refusal: (s, command) => ({
    reason: 'card-not-held',
    message: `You do not hold the infection card ${s.game.infectionIds[first(command)]!}.`,
  }),
};

/** Offers a command with each of his cards that fits in the place of its first operand; whatever else it needs has been asked before. */
export function offerCards(
  s: State,
  kind: CommandKind,
  out: Offers,
  fits: (s: State, card: InfectionCard) => boolean = () => true,
): void {
  const [seat, count] = [terrorist(s), heldCount(s)];
  for (let slot = 0; slot < count; slot++) {
    const card = heldCard(s, slot);
    if (fits(s, card)) out.add(pack(kind, seat, card));
  }
}

export function takeCard(s: State): void {
  const card = drawIntoHand(s);
  s.sink?.({ fact: 'infectionTaken', seat: terrorist(s) + 1, cards: heldCount(s) } satisfies BrinkFact);
  s.sink?.({
    fact: 'infectionTakenCard',
    seat: terrorist(s) + 1,
    city: s.game.infectionIds[card]!,
    audience: confidants(s, terrorist(s)),
  } satisfies BrinkFact);
}

/** The card that a command names first goes to the discard pile. */
export function spendCard(s: State, command: Packed): InfectionCard {
  const card = first(command);
  discardHeld(s, card);
  return card;
}

export function discardAll(s: State): void {
  const cards = Array.from({ length: heldCount(s) }, (_, slot) => heldCard(s, slot));
  cards.sort((one, other) => one - other);
  for (const card of cards) discardHeld(s, card);
}

export const drawInfection = defineDeed({
  name: 'draw-infection',
  phrase: 'draw-infection',
  needs: [
    {
      isMet: (s) => s.infectionDeck.size > 0,
      refusal: () => ({ reason: 'deck-empty', message: 'The infection deck is empty.' }),
    },
  ],
  effect(s) {
    takeCard(s);
    if (heldCount(s) > HAND_LIMIT) push(s, overfull);
  },
});

const shed = defineCommand({
  name: 'shed',
  phrase: 'shed {card}',
  operands: { card: 'infection' },
  needs: [byTerrorist, whenAsked(OVERFULL, holdsCard)],
  play(s, command) {
    pop(s);
    countReveal(s);
    spendCard(s, command);
  },
});

const overfull = defineFrame({
  name: OVERFULL,
  on: [TURN],
  sound: (s) => heldCount(s) > HAND_LIMIT,
  step: () => false,
  waitsFor: terrorist,
  offer: (s, _at, out) => offerCards(s, shed, out),
});

export const handFrames = [overfull];
export const handCommands = [drawInfection, shed] as const;
export const offerDraw = (s: State, out: Offers): void => offerIf(s, out, pack(drawInfection, terrorist(s)));

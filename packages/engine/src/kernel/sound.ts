// Whether a state could have come about: what holds in every game, then what modules and frames say of themselves. For snapshots, which
// anybody may have written; in play nothing asks this but hands that are dealt anew, of the frame on top.
import { anyOf } from './points.ts';
import { forgives } from './winning.ts';
import { heldCard, heldCount, isHandSound } from './infectionHand.ts';
import { BOTTOM, eachFrame, NOWHERE, OPEN } from './frame.ts';
import {
  ENDINGS,
  EVERYBODY_BIT,
  MOMENTS,
  NO_CITY,
  NO_ROLE,
  PLACES,
  type Card,
  type CardClass,
  type Colour,
  type Deck,
  type FrameKind,
  type Pile,
  type State,
} from './types.ts';

/** What could not have come about, in a few words; undefined if everything could. */
export function unsoundness(s: State): string | undefined {
  for (const [what, holds] of CHECKS) {
    try {
      if (!holds(s)) return what;
    } catch {
      // A rule stumbled over what it found.
      return what;
    }
  }
  return undefined;
}

const CHECKS: readonly (readonly [string, (s: State) => boolean])[] = [
  ['its cubes don’t add up', hasAllCubes],
  ['its roles don’t fit the table', hasSoundRoles],
  ['its player cards aren’t each in one place', hasAllPlayerCards],
  ['its infection cards aren’t each in one place', hasSoundInfectionCards],
  ['its decks say what nobody could know', (s) => hasSoundGroups(s) && hasSoundKnowledge(s)],
  ['its ending doesn’t fit the board', hasSoundEnding],
  ['its chance has run dry', (s) => s.random.some((word) => word !== 0)],
  ['a pawn is nowhere', hasAllPawns],
  ['its unfinished business doesn’t fit together', hasSoundStack],
  ['its pieces don’t fit together', (s) => s.game.soundness.every((isSound) => isSound(s))],
];

function hasAllCubes(s: State): boolean {
  const { cities, colours } = s.game.shape;
  const total = Int32Array.from(s.supply);
  for (let city = 0; city < cities; city++) {
    for (let colour = 0; colour < colours; colour++) {
      const count = s.cubes[city * colours + colour]!;
      total[colour] = total[colour]! + count;
    }
  }
  return total.every((count, colour) => count + cubesHeld(s, colour) === s.game.cubesOf[colour]);
}

/** Cubes that modules keep somewhere else than on the board and in the supply. */
export function cubesHeld(s: State, colour: Colour): number {
  return s.game.holds.reduce((count, held) => count + held(s, colour), 0);
}

/** Each role at most once, and those that the table chose, unless they may have changed; or nobody has one yet. */
function hasSoundRoles(s: State): boolean {
  const { standIn } = s.game;
  if (standIn !== NO_ROLE && isUndealt(s) && s.roles.every((role) => role === standIn)) return true;
  const { config, ownRoles, pawnSeats, roleIds, rolesChange } = s.game;
  const { roles } = config;
  return (
    new Set(s.roles).size === s.roles.length &&
    s.roles.every((role, seat) =>
      ownRoles[seat] === NO_ROLE ? role < config.pool.length : role === ownRoles[seat],
    ) &&
    (roles === 'random' ||
      rolesChange ||
      pawnSeats.every((seat, player) => roleIds[s.roles[seat]!] === roles[player]))
  );
}

/** Places that only the card itself tells. */
const ELSEWHERE = new Set<number>([PLACES.discard, PLACES.removed, PLACES.aside, PLACES.boxed]);
const CARD_IN_NEITHER = -1;

/** Each player card is in exactly one place, and hands, their sizes, the deck and the places agree. */
function hasAllPlayerCards(s: State): boolean {
  const { seats, playerCards, cardWords } = s.game.shape;
  if (!isOwnPile(s.playerDeck)) return false;
  const found = new Int32Array(playerCards).fill(CARD_IN_NEITHER);
  for (let at = 0; at < s.playerDeck.size; at++) found[s.playerDeck.cards[at]!] = PLACES.deck;
  for (let seat = 0; seat < seats; seat++) {
    let size = 0;
    for (let bit = 0; bit < cardWords * 32; bit++) {
      if ((s.hands[seat * cardWords + (bit >> 5)]! & (1 << (bit & 31))) === 0) continue;
      if (classOf(s, bit)?.held !== true || found[bit] !== CARD_IN_NEITHER) return false;
      found[bit] = seat;
      size++;
    }
    if (s.handSizes[seat] !== size) return false;
  }
  return s.places.every((place, card) => {
    if (!ELSEWHERE.has(place)) return found[card] === place;
    if (place === PLACES.aside && card < s.game.firstEvent && !isKeptAside(s, card)) return false;
    if (place === PLACES.boxed && classOf(s, card)?.boxable !== true && !isUndealt(s)) return false;
    return found[card] === CARD_IN_NEITHER;
  });
}

/** Whether no card has been dealt yet: all are in the box. */
export function isUndealt({ places }: State): boolean {
  return places.every((place) => place === PLACES.boxed);
}

/** City cards lie aside only where a module keeps them. */
function isKeptAside(s: State, card: Card): boolean {
  return s.game.keepsAside.some((keeps) => keeps(s, card));
}

function classOf(s: State, card: Card): CardClass | undefined {
  return s.game.cardClasses.find(({ end }) => card < end);
}

/** No card twice, and nothing behind the end. */
function isOwnPile({ cards, size }: Pile): boolean {
  const inside = cards.subarray(0, size);
  return new Set(inside).size === size && cards.subarray(size).every((card) => card === 0);
}

/** A card is in the deck, in a hand, in the discard pile or in none; those in the deck or a hand were shuffled with others, and only those. */
function hasSoundInfectionCards(s: State): boolean {
  const { infectionDeck: deck, infectionDiscard: pile, strata } = s;
  if (!isOwnPile(deck) || !isOwnPile(pile)) return false;
  const hidden = new Set(deck.cards.subarray(0, deck.size));
  const held = Array.from({ length: heldCount(s) }, (_, slot) => heldCard(s, slot));
  if (!isHandSound(s) || held.some((card) => hidden.has(card))) return false;
  for (const card of held) hidden.add(card);
  if (pile.cards.subarray(0, pile.size).some((card) => hidden.has(card))) return false;
  return strata.every((set, card) => set > 0 === hidden.has(card) && set <= s.lastGroup);
}

function hasSoundGroups(s: State): boolean {
  return [s.playerDeck, s.infectionDeck].every(
    (deck) => deck.group.every((group) => group <= s.lastGroup) && hasWholeGroups(deck),
  );
}

/** The positions of a group lie side by side, and nothing is known behind the end. */
function hasWholeGroups({ group, seen, size }: Deck): boolean {
  const left = new Set<number>();
  for (let at = 1; at < size; at++) {
    if (group[at] === group[at - 1]) continue;
    left.add(group[at - 1]!);
    if (left.has(group[at]!)) return false;
  }
  return group.subarray(size).every((one) => one === 0) && seen.subarray(size).every((one) => one === 0);
}

/** Owners and those who see their hands know their cards, nobody knows of cards that are in no hand, and only those who exist know anything. */
function hasSoundKnowledge(s: State): boolean {
  const { seats } = s.game.shape;
  const all = EVERYBODY_BIT | 255;
  const areKnowers = (bits: number): boolean =>
    (bits & EVERYBODY_BIT) === 0 ? bits >> seats === 0 : bits === all;
  if (![...s.playerDeck.seen, ...s.infectionDeck.seen, ...s.known].every(areKnowers)) return false;
  return s.known.every((known, card) => {
    const place = s.places[card]!;
    if (place >= seats) return known === 0;
    const owners = s.game.seenBy[place]!;
    return (known & owners) === owners && (!s.game.openHands || known === all);
  });
}

/** How the board must look when a game ended this way; one that goes on has neither been won nor reached the last outbreak. */
function hasSoundEnding(s: State): boolean {
  const ending = ENDINGS[s.over]!;
  const isOut = s.playerDeck.size <= 1;
  const isForgiven = isOut && anyOf(s, forgives);
  if (ending === 'cards' && (!isOut || isForgiven)) return false;
  const isWon = s.game.hasWon(s) || (isForgiven && ending === 'won');
  if (isWon !== (ending === 'won')) return false;
  return (s.outbreaks === s.game.outbreakLimit) === (ending === 'outbreaks') && s.turn < s.game.shape.seats;
}

function hasSoundStack(s: State): boolean {
  let below: FrameKind | undefined;
  let belowAt = NOWHERE;
  let sound = true;
  const records = new Set<string>();
  eachFrame(s, (kind, at) => {
    const record = s.stack.subarray(at + 2, at + 2 + kind.fields.length).join(' ');
    sound &&=
      !records.has(`${kind.name} ${record}`) &&
      mayLieOn(kind, below) &&
      isInItsPart(s, kind, belowAt) &&
      (kind.sound?.(s, at) ?? true);
    records.add(`${kind.name} ${record}`);
    below = kind;
    belowAt = at;
  });
  return sound;
}

function mayLieOn({ name, on }: FrameKind, below: FrameKind | undefined): boolean {
  if (below === undefined) return on.includes(BOTTOM);
  if (below.carries.includes(name)) return true;
  return on.includes(below.name) || (on.includes(OPEN) && below.moment !== MOMENTS.closed);
}

/** What lies on the turn belongs to the part that the turn has begun. */
function isInItsPart(s: State, { part }: FrameKind, belowAt: number): boolean {
  if (part === undefined || belowAt !== 0) return true;
  const begun = s.stack[2]! - 1;
  return s.game.parts[begun]?.name === part;
}

function hasAllPawns(s: State): boolean {
  let placing = false;
  eachFrame(s, (kind) => (placing ||= kind.placesPawns));
  return placing || s.game.pawnSeats.every((seat) => s.pawns[seat] !== NO_CITY);
}

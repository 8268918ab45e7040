// Bonus cards: one goes into each pile of the player deck with its epidemic, the others stay in the box unseen. They count as player cards in a
// hand, but are no city cards. “rrt-red-1” is a Regional Response Team for red cities, “sgs-2” a Similar Genetic Structure; the number is the
// prestige in hand at the end. LAB-TEAM-9 LAB-TEAM-10 LAB-TEAM-32 LAB-TEAM-37
import { PLAIN_CARDS, type CardClassSpec } from '../../../../kernel/cardClasses.ts';
import type { Config } from '../../../../kernel/config.ts';
import { shuffle } from '../../../../kernel/random.ts';
import {
  NO_CARD,
  PLACES,
  type Card,
  type CardClass,
  type Colour,
  type Seat,
  type State,
} from '../../../../kernel/types.ts';
import { boxCard, nextHeld } from '../../../../ops/cards.ts';
import { buildPlayerDeck } from '../../../../rules/deal.ts';
import { deckOfWords } from './words.ts';

const DECK = 'bonus';
const CLASS = 'bonus';
const BONUS_CARDS = 10;

interface Bonus {
  /** The colour of a Regional Response Team; none for a Similar Genetic Structure. */
  readonly colour: string | undefined;
  readonly prestige: number;
}

const USUAL = 'rrt-blue-1 rrt-yellow-1 rrt-black-1 rrt-red-1 sgs-1 sgs-1 sgs-1 sgs-2 sgs-2 sgs-2';
const READABLE = /^(?:rrt-(?<colour>blue|yellow|black|red)|sgs)-(?<prestige>\d)$/u;

export const bonusDeck = deckOfWords<Bonus>({
  name: DECK,
  usual: USUAL.split(' '),
  like: 'like rrt-red-1 or sgs-2: what it is, and its prestige in hand',
  parse(word) {
    const groups = READABLE.exec(word)?.groups;
    return groups && { colour: groups['colour'], prestige: Number(groups['prestige']) };
  },
  spell: ({ colour, prestige }) => `${colour === undefined ? 'sgs' : `rrt-${colour}`}-${String(prestige)}`,
  numbers: ({ colour, prestige }, colourIds) => [
    colour === undefined ? 0 : colourIds.indexOf(colour) + 1,
    prestige,
  ],
});

/** No one knows which of the cards in a pile it is, so they are plain cards to whoever counts. */
export function bonusCards({ epidemics }: Config): readonly CardClassSpec[] {
  const ids = Array.from({ length: BONUS_CARDS }, (_, index) => `bonus-${String(index + 1)}`);
  return [{ name: CLASS, ids, held: true, boxable: true, spare: BONUS_CARDS - epidemics, set: PLAIN_CARDS }];
}

/** Asked for every list of commands: a loop is quicker than `find`. */
export function bonusClass({ game: { cardClasses } }: State): CardClass {
  let at = 0;
  while (cardClasses[at]!.name !== CLASS) at++;
  return cardClasses[at]!;
}

export function isBonus(s: State, card: Card): boolean {
  const { first, end } = bonusClass(s);
  return card >= first && card < end;
}

const cellOfCard = (s: State, card: Card, cell: number): number =>
  s.game.decks[DECK]![2 * (card - bonusClass(s).first) + cell]!;

/** The colour that a Regional Response Team is for; -1 for a Similar Genetic Structure. */
export const colourOfTeam = (s: State, card: Card): Colour => cellOfCard(s, card, 0) - 1;
export const prestigeInHand = (s: State, card: Card): number => cellOfCard(s, card, 1);
export const bonusWord = (s: State, card: Card): string =>
  s.game.config.decks![DECK]![card - bonusClass(s).first]!;

/** The next Bonus card of a hand behind a card, or behind -1 the first; NO_CARD if there is none. */
export function nextBonus(s: State, seat: Seat, behind: Card): Card {
  const { first, end } = bonusClass(s);
  const card = nextHeld(s, seat, Math.max(behind, first - 1));
  return card < end ? card : NO_CARD;
}

export function boxBonusCards(s: State): void {
  const { first, end } = bonusClass(s);
  for (let card = first; card < end; card++) boxCard(s, card);
}

const scratch = new Int32Array(BONUS_CARDS);

/** One in each pile, which ones is drawn. */
export function buildDeckWithBonus(s: State): void {
  const { first } = bonusClass(s);
  for (let index = 0; index < BONUS_CARDS; index++) scratch[index] = first + index;
  shuffle(s.random, scratch, 0, BONUS_CARDS);
  buildPlayerDeck(s, scratch);
}

/** As many lie in the box as did not take part. */
export function areBonusCardsSound({ game, places }: State): boolean {
  const { first, end, spare } = game.cardClasses.find(({ name }) => name === CLASS)!;
  const boxed = places.subarray(first, end).filter((place) => place === PLACES.boxed).length;
  return boxed === spare || boxed === end - first;
}

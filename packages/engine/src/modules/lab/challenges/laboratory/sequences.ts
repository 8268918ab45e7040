// The Sequence cards as words that a table may replace: “k3r1g2-kr” has three black circles, a red and two grey ones, and a black and a red
// vial. The rulebook prints only a few of the real cards. LAB-SEQ-13 LAB-CHA-9
import type { DeckSpec } from '../../../../kernel/definition.ts';
import { quote, shorten } from '../../../../kernel/quote.ts';
import type { Refusal, State, Colour } from '../../../../kernel/types.ts';
import { PURPLE } from '../../../brink/challenges/mutation/purple.ts';

export const SEQUENCE_CARDS = 14;
const MOST_CIRCLES = 8;
const DECK = 'sequence';

/** Letter to the disease it stands for. Vials are written in this order. */
const COLOURS: Readonly<Record<string, string>> = {
  b: 'blue',
  y: 'yellow',
  k: 'black',
  r: 'red',
  p: PURPLE,
};
const LETTERS = Object.keys(COLOURS);
const GREY = 'g';
const PURPLE_LETTER = 'p';

const ONE_COLOUR = 'k4-k r4-r y4-y b4-b';
const TWO_COLOURS = 'k3r1g2-kr b3k1g2-bk r3y1g2-yr r3b1g2-br y3b1g2-by k3y1g2-yk';
const ANY_COLOUR = 'k4g4-bykrp y4g4-bykrp r4g4-bykrp b4g4-bykrp';
const USUAL: readonly string[] = `${ONE_COLOUR} ${TWO_COLOURS} ${ANY_COLOUR}`.split(' ');

interface Sequence {
  /** Letter and count of each kind of circle. */
  readonly circles: readonly (readonly [string, number])[];
  readonly vials: readonly string[];
}

/** Room for every letter, and for one vial that is said twice: whatever is longer is no card. */
const READABLE = /^(?<circles>(?:[bykrpg]\d){0,6})-(?<vials>[bykrp]{0,6})$/u;

/** Undefined where the word is none, or says a kind of circle twice. */
function parse(word: string): Sequence | undefined {
  const { circles = '', vials = '' } = READABLE.exec(word)?.groups ?? { circles: GREY };
  const found = (circles.match(/../gu) ?? []).map((pair) => [pair[0]!, Number(pair[1])] as const);
  const isWhole = 2 * found.length === circles.length && found.every(([, count]) => count > 0);
  if (!isWhole || new Set(found.map(([letter]) => letter)).size < found.length) return undefined;
  return { circles: found, vials: vials.split('') };
}

/** The one spelling of a card: the most frequent circles first, grey ones last. */
function spell({ circles, vials }: Sequence): string {
  const place = (letter: string): number => (letter === GREY ? LETTERS.length : LETTERS.indexOf(letter));
  const ordered = circles.toSorted(
    ([one, many], [other, more]) =>
      Number(one === GREY) - Number(other === GREY) || more - many || place(one) - place(other),
  );
  const shown = LETTERS.filter((letter) => vials.includes(letter));
  return `${ordered.map(([letter, count]) => `${letter}${String(count)}`).join('')}-${shown.join('')}`;
}

/** Why there can be no such card: a stable word and what is wrong with it. */
function fault(card: Sequence | undefined): { readonly reason: string; readonly what: string } | undefined {
  if (card === undefined) {
    const what = 'is not written like k3r1g2-kr: circles with counts, a hyphen, vials';
    return { reason: 'card-unreadable', what };
  }
  const { circles, vials } = card;
  const count = circles.reduce((sum, [, many]) => sum + many, 0);
  if (count < 1 || count > MOST_CIRCLES)
    return { reason: 'card-circles', what: `has ${String(count)} circles, not 1 to ${String(MOST_CIRCLES)}` };
  const has = (letter: string): boolean => circles.some(([other]) => other === letter);
  if (has(PURPLE_LETTER)) return { reason: 'purple-circle', what: 'has a purple circle, but none is purple' };
  if (vials.length === 0) return { reason: 'no-vial', what: 'shows no vial' };
  const twice = vials.find((vial, index) => vials.indexOf(vial) < index);
  if (twice !== undefined) return { reason: 'vial-twice', what: `shows the ${COLOURS[twice]!} vial twice` };
  const without = vials.find((vial) => !has(vial) && !has(GREY));
  if (without === undefined) return undefined;
  const colour = COLOURS[without]!;
  const what = `shows the ${colour} vial, but none of its circles takes a ${colour} cube`;
  return { reason: 'vial-without-circle', what };
}

function read(words: readonly string[]): readonly string[] | Refusal {
  const [needed, named] = [SEQUENCE_CARDS, words.length];
  if (named !== needed) {
    const message = `The sequence deck has ${String(needed)} cards, not ${String(named)}.`;
    return { reason: 'deck-size', message, params: { deck: DECK, needed, named } };
  }
  const cards = words.map(parse);
  for (const [index, card] of cards.entries()) {
    const wrong = fault(card);
    if (wrong === undefined) continue;
    const { reason, what } = wrong;
    const place = index + 1;
    const message = `Card ${String(place)} of the sequence deck, ${quote(words[index])}, ${what}.`;
    return { reason, message, params: { deck: DECK, place, card: shorten(words[index]!) } };
  }
  return cards.map((card) => spell(card!));
}

/** For each card its circles colour by colour, the grey ones, and its vials as bits. */
function numbers(words: readonly string[], colourIds: readonly string[]): Int32Array {
  const stride = colourIds.length + 2;
  const cells = new Int32Array(words.length * stride);
  const colourOf = (letter: string): Colour => colourIds.indexOf(COLOURS[letter]!);
  const anyPurple = words.some((word) => parse(word)!.vials.includes(PURPLE_LETTER));
  const purple = colourOf(PURPLE_LETTER);
  for (const [card, word] of words.entries()) {
    const { circles, vials } = parse(word)!;
    for (const [letter, count] of circles)
      cells[card * stride + (letter === GREY ? colourIds.length : colourOf(letter))] = count;
    const shown = vials.map(colourOf).filter((colour) => colour >= 0);
    // A deck without a purple vial would leave purple without a cure.
    if (!anyPurple && purple >= 0) shown.push(purple);
    cells[card * stride + stride - 1] = shown.reduce((bits, colour) => bits | (1 << colour), 0);
  }
  return cells;
}

export const sequenceDeck: DeckSpec = { name: DECK, usual: USUAL, read, numbers };

/** How many circles of a colour a card has; behind the colours stand the grey ones. */
export function circlesOf({ game }: State, card: number, colour: Colour): number {
  return game.decks[DECK]![card * (game.shape.colours + 2) + colour]!;
}

export function greyOf({ game }: State): Colour {
  return game.shape.colours;
}

/** Whether a card shows the vial of a colour. */
export function showsVial({ game }: State, card: number, colour: Colour): boolean {
  const stride = game.shape.colours + 2;
  return (game.decks[DECK]![card * stride + stride - 1]! & (1 << colour)) !== 0;
}

/** The word of a card, for facts and views. */
export function sequenceWord({ game }: State, card: number): string {
  return game.config.decks![DECK]![card]!;
}

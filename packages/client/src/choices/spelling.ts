// How a command can be spelt: its words, or the names that people use for its parts, without accents and capitals.
import type { KindFacts, OperandType } from '../games/facts.ts';
import type { Offer } from './offer.ts';
import { phraseOf, type PhrasePart } from './phrase.ts';

/** Everything that people may call a thing, in whatever language: a city, a seat, a kind of command, a word such as “to”. */
export type NameOf = (type: OperandType | 'kind' | 'word', id: string) => readonly string[];

export type Tokens = readonly string[];

export type Element =
  /** A thing under all its names; a word such as “to” need not be typed. */
  | { readonly element: 'name'; readonly spellings: readonly Tokens[]; readonly mayBeLeftOut: boolean }
  /** Several cards in any order. */
  | { readonly element: 'cards'; readonly cards: readonly (readonly Tokens[])[] };

export function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{Letter}\p{Number}]+/u).filter((token) => token !== '');
}

/** The parts of an offer in order; the first stands for the kind. */
export function elementsOf(offer: Offer, nameOf: NameOf): Element[] {
  const parts = phraseOf(offer.kind);
  const leading = parts.findIndex(({ part }) => part !== 'word');
  const head = leading === -1 ? parts.length : leading;
  const words = parts.slice(0, head).map((part) => (part.part === 'word' ? part.word : ''));
  return [kindElement(offer.kind, words, nameOf), ...elements(parts.slice(head), offer, nameOf)];
}

function kindElement({ name }: KindFacts, words: readonly string[], nameOf: NameOf): Element {
  const spellings = [words.join(' '), name, ...nameOf('kind', name)];
  return { element: 'name', spellings: spelt(spellings), mayBeLeftOut: false };
}

function elements(parts: readonly PhrasePart[], offer: Offer, nameOf: NameOf): Element[] {
  return parts.flatMap((part): Element[] => {
    if (part.part === 'word') {
      const spellings = spelt([part.word, ...nameOf('word', part.word)]);
      return [{ element: 'name', spellings, mayBeLeftOut: true }];
    }
    if (part.part === 'optional') return isSaid(part.parts, offer) ? elements(part.parts, offer, nameOf) : [];
    const value = offer.operands[part.operand] ?? [];
    const spellings = (id: string): Tokens[] => spelt([id, ...nameOf(part.type, id)]);
    if (typeof value === 'string')
      return [{ element: 'name', spellings: spellings(value), mayBeLeftOut: false }];
    return [{ element: 'cards', cards: value.map(spellings) }];
  });
}

function isSaid(parts: readonly PhrasePart[], { operands }: Offer): boolean {
  return parts.every((part) => part.part !== 'operand' || operands[part.operand] !== undefined);
}

function spelt(names: readonly string[]): Tokens[] {
  return names.map(tokensOf).filter((tokens) => tokens.length > 0);
}

/** Whole spellings of an offer, to measure how far a slip of the pen is from it: its words, and each part by its first, second … name. */
export function renderings(offer: Offer, nameOf: NameOf): string[] {
  const found = elementsOf(offer, nameOf);
  const most = Math.max(...found.map((one) => (one.element === 'name' ? one.spellings.length : 1)));
  const rows = Array.from({ length: most }, (_, row) => found.flatMap((one) => nth(one, row)).join(' '));
  return [...new Set(rows)];
}

function nth(element: Element, row: number): Tokens {
  const pick = (spellings: readonly Tokens[]): Tokens => spellings[Math.min(row, spellings.length - 1)] ?? [];
  return element.element === 'name' ? pick(element.spellings) : element.cards.flatMap(pick);
}

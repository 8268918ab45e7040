// Command texts taken apart by the phrases of their game. A text that no phrase fits is an offer all the same, of a kind of its own.
import { priceAt, type Prices } from '@cordon/protocol';
import type { GameFacts, KindFacts } from '../games/facts.ts';
import type { Offer } from './offer.ts';
import { phraseOf, type Operands, type PhrasePart } from './phrase.ts';

/** What a seat can do now, and what each takes. */
export function readOffers(
  facts: GameFacts,
  legal: readonly string[],
  seat: number,
  prices?: Prices,
): Offer[] {
  return legal.map((words, index) => ({ ...readOffer(facts, words, seat), price: priceAt(prices, index) }));
}

export function readOffer(facts: GameFacts, words: string, seat: number): Offer {
  const tokens = words.split(' ').filter((token) => token !== '');
  for (const kind of kindsBeginning(facts, tokens[0] ?? '')) {
    const operands = fit(phraseOf(kind), tokens, 0, {});
    if (operands !== undefined) return { seat, words, kind, operands };
  }
  return { seat, words, kind: unknownKind(words), operands: {} };
}

const unknown = new Map<string, KindFacts>();

function unknownKind(words: string): KindFacts {
  const kind = unknown.get(words) ?? {
    name: words,
    phrase: words,
    operands: {},
    spends: 'nothing',
    formerly: [],
    broughtBy: [],
  };
  unknown.set(words, kind);
  return kind;
}

const beginnings = new WeakMap<GameFacts, ReadonlyMap<string, readonly KindFacts[]>>();

/** The kinds that a text with this first word may be, those with more words of their own first. */
function kindsBeginning(facts: GameFacts, word: string): readonly KindFacts[] {
  let byWord = beginnings.get(facts);
  if (byWord === undefined) {
    byWord = Map.groupBy(
      facts.kinds.toSorted((a, b) => ownWords(b) - ownWords(a)),
      firstWord,
    );
    beginnings.set(facts, byWord);
  }
  return [...(byWord.get(word) ?? []), ...(byWord.get('') ?? [])];
}

function firstWord(kind: KindFacts): string {
  const [first] = phraseOf(kind);
  return first?.part === 'word' ? first.word : '';
}

function ownWords(kind: KindFacts): number {
  return phraseOf(kind).filter(({ part }) => part === 'word').length;
}

function fit(
  parts: readonly PhrasePart[],
  tokens: readonly string[],
  at: number,
  found: Operands,
): Operands | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return at === tokens.length ? found : undefined;
  if (part.part === 'optional')
    return fit([...part.parts, ...rest], tokens, at, found) ?? fit(rest, tokens, at, found);
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (part.part === 'word') return token === part.word ? fit(rest, tokens, at + 1, found) : undefined;
  if (part.type !== 'cards') return fit(rest, tokens, at + 1, { ...found, [part.operand]: token });
  for (let end = tokens.length; end > at; end--) {
    const fitting = fit(rest, tokens, end, { ...found, [part.operand]: tokens.slice(at, end) });
    if (fitting !== undefined) return fitting;
  }
  return undefined;
}

// Cards that a table may replace are written as words; the words of a deck are read one by one, and the first that is no card is refused.
import type { DeckSpec } from '../../../../kernel/definition.ts';
import { quote, shorten } from '../../../../kernel/quote.ts';
import type { Refusal } from '../../../../kernel/types.ts';

export interface CardWords<CardOfDeck> {
  readonly name: string;
  readonly usual: readonly string[];
  /** How a card is written, for sentences: “like c2-e6: …”. */
  readonly like: string;
  /** Undefined where the word is no card. */
  readonly parse: (word: string) => CardOfDeck | undefined;
  readonly spell: (card: CardOfDeck) => string;
  /** What is wrong with the cards as a whole. */
  readonly wrong?: (cards: readonly CardOfDeck[]) => Refusal | undefined;
  readonly numbers: (card: CardOfDeck, colourIds: readonly string[]) => readonly number[];
}

/** A deck of as many cards as the usual one. */
export function deckOfWords<CardOfDeck>(words: CardWords<CardOfDeck>): DeckSpec {
  const { name, usual, parse } = words;
  return {
    name,
    usual,
    read: (given) => readWords(words, given),
    numbers: (own, colourIds) =>
      Int32Array.from(own.flatMap((word) => words.numbers(parse(word)!, colourIds))),
  };
}

function readWords<CardOfDeck>(
  { name, usual, like, parse, spell, wrong }: CardWords<CardOfDeck>,
  given: readonly string[],
): readonly string[] | Refusal {
  const [needed, named] = [usual.length, given.length];
  if (named !== needed) {
    const message = `The ${name} deck has ${String(needed)} cards, not ${String(named)}.`;
    return { reason: 'deck-size', message, params: { deck: name, needed, named } };
  }
  const cards: CardOfDeck[] = [];
  for (const [index, word] of given.entries()) {
    const card = parse(word);
    if (card === undefined) {
      const place = index + 1;
      const message = `Card ${String(place)} of the ${name} deck, ${quote(word)}, is not written ${like}.`;
      return { reason: 'card-unreadable', message, params: { deck: name, place, card: shorten(word) } };
    }
    cards.push(card);
  }
  return wrong?.(cards) ?? cards.map(spell);
}

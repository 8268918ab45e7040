// What somebody types, matched with what can be done now: ids or names, in any language, without accents, or just the beginnings.
import { distance } from './distance.ts';
import type { Offer } from './offer.ts';
import { elementsOf, renderings, tokensOf, type Element, type NameOf, type Tokens } from './spelling.ts';

export type Completion =
  /** The words, whole, of one command. */
  | { readonly result: 'exact'; readonly offer: Offer }
  /** The beginning of one command and no other. */
  | { readonly result: 'one'; readonly offer: Offer }
  | { readonly result: 'several'; readonly offers: readonly Offer[] }
  /** Nothing begins like that; these are the nearest. */
  | { readonly result: 'none'; readonly nearest: readonly Offer[] };

const NEAREST = 3;

/** How well a text fits, better is more. */
const FIT = { not: 0, withoutKind: 1, begins: 2, exact: 3 } as const;

export function completions(text: string, offers: readonly Offer[], nameOf: NameOf): Completion {
  const typed = tokensOf(text);
  const fits = offers.map((offer) => fitOf(elementsOf(offer, nameOf), typed));
  const best = fits.reduce((most, fit) => Math.max(most, fit), FIT.not);
  const found = offers.filter((_, index) => fits[index] === best);
  const [offer, ...others] = found;
  if (best === FIT.not || offer === undefined)
    return { result: 'none', nearest: nearestTo(typed, offers, nameOf) };
  if (others.length > 0) return { result: 'several', offers: found };
  return { result: best === FIT.exact ? 'exact' : 'one', offer };
}

function fitOf(elements: readonly Element[], typed: Tokens): number {
  const whole = match(elements, typed, 0);
  if (whole > FIT.not) return whole;
  return match(elements.slice(1), typed, 0) > FIT.not ? FIT.withoutKind : FIT.not;
}

/** How well the tokens from `at` on fit the elements. */
function match(elements: readonly Element[], typed: Tokens, at: number): number {
  const [element, ...rest] = elements;
  if (element === undefined) return at === typed.length ? FIT.exact : FIT.not;
  if (at === typed.length) return FIT.begins;
  if (element.element === 'cards') return matchCards(element.cards, rest, typed, at);
  const skipped = element.mayBeLeftOut ? Math.min(match(rest, typed, at), FIT.begins) : FIT.not;
  return Math.max(
    skipped,
    matchName(element.spellings, typed, at, (end) => match(rest, typed, end)),
  );
}

function matchName(
  spellings: readonly Tokens[],
  typed: Tokens,
  at: number,
  goOn: (end: number) => number,
): number {
  let best: number = FIT.not;
  for (const spelling of spellings) {
    let isWhole = true;
    for (let length = 1; length <= spelling.length; length++) {
      const token = typed[at + length - 1];
      const meant = spelling[length - 1]!;
      if (token === undefined || !meant.startsWith(token)) break;
      isWhole &&= token === meant;
      const limit = isWhole && length === spelling.length ? FIT.exact : FIT.begins;
      best = Math.max(best, Math.min(limit, goOn(at + length)));
    }
  }
  return best;
}

function matchCards(
  cards: readonly (readonly Tokens[])[],
  rest: readonly Element[],
  typed: Tokens,
  at: number,
): number {
  if (cards.length === 0) return match(rest, typed, at);
  if (at === typed.length) return FIT.begins;
  let best: number = FIT.not;
  for (const [index, card] of cards.entries()) {
    const others = cards.toSpliced(index, 1);
    best = Math.max(
      best,
      matchName(card, typed, at, (end) => matchCards(others, rest, typed, end)),
    );
  }
  return best;
}

function nearestTo(typed: Tokens, offers: readonly Offer[], nameOf: NameOf): Offer[] {
  const text = typed.join(' ');
  return offers
    .map((offer) => ({
      offer,
      away: Math.min(...renderings(offer, nameOf).map((one) => distance(text, one))),
    }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, NEAREST)
    .map(({ offer }) => offer);
}

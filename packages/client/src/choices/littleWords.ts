// A typed line that fits nothing is tried once more without its little words: “drive to Chicago”, “aller au Caire”.
import { completions, type Completion } from './completions.ts';
import type { Offer } from './offer.ts';
import { tokensOf, type NameOf } from './spelling.ts';

/** First without one of them, so that “give Milan to the Medic” keeps its “to”; then without all. */
export function completionsWithout(
  little: readonly string[],
  text: string,
  offers: readonly Offer[],
  nameOf: NameOf,
): Completion {
  const first = completions(text, offers, nameOf);
  if (first.result !== 'none') return first;
  const isLittle = new Set(little.flatMap(tokensOf));
  const typed = tokensOf(text);
  const places = typed.flatMap((token, index) => (isLittle.has(token) ? [index] : []));
  const bare = (name: string): string => withoutLittle(tokensOf(name), isLittle);
  const lines = [...places.map((at) => typed.toSpliced(at, 1).join(' ')), withoutLittle(typed, isLittle)];
  // “Le Caire” is also called “Caire” here: its article went into “au”.
  const names: NameOf = (type, id) => nameOf(type, id).flatMap((name) => [name, bare(name)]);
  const tries = lines
    .filter((line) => line !== '')
    .map((line) => completions(line, offers, names))
    .filter(({ result }) => result !== 'none');
  return tries.find(({ result }) => result === 'exact') ?? tries[0] ?? first;
}

function withoutLittle(tokens: readonly string[], little: ReadonlySet<string>): string {
  return tokens.filter((token) => !little.has(token)).join(' ');
}

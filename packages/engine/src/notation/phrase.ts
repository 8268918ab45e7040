// A phrase such as “give {card} to {player}” read as a pattern: words, operands and optional parts.
import type { CommandKind, OperandType } from '../kernel/types.ts';

export type Part =
  | { readonly word: string }
  | { readonly operand: string; readonly type: OperandType }
  | { readonly optional: readonly Part[] };

const parsed = new Map<CommandKind, readonly Part[]>();
const parsedOthers = new Map<CommandKind, readonly (readonly Part[])[]>();

export function partsOf(kind: CommandKind): readonly Part[] {
  const known = parsed.get(kind);
  if (known !== undefined) return known;
  const parts = parse(kind, kind.phrase);
  parsed.set(kind, parts);
  return parts;
}

/** Phrases in which the kind is read but not written: those of older versions and what people would try. */
export function otherPartsOf(kind: CommandKind): readonly (readonly Part[])[] {
  const known = parsedOthers.get(kind);
  if (known !== undefined) return known;
  const others = [...kind.formerly, ...kind.alsoSaid].map((phrase) => parse(kind, phrase));
  parsedOthers.set(kind, others);
  return others;
}

function parse(kind: CommandKind, phrase: string): Part[] {
  return Array.from(
    phrase.matchAll(/\[([^\]]*)\]|\{(\w+)\}|(\S+)/gu),
    ([, optional, operand, word]): Part => {
      if (optional !== undefined) return { optional: parse(kind, optional) };
      if (operand !== undefined) return { operand, type: kind.operands[operand]! };
      return { word: word ?? '' };
    },
  );
}

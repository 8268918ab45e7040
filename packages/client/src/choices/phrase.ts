// A phrase such as “give {card} to {player}” as a list of parts: words, operands, and parts that may be left out.
import type { KindFacts, OperandType } from '../games/facts.ts';
import type { OperandValue } from './offer.ts';

export type PhrasePart =
  | { readonly part: 'word'; readonly word: string }
  | { readonly part: 'operand'; readonly operand: string; readonly type: OperandType }
  | { readonly part: 'optional'; readonly parts: readonly PhrasePart[] };

const known = new WeakMap<KindFacts, readonly PhrasePart[]>();

export function phraseOf(kind: KindFacts): readonly PhrasePart[] {
  const parts = known.get(kind) ?? parse(kind, kind.phrase);
  known.set(kind, parts);
  return parts;
}

function parse(kind: KindFacts, phrase: string): PhrasePart[] {
  return Array.from(
    phrase.matchAll(/\[([^\]]*)\]|\{(\w+)\}|([^\s[\]{}]+)/gu),
    ([, optional, operand, word]): PhrasePart => {
      if (optional !== undefined) return { part: 'optional', parts: parse(kind, optional) };
      const type = operand === undefined ? undefined : kind.operands[operand];
      if (operand === undefined || type === undefined) return { part: 'word', word: word ?? operand ?? '' };
      return { part: 'operand', operand, type };
    },
  );
}

export interface AskedOperand {
  readonly operand: string;
  readonly type: OperandType;
}

/** The operands of a kind in the order in which its words name them. */
export function operandsInOrder(kind: KindFacts): readonly AskedOperand[] {
  const flatten = (parts: readonly PhrasePart[]): AskedOperand[] =>
    parts.flatMap((part) => {
      if (part.part === 'optional') return flatten(part.parts);
      return part.part === 'operand' ? [{ operand: part.operand, type: part.type }] : [];
    });
  return flatten(phraseOf(kind));
}

export type Operands = Readonly<Record<string, OperandValue>>;

/** The words of a command: the inverse of taking one apart. */
export function wordsOf(kind: KindFacts, operands: Operands): string {
  return say(phraseOf(kind), operands).join(' ');
}

function say(parts: readonly PhrasePart[], operands: Operands): string[] {
  return parts.flatMap((part): readonly string[] => {
    if (part.part === 'word') return [part.word];
    if (part.part === 'optional') return named(part.parts, operands) ? say(part.parts, operands) : [];
    const value = operands[part.operand] ?? [];
    return typeof value === 'string' ? [value] : value;
  });
}

function named(parts: readonly PhrasePart[], operands: Operands): boolean {
  return parts.every((part) => part.part !== 'operand' || operands[part.operand] !== undefined);
}

// One offer with all that helps to say it.
import type { View } from '@cordon/engine';
import type { Offer, OperandValue } from '../../../choices/offer.ts';
import type { Talk } from '../talk.ts';

export interface OfferTalk {
  readonly talk: Talk;
  readonly seat: number;
  readonly view: View | undefined;
  readonly operands: Readonly<Record<string, OperandValue>>;
  /** The id that an operand names; empty where it was left out. */
  readonly id: (operand: string) => string;
  readonly ids: (operand: string) => readonly string[];
  readonly number: (operand: string) => number;
  /** The names of what an operand names. */
  readonly city: (operand: string) => string;
  readonly card: (operand: string) => string;
  readonly who: (operand: string) => string;
  readonly pawn: (operand: string) => string;
  /** Where the pawn of a seat is, as an id. */
  readonly at: (seat: number) => string | undefined;
}

export function offerTalk(talk: Talk, offer: Pick<Offer, 'seat' | 'operands'>, view?: View): OfferTalk {
  const { operands, seat } = offer;
  const id = (operand: string): string => {
    const value = operands[operand];
    return typeof value === 'string' ? value : '';
  };
  return {
    talk,
    seat,
    view,
    operands,
    id,
    ids: (operand) => {
      const value = operands[operand] ?? [];
      return typeof value === 'string' ? [value] : value;
    },
    number: (operand) => Number(id(operand)),
    city: (operand) => talk.city(id(operand)),
    card: (operand) => talk.card(id(operand)),
    who: (operand) => talk.who(Number(id(operand))),
    pawn: (operand) => talk.pawn(Number(id(operand))),
    at: (of) => view?.seats[of - 1]?.city,
  };
}

// Deals in which nobody does more than the game insists on: cards are kept until a hand is full, and much can be done with them.
import type { ConfigRequest, View } from '@cordon/engine';
import type { Offer } from '../../../src/choices/offer.ts';
import type { Language } from '../../../src/words/words.ts';
import { Deal } from './deal.ts';

/** After so many moves another deal is tried. */
const MOST = 60;

/** Goes on with the least ado. */
export const idle = ({ offers }: Deal): Offer =>
  offers.find(({ kind }) => kind.spends === 'nothing') ?? offers[0]!;

export const handOf = ({ scene: { view, seat } }: Deal): View['seats'][number]['hand'] =>
  view.seats[seat - 1]!.hand;

export const frameOf = ({ scene: { view } }: Deal): string | undefined => view.frames.at(-1)?.frame;

export interface Idle {
  readonly request: ConfigRequest;
  /** What the seeds of the deals begin with. */
  readonly seed: string;
  readonly language?: Language;
}

/** The first deal that comes by such a position. */
export function idleUntil({ request, seed, language }: Idle, is: (deal: Deal) => boolean): Deal {
  for (let number = 0; ; number++) {
    const deal = new Deal(request, `${seed} ${String(number)}`, language);
    for (; !deal.isOver && deal.move < MOST; deal.play(idle(deal))) if (is(deal)) return deal;
  }
}

// A plan drawn on the board: which pawns go where, step by step, and where something else happens. Nobody has checked it.
import type { View } from '@cordon/engine';
import type { GameFacts } from '../games/facts.ts';
import { movesOf } from './effects.ts';
import type { Offer } from './offer.ts';
import { placesIn, type Place } from './places.ts';
import { readOffer } from './read.ts';
import { cityOfPawn } from './seats.ts';
import type { PawnMove } from './unsaid.ts';

export interface Arrow {
  readonly seat: number;
  /** Absent for a pawn that was not on the board yet. */
  readonly from: string | undefined;
  readonly to: string;
}

export interface PlanStep {
  /** Counted from 1. */
  readonly number: number;
  readonly offer: Offer;
  readonly arrows: readonly Arrow[];
  /** Where something happens that is no move. */
  readonly marks: readonly Place[];
}

/** Commands may say whose they are, as in “2: drive chicago”; otherwise they are of the seat that the game waits for. */
export function arrowsOf(commands: readonly string[], view: View, facts: GameFacts): PlanStep[] {
  let now = view;
  return commands.map((text, index) => {
    const offer = readPlanned(text, view, facts);
    const moves = movesOf(offer, now, facts);
    const arrows = moves.map(({ seat, to }) => ({ seat, from: cityOfPawn(now, seat), to }));
    const marks = marksOf(offer, moves, now);
    now = withMoves(now, moves);
    return { number: index + 1, offer, arrows, marks };
  });
}

export function readPlanned(text: string, view: View, facts: GameFacts): Offer {
  const [, seat, words] = /^\s*(?:(\d+)\s*:)?\s*(.*?)\s*$/su.exec(text) ?? [];
  return readOffer(facts, words ?? text, seat === undefined ? view.waitsFor : Number(seat));
}

function withMoves(view: View, moves: readonly PawnMove[]): View {
  if (moves.length === 0) return view;
  const seats = view.seats.map((one) => {
    const move = moves.find(({ seat }) => seat === one.seat);
    return move === undefined ? one : { ...one, city: move.to };
  });
  return { ...view, seats };
}

function marksOf(offer: Offer, moves: readonly PawnMove[], view: View): Place[] {
  const named = placesIn(offer).filter(({ id }) => !moves.some(({ to }) => to === id));
  const here = cityOfPawn(view, offer.seat);
  const happensHere = offer.kind.spends === 'action' && moves.length === 0;
  const isNamed = named.some(({ type }) => type === 'city' || type === 'line');
  return happensHere && !isNamed && here !== undefined ? [{ type: 'city', id: here }, ...named] : named;
}

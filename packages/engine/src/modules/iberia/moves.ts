// What holds for every way to move. Ruling A-8 (IB-MOV-21): a move leads to another city.
import type { City, Refusal, State } from '../../kernel/types.ts';

export function alreadyThere(s: State, from: City, to: City): Refusal | undefined {
  if (from !== to) return undefined;
  return { reason: 'already-there', message: `The pawn is already in ${s.game.cityNames[to]!}.` };
}

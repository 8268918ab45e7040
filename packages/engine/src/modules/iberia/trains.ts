// Trains: one action takes a pawn any distance along lines that all carry rails. IB-MOV-6 to IB-MOV-12
import { lowestBit } from '../../kernel/bits.ts';
import { first, pack, seatOf } from '../../kernel/command.ts';
import type { City, Module, Offers, Refusal, Seat, State } from '../../kernel/types.ts';
import { movePawn } from '../../ops/pawns.ts';
import { alreadyThere } from '../../rules/refusals.ts';
import { defineAction } from '../../rules/undertake.ts';
import { networkWord } from './rails.ts';

/** Calls back with every other city that a train from here reaches. */
export function eachByTrain(s: State, from: City, visit: (city: City) => void): void {
  for (let word = 0; word < 2; word++) {
    for (let bits = networkWord(s, from, word); bits !== 0; bits &= bits - 1) {
      const city = word * 32 + lowestBit(bits);
      if (city !== from) visit(city);
    }
  }
}

export function trainRefusal(s: State, from: City, to: City): Refusal | undefined {
  const { cityNames } = s.game;
  if (from === to) return alreadyThere(s, from, to);
  if ((networkWord(s, from, to >> 5) & (1 << (to & 31))) !== 0) return undefined;
  const message = `No unbroken chain of rails joins ${cityNames[from]!} and ${cityNames[to]!}.`;
  return { reason: 'no-rails', message };
}

export const train = defineAction({
  name: 'train',
  phrase: 'train {to}',
  operands: { to: 'city' },
  effect: (s, command) => movePawn(s, seatOf(command), first(command), 'train'),
  refusal: (s, command) => trainRefusal(s, s.pawns[seatOf(command)]!, first(command)),
});

export function offerTrains(s: State, seat: Seat, out: Offers): void {
  const from = s.pawns[seat]!;
  for (let word = 0; word < 2; word++) {
    for (let bits = networkWord(s, from, word); bits !== 0; bits &= bits - 1) {
      const to = word * 32 + lowestBit(bits);
      if (to !== from) out.add(pack(train, seat, to));
    }
  }
}

export const trainRules: Module = { id: 'trains', commands: [train] };

// Trains: one action takes a pawn any distance along lines that all carry rails. IB-MOV-6 to IB-MOV-12
import { first, pack, seatOf } from '../../kernel/command.ts';
import type { City, Module, Offers, Refusal, Seat, State } from '../../kernel/types.ts';
import { movePawn } from '../../ops/pawns.ts';
import { defineAction } from '../../rules/undertake.ts';
import { alreadyThere } from './moves.ts';
import { hasRail, otherEnd } from './rails.ts';

/** The network found last: its cities in the order they were found. Used at once, never kept. */
const network = new Int32Array(64);
const reached = new Uint8Array(64);

/** Finds the cities that rails join to this one, itself first, and says how many there are. */
function findNetwork(s: State, from: City): number {
  let count = 1;
  network[0] = from;
  reached[from] = 1;
  for (let i = 0; i < count; i++) {
    const city = network[i]!;
    const lines = s.game.linesOf[city]!;
    for (let j = 0; j < lines.length; j++) {
      if (!hasRail(s, lines[j]!)) continue;
      const to = otherEnd(s, lines[j]!, city);
      if (reached[to] === 1) continue;
      reached[to] = 1;
      network[count++] = to;
    }
  }
  for (let i = 0; i < count; i++) reached[network[i]!] = 0;
  return count;
}

/** Calls back with every other city that a train from here reaches. */
export function eachByTrain(s: State, from: City, visit: (city: City) => void): void {
  const count = findNetwork(s, from);
  for (let i = 1; i < count; i++) visit(network[i]!);
}

export function trainRefusal(s: State, from: City, to: City): Refusal | undefined {
  const { cityNames } = s.game;
  if (from === to) return alreadyThere(s, from, to);
  let found = false;
  eachByTrain(s, from, (city) => (found ||= city === to));
  if (found) return undefined;
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
  const count = findNetwork(s, s.pawns[seat]!);
  for (let i = 1; i < count; i++) out.add(pack(train, seat, network[i]));
}

export const trainRules: Module = { id: 'trains', commands: [train] };

// How a game stands that somebody is in, in a few words.
import type { HomeWords } from '../../words/home.ts';
import type { KnownTable } from './useTables.ts';

type Known = Pick<KnownTable, 'status' | 'stopped' | 'mine' | 'about'>;

export function stateOf({ status, stopped, mine, about }: Known, words: HomeWords): string {
  if (stopped !== undefined) return words.stopped;
  if (status === 'gathering') return words.gathering;
  if (status === 'abandoned') return words.abandoned;
  if (status === 'over') return words.over;
  if (mine === 'yes') return words.yourTurn;
  const seat = about.seats.find((one) => one.seat === about.waitsFor);
  if (seat?.bot !== undefined) return words.waitsForBot;
  return seat?.name === undefined ? words.waitsForSeat(about.waitsFor) : words.waitsFor(seat.name);
}

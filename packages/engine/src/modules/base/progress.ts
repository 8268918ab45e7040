// How far a table is on its way to winning, for players that know no game.
import type { City, Module, State } from '../../kernel/types.ts';
import { countOfColour } from '../../ops/cards.ts';
import { cardsNeeded, isCured } from './cure.ts';
import { stationWord } from './stations.ts';

/** Lines to drive from a city to the nearest station. */
function stepsToStation(s: State, city: City): number {
  let low = city < 32 ? 1 << city : 0;
  let high = city < 32 ? 0 : 1 << (city - 32);
  for (let steps = 0; ; steps++) {
    if (((low & stationWord(s, 0)) | (high & stationWord(s, 1))) !== 0) return steps;
    const [fromLow, fromHigh] = [low, high];
    for (let from = 0; from < s.game.shape.cities; from++) {
      if (((from < 32 ? fromLow : fromHigh) & (1 << (from & 31))) === 0) continue;
      low |= s.game.nearLow[from]!;
      high |= s.game.nearHigh[from]!;
    }
  }
}

/** Cures count most, then for each other disease the fullest hand, then how near a full hand is to a station. */
function progress(s: State): number {
  let sum = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    let best = isCured(s, colour) ? 1 : 0;
    for (let seat = 0; seat < s.game.shape.seats && best < 1; seat++) {
      const held = Math.min(1, countOfColour(s, seat, colour) / cardsNeeded(s, seat, colour));
      const ready = held < 1 ? 0 : 0.3 / (1 + stepsToStation(s, s.pawns[seat]!));
      best = Math.max(best, 0.6 * held * held + ready);
    }
    sum += best;
  }
  return sum;
}

export const progressRules: Module = { id: 'progress', progress };

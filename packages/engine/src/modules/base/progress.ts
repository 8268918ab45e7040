// What winning takes, for players that know no game: every disease cured, at a station.
import { lowestBit } from '../../kernel/bits.ts';
import { anyFor, isSilent } from '../../kernel/points.ts';
import {
  FAR,
  NO_CITY,
  NO_GOAL,
  type City,
  type Goals,
  type Module,
  type Seat,
  type State,
} from '../../kernel/types.ts';
import { cardsNeeded, isCured, isEradicated } from './cure.ts';
import { anyCardPays, canPay, paysAcross, restPays } from './curePieces.ts';
import { keepsFlightCard } from './flights.ts';
import { hasStation, needsNoStation, stationCount, stationWord } from './stations.ts';

/** Lines to drive from a city to the nearest station. */
function stepsToStation(s: State, city: City): number {
  const { distances, shape } = s.game;
  let least = FAR;
  for (let word = 0; word < 2; word++) {
    for (let stations = stationWord(s, word); stations !== 0; stations &= stations - 1) {
      const steps = distances[city * shape.cities + 32 * word + lowestBit(stations)]!;
      if (steps < least) least = steps;
    }
  }
  return least;
}

/** The same from where a seat can cure; FAR for one that never does. */
function stepsOf(s: State, seat: Seat): number {
  if (anyFor(s, needsNoStation, seat)) return 0;
  return s.pawns[seat] === NO_CITY ? FAR : stepsToStation(s, s.pawns[seat]!);
}

/** Cures count most, then for each other disease the fullest hand, then how near a full hand is to a station. */
function progress(s: State): number {
  const { seats } = s.game.shape;
  let sum = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    let best = isCured(s, colour) ? 1 : 0;
    for (let seat = 0; seat < seats && best < 1; seat++) {
      const steps = stepsOf(s, seat);
      if (steps === FAR) continue;
      const held = Math.min(1, canPay(s, seat, colour) / cardsNeeded(s, seat, colour));
      const ready = held < 1 ? 0 : 0.3 / (1 + steps);
      best = Math.max(best, 0.6 * held * held + ready);
    }
    sum += best;
  }
  return sum;
}

export const cureGoals: Goals = {
  count: ({ shape }) => shape.colours,
  isReached: isCured,
  avoidable: () => NO_GOAL,
  isGone: isEradicated,
  cardsNeeded,
  held: canPay,
  isByCards: (s) => isSilent(s, restPays) && isSilent(s, anyCardPays),
  paysAcross: (s, seat) => anyFor(s, paysAcross, seat),
  fliesFree: (s, seat) => anyFor(s, keepsFlightCard, seat),
  steps: stepsToStation,
  places: stationCount,
  joined: (s, city, word) => (hasStation(s, city) ? stationWord(s, word) : 0),
  joints: stationWord,
  jointWords: 2,
};

export const progressRules: Module = { id: 'progress', progress, goals: cureGoals };

// How far a table is on its way to winning, for players that know no game.
import {
  FAR,
  NO_CITY,
  NO_GOAL,
  type City,
  type Colour,
  type Goals,
  type Module,
  type Seat,
  type State,
} from '../../kernel/types.ts';
import { countOfColour, holds } from '../../ops/cards.ts';
import { distance } from './geography.ts';
import { hospitalCity } from './hospitals.ts';
import { networkWord, RAIL_WORDS, railWord } from './rails.ts';
import { CARDS_FOR_RESEARCH, isResearched } from './research.ts';

/** The steps of a hand that is full to its hospital, or to a city whose card would build one. */
function stepsToHospital(s: State, seat: Seat, colour: Colour): number {
  const hospital = hospitalCity(s, colour);
  if (hospital !== NO_CITY) return distance(s.pawns[seat]!, hospital);
  let least = s.game.shape.cities;
  for (let city = 0; city < s.game.shape.cities; city++) {
    if (s.game.colourOf[city] !== colour || !holds(s, seat, city)) continue;
    least = Math.min(least, 2 + distance(s.pawns[seat]!, city));
  }
  return least;
}

/** Research counts most, then for each other disease the fullest hand, its hospital, and how near a full hand is to it. */
function progress(s: State): number {
  const { pawnSeats } = s.game;
  let sum = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    let best = isResearched(s, colour) ? 1 : 0;
    const built = hospitalCity(s, colour) === NO_CITY ? 0 : 0.1;
    for (let i = 0; i < pawnSeats.length && best < 1; i++) {
      const seat = pawnSeats[i]!;
      if (s.pawns[seat] === NO_CITY) continue;
      const held = Math.min(1, countOfColour(s, seat, colour) / CARDS_FOR_RESEARCH);
      const ready = held < 1 ? 0 : 0.25 / (1 + stepsToHospital(s, seat, colour));
      best = Math.max(best, built + 0.55 * held * held + ready);
    }
    sum += best;
  }
  return sum;
}

function placeSteps(s: State, from: City, colour: Colour): number {
  const hospital = hospitalCity(s, colour);
  return hospital === NO_CITY ? FAR : distance(from, hospital);
}

function places(s: State): number {
  let count = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (hospitalCity(s, colour) !== NO_CITY) count++;
  return count;
}

const goals: Goals = {
  count: ({ shape }) => shape.colours,
  isReached: isResearched,
  avoidable: () => NO_GOAL,
  isGone: () => false,
  cardsNeeded: () => CARDS_FOR_RESEARCH,
  held: countOfColour,
  isByCards: () => true,
  paysAcross: () => false,
  fliesFree: () => false,
  steps: placeSteps,
  places,
  joined: networkWord,
  joints: railWord,
  jointWords: RAIL_WORDS,
};

export const progressRules: Module = { id: 'progress', progress, goals };

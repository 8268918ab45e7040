// A Mutation card turned over in the infect part puts a purple cube on the city of the bottom card, and none of the city's own colour; then
// both are discarded. With purple eradicated only the Mutation card is. BRINK-MUT-6 to BRINK-MUT-13, BRINK-MUT-16
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { answer, commonPoint, foldOf } from '../../../../kernel/points.ts';
import { FLAG } from '../../../../kernel/ranges.ts';
import { NO_CITY, type InfectionCard, type Module, type State } from '../../../../kernel/types.ts';
import { discardInfectionCard, isOfCity } from '../../../../ops/decks.ts';
import {
  bottomByInfection,
  drawInfection,
  infectWith,
  resolvesInfection,
} from '../../../../rules/infectionCard.ts';
import { isEradicated } from '../../../base/cure.ts';
import { purpleIn } from './purple.ts';

const CARD = FIELDS;
const DRAWN = FIELDS + 1;

/** How many purple cubes a Mutation card puts on a city. */
export const mutationCubes = commonPoint.fold('mutationCubes');

function turnUp(s: State, card: InfectionCard): void {
  if (isEradicated(s, purpleIn(s))) discardInfectionCard(s, card);
  else push(s, mutation, card);
}

/** The Mutation card lies open until the bottom card is resolved: a deck that is made anew meanwhile does not hold it. */
const mutation = defineFrame({
  name: 'mutation',
  fields: ['infection', 'drawn'],
  ranges: { drawn: FLAG },
  on: ['infections'],
  carries: ['chain'],
  sound: (s, at) => !isOfCity(s, s.stack[at + CARD]!) && isOpen(s, s.stack[at + CARD]!),
  step(s, at) {
    if (s.stack[at + DRAWN] === 0) {
      s.stack[at + DRAWN] = 1;
      infectBottomCity(s, foldOf(s, mutationCubes, 1), s.game.renewsInfections);
    } else {
      const card = s.stack[at + CARD]!;
      pop(s);
      discardInfectionCard(s, card);
    }
    return true;
  },
});

/** Puts purple cubes on the city of the bottom card; false if there is no card. */
export function infectBottomCity(s: State, count: number, renews: boolean): boolean {
  const city = drawInfection(s, 'bottom', renews);
  if (city === NO_CITY) return false;
  infectWith(s, city, purpleIn(s), count, 'infection');
  return true;
}

/** Neither in the deck nor in the discard pile. */
function isOpen({ strata, infectionDiscard: { cards, size } }: State, card: InfectionCard): boolean {
  return strata[card] === 0 && !cards.subarray(0, size).includes(card);
}

/** A Mutation card never leaves the game: one that is in neither pile is being resolved. */
function isSound(s: State): boolean {
  for (let card = s.game.shape.cities; card < s.game.shape.infectionCards; card++)
    if (isOpen(s, card) && !isOnStack(s, card)) return false;
  return true;
}

function isOnStack(s: State, card: InfectionCard): boolean {
  for (let at = s.top; at > 0; at = s.stack[at + 1]!)
    if (s.stack[at] === mutation.id && s.stack[at + CARD] === card) return true;
  return false;
}

export const mutationCardRules: Module = {
  id: 'mutation-card',
  frames: [mutation],
  sound: isSound,
  points: [
    answer(resolvesInfection, (s, _holder, card) => turnUp(s, card)),
    answer(bottomByInfection, (s, _holder, count, card, colour) =>
      colour === purpleIn(s) && !isOfCity(s, card) && !isEradicated(s, colour) ? count + 1 : count,
    ),
  ],
};

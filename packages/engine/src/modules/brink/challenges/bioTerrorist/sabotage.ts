// Sabotage: hidden in a city with a research station he takes it off the board, with a card of the city's colour; once in his turn.
// BRINK-BAC-11 to BRINK-BAC-13
import { first } from '../../../../kernel/command.ts';
import { answer } from '../../../../kernel/points.ts';
import type { City, Need, Offers, State } from '../../../../kernel/types.ts';
import { hasStation, losesStations, noStation, removeStation } from '../../../base/stations.ts';
import { defineDeed, isFree, isHidden, oncePerTurn } from './deed.ts';
import { holdsCard, offerCards, spendCard } from './hand.ts';
import { DEEDS, isUsed, terrorist, terroristCity, use } from './memory.ts';
import { narrowTo } from './whereabouts.ts';

const atOwnStation: Need = {
  isMet: (s) => hasStation(s, terroristCity(s)),
  refusal: (s) => noStation(s, terroristCity(s)),
};

const hasColourHere = (s: State, city: City): boolean =>
  s.game.colourOf[city] === s.game.colourOf[terroristCity(s)];

const isOfOwnColour: Need = {
  isMet: (s, command) => hasColourHere(s, first(command)),
  refusal: (s) => ({
    reason: 'wrong-colour',
    message: `Sabotage here takes a ${s.game.colourIds[s.game.colourOf[terroristCity(s)]!]!} card.`,
  }),
};

export const sabotage = defineDeed({
  name: 'sabotage',
  phrase: 'sabotage {card}',
  operands: { card: 'infection' },
  needs: [isFree, isHidden, oncePerTurn(DEEDS.sabotage), atOwnStation, holdsCard, isOfOwnColour],
  effect(s, command) {
    use(s, DEEDS.sabotage);
    spendCard(s, command);
    narrowTo(s, terroristCity(s));
    removeStation(s, terrorist(s), terroristCity(s), 'sabotage');
  },
});

/** For one who is free and hidden and has an action left. */
export function offerSabotage(s: State, out: Offers): void {
  if (!isUsed(s, DEEDS.sabotage) && hasStation(s, terroristCity(s)))
    offerCards(s, sabotage, out, hasColourHere);
}

/** Even the last station may go. */
export const mayLoseAll = answer(losesStations, () => true);

// What players who know no game can ask about the Bio-Terrorist, as far as they may know it. BRINK-BVW-1 BRINK-BVW-10
import { heldCard, heldCount } from '../../../../kernel/infectionHand.ts';
import { NO_CITY, type Hiding } from '../../../../kernel/types.ts';
import { PURPLE } from '../mutation/purple.ts';
import { TURN } from './deed.ts';
import { isCaptured, isVisible, setTerroristCity, terroristCity } from './memory.ts';
import { possibleCities } from './whereabouts.ts';

export const hiding: Hiding = {
  seat: ({ infectionHolder }) => infectionHolder,
  part: TURN,
  colour: ({ colourIds }) => colourIds.indexOf(PURPLE),
  city: terroristCity,
  isSeen: isVisible,
  isHeld: isCaptured,
  possible: possibleCities,
  cards: heldCount,
  card: heldCard,
  conceal(s) {
    if (!isVisible(s)) setTerroristCity(s, NO_CITY);
  },
};

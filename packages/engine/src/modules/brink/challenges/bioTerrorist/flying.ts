// Flights take an infection card, and airports have eyes: a Direct Flight is sighted where it lands, a Charter Flight where it leaves, with
// its destination secret, unless the table says otherwise. BRINK-BAC-4 to BRINK-BAC-7, BRINK-BHD-7
import { FIRST, first, pack } from '../../../../kernel/command.ts';
import { slotOf } from '../../../../kernel/infectionHand.ts';
import type { City, Need, Offers, State } from '../../../../kernel/types.ts';
import { discardHeld } from '../../../../ops/infectionHand.ts';
import { alreadyThere } from '../../../../rules/refusals.ts';
import type { BrinkFact } from '../../facts.ts';
import { defineDeed, heardByTerrorist, isFree } from './deed.ts';
import { holdsCard, offerCards, spendCard } from './hand.ts';
import { noteSighting, setTerroristCity, terrorist, terroristCity, turnNumber } from './memory.ts';
import { sightedWhereItLands } from './options.ts';
import { jumpFrom, jumpTo, look } from './whereabouts.ts';

/** The city that a command names first is another one than his. */
export const isElsewhere: Need = {
  isMet: (s, command) => fliesTo(s, first(command)),
  refusal: (s, command) => alreadyThere(s, terroristCity(s), first(command))!,
};

/** Tells everybody that he was at an airport. */
function sight(s: State, city: City, by: 'direct' | 'charter' | 'escape'): void {
  noteSighting(s, city);
  s.sink?.({
    fact: 'sighted',
    city: s.game.cityIds[city]!,
    by,
    turn: turnNumber(s),
  } satisfies BrinkFact);
}

/** Flies to the city of the card that a command names first. */
export function flyTo(s: State, city: City, by: 'direct' | 'escape'): void {
  jumpTo(s, city);
  setTerroristCity(s, city);
  sight(s, city, by);
  look(s);
}

const flyIn = defineDeed({
  name: 'fly-in',
  phrase: 'fly-in {card}',
  operands: { card: 'infection' },
  needs: [isFree, holdsCard, isElsewhere],
  effect: (s, command) => flyTo(s, spendCard(s, command), 'direct'),
});

const holdsOwnCity: Need = {
  isMet: (s) => slotOf(s, terroristCity(s)) >= 0,
  refusal: (s) => ({
    reason: 'card-not-held',
    message: `You do not hold the infection card ${s.game.infectionIds[terroristCity(s)]!}.`,
  }),
};

const flyOut = defineDeed({
  name: 'fly-out',
  phrase: 'fly-out {to}',
  operands: { to: 'city' },
  needs: [isFree, holdsOwnCity, isElsewhere],
  hears: heardByTerrorist,
  effect(s, command) {
    const [from, to] = [terroristCity(s), first(command)];
    discardHeld(s, from);
    setTerroristCity(s, to);
    jumpFrom(s, from);
    if (sightedWhereItLands(s)) jumpTo(s, to);
    sight(s, sightedWhereItLands(s) ? to : from, 'charter');
    s.sink?.({
      fact: 'flewOut',
      seat: terrorist(s) + 1,
      from: s.game.cityIds[from]!,
      to: s.game.cityIds[to]!,
      audience: heardByTerrorist(s),
    } satisfies BrinkFact);
    look(s);
  },
});

export const flights = [flyIn, flyOut] as const;

/** Whether the card of a city flies him anywhere. */
export const fliesTo = (s: State, city: City): boolean => city !== terroristCity(s);

/** For one who is free and has an action left. */
export function offerFlights(s: State, out: Offers): void {
  offerCards(s, flyIn, out, fliesTo);
  if (slotOf(s, terroristCity(s)) >= 0)
    out.addEach(pack(flyOut, terrorist(s)), FIRST, s.game.shape.cities, terroristCity(s));
}

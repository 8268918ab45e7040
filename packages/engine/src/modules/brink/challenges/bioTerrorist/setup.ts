// Setup: after the first nine cities he is dealt two infection cards; before the first turn he secretly chooses the city in which he begins.
// BRINK-BIO-6 BRINK-BIO-7
import { defineCommand, FIRST, first, pack } from '../../../../kernel/command.ts';
import { BOTTOM, defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { after, instead } from '../../../../kernel/steps.ts';
import { NO_CITY, type SetupStep } from '../../../../kernel/types.ts';
import { countReveal } from '../../../../ops/markers.ts';
import { firstTurn } from '../../../../rules/turn.ts';
import { firstPlayer } from '../../../base/setup.ts';
import type { BrinkFact } from '../../facts.ts';
import { byTerrorist, heardByTerrorist } from './deed.ts';
import { takeCard } from './hand.ts';
import { setTerroristCity, terrorist, terroristCity } from './memory.ts';
import { beAnywhere, look } from './whereabouts.ts';

const FIRST_CARDS = 2;
const BEGINS = FIELDS;

const dealCards: SetupStep = {
  name: 'terrorist-cards',
  run(s) {
    for (let i = 0; i < FIRST_CARDS; i++) takeCard(s);
  },
};

export const hide = defineCommand({
  name: 'hide',
  phrase: 'hide {city}',
  operands: { city: 'city' },
  needs: [byTerrorist],
  hears: heardByTerrorist,
  play(s, command) {
    const begins = s.stack[s.top + BEGINS]!;
    pop(s);
    countReveal(s);
    setTerroristCity(s, first(command));
    s.sink?.({
      fact: 'hid',
      seat: terrorist(s) + 1,
      city: s.game.cityIds[first(command)]!,
      audience: heardByTerrorist(s),
    } satisfies BrinkFact);
    beAnywhere(s);
    look(s);
    firstTurn(s, begins);
  },
});

/** Keeps the seat that begins. */
const hidingPlace = defineFrame({
  name: 'hiding-place',
  fields: ['seat'],
  on: [BOTTOM],
  sound: (s, at) => s.game.turnOrder.includes(s.stack[at + BEGINS]!) && terroristCity(s) === NO_CITY,
  step: () => false,
  waitsFor: terrorist,
  offer: (s, _at, out) => out.addEach(pack(hide, terrorist(s)), FIRST, s.game.shape.cities, NO_CITY),
});

export const setupFrames = [hidingPlace];

export function terroristSetup(usual: readonly SetupStep[]): readonly SetupStep[] {
  return instead('start', after('infections', usual, dealCards), {
    name: 'start',
    run: (s) => push(s, hidingPlace, firstPlayer(s)),
  });
}

// Hospital Founding: a hospital comes to any city of its colour, without a card or a pawn there. IB-EVC-9
// Ruling A-30 (IB-EVC-16): this is building, so whatever follows a building follows it.
import { first, pack, second } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { hasHospital, hospitalRefusal, putHospital } from '../hospitals.ts';

const command = defineEvent({
  name: 'hospital-founding',
  phrase: 'hospital-founding {colour} in {city}',
  operands: { colour: 'colour', city: 'city' },
  effect: (s, packed) => putHospital(s, second(packed), 'hospital-founding'),
  refusal: (s, packed) => hospitalRefusal(s, first(packed), second(packed)),
});

export const hospitalFounding = {
  kind: 'event',
  id: 'hospital-founding',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: () => true,
  offer(s, seat, out) {
    for (let city = 0; city < s.game.shape.cities; city++) {
      if (!hasHospital(s, city)) out.add(pack(command, seat, s.game.colourOf[city], city));
    }
  },
} as const satisfies EventCard;

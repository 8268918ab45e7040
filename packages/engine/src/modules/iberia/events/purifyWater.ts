// Purify Water: up to two tokens into one region or two, anywhere. It is not the action of that name. IB-EVC-5
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { defineFrame, pop, push } from '../../../kernel/frame.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { placeTokens, tokensLeft } from '../water.ts';
import { asksItsSeat, enough, offerEnough, SEAT } from '../../../rules/enough.ts';

/** The region of the first token is named with the event, that of the second is asked for. */
const command = defineEvent({
  name: 'purify-water',
  phrase: 'purify-water {region}',
  operands: { region: 'region' },
  effect(s, packed) {
    placeTokens(s, first(packed), 1, 'purify-water');
    if (tokensLeft(s) > 0) push(s, second, seatOf(packed));
  },
});

const pour = defineCommand({
  name: 'pour',
  phrase: 'pour {region}',
  operands: { region: 'region' },
  play(s, packed) {
    pop(s);
    placeTokens(s, first(packed), 1, 'purify-water');
  },
});

const second = defineFrame({
  name: 'second-token',
  fields: ['seat'],
  on: ['played-event'],
  sound: (s) => tokensLeft(s) > 0,
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    offerEnough(s, at, out);
    for (let region = 0; region < s.game.shape.regions; region++)
      out.add(pack(pour, s.stack[at + SEAT]!, region));
  },
});

export const purifyWater = {
  kind: 'event',
  id: 'purify-water',
  frames: [second],
  command,
  commands: [command, pour, enough],
  moments: MOMENTS.pause,
  playable: (s) => tokensLeft(s) > 0,
  offer(s, seat, out) {
    for (let region = 0; region < s.game.shape.regions; region++) out.add(pack(command, seat, region));
  },
} as const satisfies EventCard;

// In the infect part the card of a purple city brings a purple cube too: after the cube of the city's own colour and all that sets off, and
// before the card is discarded. BRINK-MUT-17 to BRINK-MUT-22, BRINK-MUT-25
import { defineFrame, FIELDS, pop, push } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import type { Module, State } from '../../../../kernel/types.ts';
import { isOfCity } from '../../../../ops/decks.ts';
import { infectsToo, infectWith, turnedOver } from '../../../../rules/infectionCard.ts';
import { isPurple, purpleIn } from './purple.ts';

const CITY = FIELDS;

/** Lies below the chain of the city's own colour. */
const companion = defineFrame({
  name: 'companion',
  fields: ['city'],
  on: ['infections'],
  carries: ['chain'],
  keeps: (s, at) => s.stack[at + CITY]!,
  sound: (s, at) => s.strata[s.stack[at + CITY]!] === 0 && isPurple(s, s.stack[at + CITY]!),
  step(s, at) {
    const city = s.stack[at + CITY]!;
    pop(s);
    infectWith(s, city, purpleIn(s), 1, 'infection');
    return true;
  },
});

/** At tables that may do without it. */
export function companionWhile(isBrought: (s: State) => boolean): Module {
  return {
    id: 'companion',
    frames: [companion],
    points: [
      answer(turnedOver, (s, _holder, card, cause) => {
        if (cause === 'infection' && isOfCity(s, card) && isPurple(s, card) && isBrought(s))
          push(s, companion, card);
      }),
      answer(
        infectsToo,
        (s, _holder, city, colour) => colour === purpleIn(s) && isPurple(s, city) && isBrought(s),
      ),
    ],
  };
}

export const companionRules = companionWhile(() => true);

// Resilient Population: a card of the infection discard pile leaves the game, even between Infect and Intensify.
// BASE-EVC-9 to BASE-EVC-11, BASE-EVT-15
import { first, pack } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { removeInfectionCard } from '../../../ops/decks.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const command = defineEvent({
  name: 'resilient-population',
  phrase: 'resilient-population {city}',
  operands: { city: 'infection' },
  effect: (s, packed) => removeInfectionCard(s, first(packed), 'resilient-population'),
  refusal(s, packed) {
    const { cards, size } = s.infectionDiscard;
    if (cards.subarray(0, size).includes(first(packed))) return undefined;
    const { cityNames, infectionIds } = s.game;
    const name = cityNames[first(packed)] ?? infectionIds[first(packed)]!;
    const message = `The card of ${name} is not in the infection discard pile.`;
    return { reason: 'not-discarded', message };
  },
});

export const resilientPopulation = {
  kind: 'event',
  id: 'resilient-population',
  command,
  commands: [command],
  moments: MOMENTS.pause | MOMENTS.beforeIntensify,
  playable: (s) => s.infectionDiscard.size > 0,
  offer(s, seat, out) {
    const { cards, size } = s.infectionDiscard;
    for (let i = 0; i < size; i++) out.add(pack(command, seat, cards[i]));
  },
} as const satisfies EventCard;

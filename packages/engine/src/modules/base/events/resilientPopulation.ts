// Resilient Population: a card of the infection discard pile leaves the game, even between Infect and Intensify.
// BASE-EVC-9 to BASE-EVC-11, BASE-EVT-15, BRINK-MUT-14
import { first, pack } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { isOfCity, removeInfectionCard } from '../../../ops/decks.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const command = defineEvent({
  name: 'resilient-population',
  phrase: 'resilient-population {city}',
  operands: { city: 'infection' },
  effect: (s, packed) => removeInfectionCard(s, first(packed), 'resilient-population'),
  refusal(s, packed) {
    if (!isOfCity(s, first(packed)))
      return { reason: 'not-a-city-card', message: 'Only the infection card of a city can leave the game.' };
    const { cards, size } = s.infectionDiscard;
    if (cards.subarray(0, size).includes(first(packed))) return undefined;
    const message = `The card of ${s.game.cityNames[first(packed)]!} is not in the infection discard pile.`;
    return { reason: 'not-discarded', message };
  },
});

export const resilientPopulation = {
  kind: 'event',
  id: 'resilient-population',
  command,
  commands: [command],
  moments: MOMENTS.pause | MOMENTS.beforeIntensify,
  playable: ({ infectionDiscard: { cards, size }, game: { shape } }) =>
    size > shape.infectionCards - shape.cities || cards.subarray(0, size).some((card) => card < shape.cities),
  offer(s, seat, out) {
    const { cards, size } = s.infectionDiscard;
    for (let i = 0; i < size; i++) if (isOfCity(s, cards[i]!)) out.add(pack(command, seat, cards[i]));
  },
} as const satisfies EventCard;

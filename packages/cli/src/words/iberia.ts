// The words of Iberia.
import type { Game } from '@cordon/engine';
import type { GameWords } from './gameWords.ts';
import { aboutIberia } from './iberia/about.ts';
import { announcements, boardOfIberia, cityOfIberia, mapOfIberia, regionNotes } from './iberia/board.ts';
import { tellOfIberia } from './iberia/facts.ts';
import { waitsOfIberia } from './iberia/waits.ts';
import { cityName } from './names.ts';
import { numberShown, listShown } from '@cordon/protocol/telling';

/** “Lisboa (1000 BC)”: the rank of a city is the age of its foundation. */
function foundation(game: Game, card: string): string {
  const rank = game.startRank[game.cityNumbers.get(card) ?? 0]!;
  return `${cityName(game, card)} (${rank > 0 ? `${String(rank)} BC` : `AD ${String(-rank)}`})`;
}

export const iberiaWords: GameWords = {
  name: 'Iberia',
  won: 'all diseases are researched',
  reaches: (colour) => `researches ${colour}`,
  place: 'hospital',
  help: () => [
    'A region is called by one to three of its cities, in any order: “caceres-madrid” or “madrid caceres”; for short, r18.',
    '“regions” lists all with their cities and short forms, “regions NAME” those around a city.',
    'A line is called by its two cities, in any order: “rail madrid-toledo” or “rail toledo madrid”.',
    'Water is purified, and tokens are placed, in a region next to your city: “purify caceres-madrid with toledo”.',
  ],
  groups: {},
  options: {
    hands: 'open: all hands lie open',
    passengers: 'free or ask: whether passengers, and who gets a card from afar, have to agree (free)',
    'epidemic-tokens':
      'outbreak or cubes: what tokens can prevent in an epidemic, also the outbreak or only cubes (outbreak)',
    diseases: 'draw-1 to draw-4, or their names joined by +: malaria+cholera (draw-1)',
    malaria: 'infections or outbreaks: whether outbreaks bring two black cubes as well (infections)',
    'yellow-fever': 'all or infections: which yellow cubes bring others (all)',
  },
  about: aboutIberia,
  boxes: {},
  begins: (game, card) => `holding the oldest city: ${foundation(game, card)}`,
  moves: {
    drive: 'travels',
    train: 'takes the train',
    ship: 'takes a ship',
    mobilization: 'moves',
    'ships-arrive': 'comes by ship',
    'travel-day-and-night': 'travels day and night',
  },
  prevented: {},
  extra: () => 'Yellow fever reaches',
  chain: new Set(['tokenSpent']),
  tell: tellOfIberia,
  waits: waitsOfIberia,
  board: boardOfIberia,
  inSight: () => [],
  announced: announcements,
  map: mapOfIberia,
  atCity: (view, city) => (listShown(view, 'ports').includes(city) ? ' (port)' : ''),
  besidesHand: () => '',
  progress(view, _seat, colour, count) {
    if (listShown(view, 'researched').includes(colour)) return `${colour} ${String(count)} (researched)`;
    const needed = numberShown(view, 'cardsForResearch');
    return `${colour} ${String(count)} of ${String(needed)}${count >= needed ? ', enough for research' : ''}`;
  },
  city: cityOfIberia,
  region: regionNotes,
};

// What is measured of games between sides: how much of the base game's speed is left, and what it costs to hide more than hands.
import { costAgainst, speedAgainst, type Ratio } from './against.ts';
import { resampling, sighting } from './parts.ts';
import { FAST, gameOf, type Effort, type GamesResult } from './randomGames.ts';

/** Each with the box that it comes from, and with hands as hidden as they can be. */
const TABLES: readonly Readonly<Record<'name' | 'box' | 'challenge' | 'hands', string>>[] = [
  { name: 'teams', box: 'lab', challenge: 'team', hands: 'team' },
  { name: 'the Bio-Terrorist', box: 'brink', challenge: 'bio-terrorist', hands: 'private' },
];

export function measureSides(effort: Effort): { games: GamesResult[]; ratios: Ratio[]; costs: Ratio[] } {
  const table = { players: 4, epidemics: 5 };
  const gamesWith = (handsOf: (hands: string) => string) =>
    TABLES.map(({ name, box, challenge, hands }) => {
      const options = { ...FAST, hands: handsOf(hands) };
      return { name, game: gameOf({ ...table, boxes: [box], challenges: [challenge], options }) };
    });
  const hidden = gameOf({ ...table, options: { ...FAST, hands: 'private' } });
  const hiding = gamesWith((hands) => hands);
  return {
    ...speedAgainst(
      effort,
      gameOf({ ...table, options: FAST }),
      gamesWith(() => 'open'),
    ),
    costs: [
      ...costAgainst(effort, 'sight', hidden, hiding, sighting),
      ...costAgainst(effort, 'resample', hidden, hiding, resampling),
    ],
  };
}

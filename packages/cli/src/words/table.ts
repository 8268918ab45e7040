// What a table agreed on, in words.
import type { Config } from '@cordon/engine';
import { wordsOf } from './games.ts';
import { counted, listed, titleOf } from './names.ts';

/** “Iberia with Influx of Patients, 3 players, 5 epidemics”. */
export function tableWords({ game, challenges, players, epidemics }: Config): string {
  const variants = challenges.length === 0 ? '' : ` with ${listed(challenges.map(titleOf))}`;
  return `${wordsOf(game).name}${variants}, ${counted(players, 'player')}, ${counted(epidemics, 'epidemic')}`;
}

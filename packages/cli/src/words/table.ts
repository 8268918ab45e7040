// What a table agreed on, in words.
import { gamesThereAre, type Config } from '@cordon/engine';
import { wordsOf } from './games.ts';
import { counted, listed, titleOf } from './names.ts';

/** “Iberia with Influx of Patients, 3 players, 5 epidemics”. */
export function tableWords({ game, boxes = [], challenges, players, epidemics }: Config): string {
  const added = [...boxes.map((box) => boxName(game, box)), ...challenges.map(titleOf)];
  const variants = added.length === 0 ? '' : ` with ${listed(added)}`;
  return `${wordsOf(game).name}${variants}, ${counted(players, 'player')}, ${counted(epidemics, 'epidemic')}`;
}

function boxName(game: string, box: string): string {
  const boxes = gamesThereAre().find(({ id }) => id === game)?.boxes ?? [];
  return boxes.find(({ id }) => id === box)?.name ?? titleOf(box);
}

// A table with the Bio-Terrorist on seat 3, as the page shows it with everything his challenge brings.
import { boxesOf } from '../../src/boxes/load.ts';
import { sceneOf, type Looking } from '../../src/screens/table/useScene.ts';
import type { Scene } from '../../src/scene/scene.ts';
import type { Language } from '../../src/words/words.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { EngineTable } from './engineTable.ts';

export const TERRORIST = 3;

export const terroristTable = (
  seed = 'a hidden pawn',
  options: Readonly<Record<string, string>> = {},
): EngineTable =>
  new EngineTable(
    { game: 'base', boxes: ['brink'], challenges: ['bio-terrorist'], players: 3, options },
    seed,
  );

/** Only what is played there is put in hand: the first of these kinds that is offered, whoever has to say it. */
function goOn(table: EngineTable, ...kinds: readonly string[]): void {
  const all = table.legal(table.waitsFor);
  const found = kinds.flatMap((kind) => all.filter(({ words }) => words.split(' ')[0] === kind))[0];
  if (found === undefined) throw new Error(`none of ${kinds.join(', ')} is offered`);
  table.play(found.seat, found.words);
}

/** He hides there, and the team does nothing until his first turn. */
export function untilHisTurn(table: EngineTable, city: string): void {
  table.play(TERRORIST, `hide ${city}`);
  while (table.state !== undefined && frameOf(table) !== 'terrorist')
    goOn(table, 'end', 'infect', 'continue', 'discard', 'treat');
}

const frameOf = ({ model }: EngineTable): string => model.boards[0]?.view.frames.at(-1)?.frame ?? '';

export async function sceneAt(
  { model }: EngineTable,
  seat: number,
  looking: Partial<Looking> & { readonly language?: Language } = {},
): Promise<Scene> {
  const { language = 'en' } = looking;
  const boxes = await boxesOf(language, ['brink'], ['bio-terrorist']);
  return sceneOf({
    model: { ...model, boards: model.boards.filter((board) => board.seat === seat) },
    say: WHOLE[language],
    boxes,
    seat,
    past: undefined,
    place: 'local',
    ...looking,
  })!;
}

// The files of the page that hold the maps, as text.
import { guides } from '@cordon/engine';
import { format } from 'oxfmt';
import style from '../../../../.oxfmtrc.json' with { type: 'json' };
import type { WrittenMap } from '../../src/maps/written.ts';
import { drawIberia } from './iberia.ts';
import { drawWorld } from './world.ts';

const DRAWERS = { world: ['base', drawWorld], iberia: ['iberia', drawIberia] } as const;

export type MapName = keyof typeof DRAWERS;
export const MAP_NAMES: readonly MapName[] = ['world', 'iberia'];

function drawMap(map: MapName): WrittenMap {
  const [game, draw] = DRAWERS[map];
  return draw(guides().find(({ id }) => id === game)!);
}

export function fileOf(map: MapName): string {
  return `${import.meta.dirname}/../../src/maps/${map}.ts`;
}

export async function sourceOf(map: MapName): Promise<string> {
  const name = map.toUpperCase();
  const text = [
    '// Drawn by `npm run maps`; the shapes are Natural Earth’s, in the public domain.',
    "import { drawingOf } from './written.ts';",
    '',
    `export const ${name} = drawingOf(${JSON.stringify(drawMap(map))});`,
  ].join('\n');
  const { code } = await format(fileOf(map), text, style);
  return code;
}

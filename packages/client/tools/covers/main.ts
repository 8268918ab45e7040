// Draws the covers of the games and boxes, which home and the new-game screen show.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseCover } from './base.ts';
import { brinkCover } from './brink.ts';
import { iberiaCover } from './iberia.ts';
import { labCover } from './lab.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'public', 'covers');
const COVERS = { base: baseCover, iberia: iberiaCover, brink: brinkCover, lab: labCover };

mkdirSync(FOLDER, { recursive: true });
for (const [name, draw] of Object.entries(COVERS)) writeFileSync(join(FOLDER, `${name}.svg`), draw());

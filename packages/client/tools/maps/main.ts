// Draws the maps of the page anew.
import { writeFileSync } from 'node:fs';
import { fileOf, MAP_NAMES, sourceOf } from './source.ts';

for (const map of MAP_NAMES) writeFileSync(fileOf(map), await sourceOf(map));

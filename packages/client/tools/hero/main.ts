// Draws the picture of the home screen: a world of dots, a few lines, and a ring around what has to be stopped.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hero } from './hero.ts';

writeFileSync(fileURLToPath(new URL('../../public/hero.svg', import.meta.url)), hero());

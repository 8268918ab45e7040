// Every picture of the page that is not of a game, by its name.
import type { Drawing } from '../drawing.ts';
import { CONTROLS } from './controls.ts';
import { THINGS } from './things.ts';

export type GlyphName = keyof typeof CONTROLS | keyof typeof THINGS;

export const GLYPHS: Readonly<Record<GlyphName, Drawing>> = { ...CONTROLS, ...THINGS };

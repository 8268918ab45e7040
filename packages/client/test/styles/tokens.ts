// Reads the colours of styles/tokens.css: for each look and theme what every name stands for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', '..', 'src', 'styles', 'tokens.css');
export const LOOKS = ['night', 'paper'] as const;
export const THEMES = ['light', 'dark'] as const;

export type Colours = ReadonlyMap<string, string>;

const text = readFileSync(FILE, 'utf8');
const TOKEN = /--([\w-]+):\s*light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/gu;

function blockOf(look: (typeof LOOKS)[number]): string {
  const from = text.indexOf(`[data-look='${look}'] {`);
  return text.slice(from, text.indexOf('\n}', from));
}

/** A look that says nothing of a colour has that of the first. */
export function coloursOf(look: (typeof LOOKS)[number], theme: (typeof THEMES)[number]): Colours {
  const read = (block: string) =>
    [...block.matchAll(TOKEN)].map(
      ([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark] as const,
    );
  return new Map([...read(blockOf('night')), ...(look === 'night' ? [] : read(blockOf(look)))]);
}

const channel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As the Web Content Accessibility Guidelines count it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

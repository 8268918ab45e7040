// The four disease cards and which of them are in play; each belongs to one colour. IB-HIS-3 IB-HIS-5
import { defineField, read, write } from '../../../../kernel/field.ts';
import { between } from '../../../../kernel/ranges.ts';
import type { Colour, Field, State } from '../../../../kernel/types.ts';

export const DISEASES = ['malaria', 'typhus', 'cholera', 'yellow-fever'] as const;
export type Disease = (typeof DISEASES)[number];

const COLOURS: Readonly<Record<Disease, string>> = {
  malaria: 'black',
  typhus: 'red',
  cholera: 'blue',
  'yellow-fever': 'yellow',
};

/** One bit for each disease. */
const playing = defineField('historical.diseases', 1, 'public', between(1, (1 << DISEASES.length) - 1));
export const diseaseFields: readonly Field[] = [playing];

export function putInPlay(s: State, disease: number): void {
  write(s, playing, read(s, playing) | (1 << disease));
}

export function inPlay(s: State, disease: Disease): boolean {
  return (read(s, playing) & (1 << DISEASES.indexOf(disease))) !== 0;
}

/** Whether this colour has the effect of this disease. */
export function has(s: State, colour: Colour, disease: Disease): boolean {
  return s.game.colourIds[colour] === COLOURS[disease] && inPlay(s, disease);
}

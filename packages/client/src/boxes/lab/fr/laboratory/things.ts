// What the things of the laboratory are called, in French.
import type { things as english } from '../../en/laboratory/things.ts';
import type { ThingsLike } from '../../../box.ts';

/** As they follow a number of cubes: “2 rouges”. */
const ONE: Readonly<Record<string, readonly [one: string, other: string]>> = {
  black: ['noir', 'noirs'],
  red: ['rouge', 'rouges'],
  yellow: ['jaune', 'jaunes'],
  blue: ['bleu', 'bleus'],
  purple: ['violet', 'violets'],
  grey: ['gris', 'gris'],
};

export const coloured = (count: number, colour: string): string => ONE[colour]?.[count < 2 ? 0 : 1] ?? colour;

export const things: ThingsLike<typeof english> = {
  dish: {
    'sample-1': { name: 'Échantillons 1', the: 'la coupelle d’échantillons 1' },
    'sample-2': { name: 'Échantillons 2', the: 'la coupelle d’échantillons 2' },
    centrifuge: { name: 'Centrifugation', the: 'la coupelle de centrifugation' },
    separation: { name: 'Séparation', the: 'la coupelle de séparation' },
    growth: { name: 'Croissance', the: 'la coupelle de croissance' },
  },
  research: {
    'research-1': { name: 'Recherche 1', the: 'la recherche 1' },
    'research-2': { name: 'Recherche 2', the: 'la recherche 2' },
  },
};

/** As it stands within a sentence. */
export function the(type: keyof typeof things, id: string): string {
  const known: Readonly<Record<string, { readonly the: string }>> = things[type];
  return known[id]?.the ?? id;
}

// What the things of the laboratory are called, in English.

export const colours: Readonly<Record<string, string>> = {
  black: 'black',
  red: 'red',
  yellow: 'yellow',
  blue: 'blue',
  purple: 'purple',
  grey: 'grey',
};

export const things = {
  dish: {
    'sample-1': { name: 'Sample dish 1', the: 'sample dish 1' },
    'sample-2': { name: 'Sample dish 2', the: 'sample dish 2' },
    centrifuge: { name: 'Centrifuge', the: 'the centrifuge dish' },
    separation: { name: 'Separation', the: 'the separation dish' },
    growth: { name: 'Growth', the: 'the growth dish' },
  },
  research: {
    'research-1': { name: 'Research 1', the: 'research 1' },
    'research-2': { name: 'Research 2', the: 'research 2' },
  },
} as const;

/** As it stands within a sentence. */
export function the(type: keyof typeof things, id: string): string {
  const known: Readonly<Record<string, { readonly the: string }>> = things[type];
  return known[id]?.the ?? id;
}

// Walks a catalogue of words: every text with the path that leads to it, and what its functions say about some numbers and names.

export interface Said {
  readonly path: string;
  readonly text: string;
}

/** What texts are told: numbers, and names with which a French article melts. */
const TOLD = [0, 1, 2, 21, 1234, 'Ann', 'Le Caire'] as const;

const LISTED = ['Ann', 'Bo'];

/** Something that a text can take for a number, a name, a list of names, or the names of a scene. */
function anything(told: (typeof TOLD)[number]): unknown {
  return Object.assign(Object(String(told)) as object, {
    city: (id: string) => id,
    button: (kind: string) => kind,
    map: LISTED.map.bind(LISTED),
    [Symbol.iterator]: () => LISTED.values(),
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? Number(told) || 2 : String(told)),
  });
}

type Speaking = (...told: readonly unknown[]) => unknown;

const isSpeaking = (words: unknown): words is Speaking => typeof words === 'function';

export function allSaid(words: unknown, path = ''): Said[] {
  if (typeof words === 'string') return [{ path, text: words }];
  if (isSpeaking(words))
    return TOLD.flatMap((one) => {
      const told = Array.from({ length: words.length }, () => anything(one));
      const said = words(...told);
      return allSaid(told.includes(said) ? String(said) : said, `${path}(${String(one)})`);
    });
  if (typeof words !== 'object' || words === null) throw new Error(`${path} says nothing`);
  return Object.entries(words).flatMap(([key, value]) =>
    allSaid(value, path === '' ? key : `${path}.${key}`),
  );
}

/** The paths to everything that can be said; a function counts with how much it has to be told. */
export function pathsOf(words: unknown, path = ''): string[] {
  if (isSpeaking(words)) return [`${path}/${String(words.length)}`];
  if (typeof words !== 'object' || words === null) return [path];
  return Object.entries(words).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`));
}

// Files that load each other in a circle run before what they need is there, and nothing says so: such a build fails.
import type { Plugin } from 'vite';

/** The first circle among files and what each of them loads at once; undefined where there is none. */
export function circleIn(loads: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of loads.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of loads.keys()) {
    const circle = walk(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

export function noCirclesPlugin(): Plugin {
  return {
    name: 'cordon-no-circles',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
      const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle !== undefined) this.error(`files load each other in a circle: ${circle.join(' -> ')}`);
    },
  };
}

// What is counted while messages go to and fro.

export class Counts {
  connections = 0;
  /** Messages by kind. */
  readonly kinds = new Map<string, number>();
  /** Answers: `done`, or the word of the refusal. */
  readonly outcomes = new Map<string, number>();
  /** What was done, by the kind of request. */
  readonly done = new Map<string, number>();
  /** Connections that the server closed, by the number it closed them with. */
  readonly closed = new Map<string, number>();

  add(which: 'kinds' | 'outcomes' | 'done' | 'closed', name: string): void {
    this[which].set(name, (this[which].get(name) ?? 0) + 1);
  }
}

export const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** In the order of how many there are. */
export function listed(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

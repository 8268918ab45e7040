// Things that come and go: what is new since the first look is fresh, and what is gone stays a moment while it leaves.
export type Stage = 'there' | 'fresh' | 'leaving';

export interface Staged<Thing> {
  readonly key: string;
  readonly thing: Thing;
  readonly stage: Stage;
}

export function stagedAtFirst<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Staged<Thing>[] {
  return things.map((thing) => ({ key: keyOf(thing), thing, stage: 'there' }));
}

/** What is drawn next, after what was drawn before. */
export function restaged<Thing>(
  before: readonly Staged<Thing>[],
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Staged<Thing>[] {
  const known = new Map(before.map((staged) => [staged.key, staged]));
  const now = things.map((thing): Staged<Thing> => {
    const key = keyOf(thing);
    const old = known.get(key);
    return { key, thing, stage: old === undefined || old.stage === 'leaving' ? 'fresh' : old.stage };
  });
  const present = new Set(now.map(({ key }) => key));
  const gone = before
    .filter(({ key }) => !present.has(key))
    .map((staged): Staged<Thing> => ({ ...staged, stage: 'leaving' }));
  return [...now, ...gone];
}

export function withoutLeft<Thing>(staged: readonly Staged<Thing>[], key: string): Staged<Thing>[] {
  return staged.filter((one) => one.key !== key || one.stage !== 'leaving');
}

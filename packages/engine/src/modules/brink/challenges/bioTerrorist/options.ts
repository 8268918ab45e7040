// What sources tell differently, so that tables may choose.
import type { OptionSpec } from '../../../../kernel/config.ts';
import type { State } from '../../../../kernel/types.ts';

const option = (name: string, values: readonly [string, string]): OptionSpec => ({
  name,
  values,
  usual: () => values[0],
});

/** Ruling 1 (BRINK-BCP-2): a capture takes no action. */
const capture = option('capture', ['free', 'action']);
/** Ruling 6 (BRINK-BAC-5): a Charter Flight is sighted where it leaves. */
const sighting = option('sighting', ['departure', 'destination']);
/** Ruling 4 (BRINK-BPU-1): the card of a purple city brings a purple cube too. */
const companion = option('companion', ['yes', 'no']);

export const terroristOptions: readonly OptionSpec[] = [capture, sighting, companion];

const has = (s: State, { name }: OptionSpec, value: string): boolean => s.game.config.options[name] === value;

export const captureTakesAction = (s: State): boolean => has(s, capture, 'action');
export const sightedWhereItLands = (s: State): boolean => has(s, sighting, 'destination');
export const bringsCompanion = (s: State): boolean => has(s, companion, 'yes');

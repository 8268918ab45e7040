// What comes over cities, step by step: an infection card that is turned over, then each wave of its chain after the other.
import type { Fact } from '@cordon/engine';
import type { Motion } from '../../../board/motion.ts';
import type { Flash } from '../../../board/props.ts';
import type { Shown } from './player.ts';

/** Everything that is to be seen at one moment. */
export type Flashes = readonly Flash[];

const CAUSES: ReadonlySet<string> = new Set(['infection', 'epidemic']);

/** The card of a city: its name, and its colour. */
export type CardOf = (city: string) => Pick<Flash, 'card' | 'colour'>;

/** One list for each moment; within a chain each has all of the one before. */
export function flashSteps(facts: readonly Fact[], cardOf: CardOf): Flashes[] {
  const steps: Flashes[] = [];
  let present: Flash[] = [];
  /** The city of a card that has brought nothing yet, and what the fact before was. */
  let bare: string | undefined;
  let before: string | undefined;
  const begin = (flash: Flash): void => {
    present = [flash];
    steps.push(present);
  };
  const change = (flashes: Flash[]): void => {
    present = flashes;
    steps[steps.length - 1] = flashes;
  };
  for (const fact of facts) {
    const last = present.at(-1);
    if (fact.fact === 'infectionDrawn') begin({ city: fact.city, wave: 0, ...cardOf(fact.city) });
    else if (fact.fact === 'placed' && CAUSES.has(fact.cause)) {
      const flash = { city: fact.city, colour: fact.colour, wave: 0 };
      // A second disease of the same card is a moment of its own.
      if (bare === fact.city && last?.wave === 0) change([{ ...last, ...flash }]);
      else begin(flash);
    } else if (fact.fact === 'placed' && fact.cause === 'extra') {
      const flash = { city: fact.city, colour: fact.colour, wave: 0 };
      if (before === 'extra') change([...present, flash]);
      else begin(flash);
    } else if (fact.fact === 'outbreak') {
      const flash = { city: fact.city, colour: fact.colour, wave: fact.depth + 1 };
      if (last?.wave === flash.wave && last.colour === flash.colour) change([...present, flash]);
      else if (fact.depth === 0 && last !== undefined && last.wave > 0) begin(flash);
      else {
        present = [...present, flash];
        steps.push(present);
      }
    }
    bare = fact.fact === 'infectionDrawn' ? fact.city : undefined;
    before = fact.fact === 'placed' ? fact.cause : undefined;
  }
  return steps;
}

/** Milliseconds for a card, for a wave before the next, and for what is seen last. */
const TIMES: Readonly<
  Record<Motion, { readonly card: number; readonly wave: number; readonly last: number }>
> = {
  full: { card: 1100, wave: 750, last: 2600 },
  fast: { card: 450, wave: 300, last: 1300 },
  off: { card: 0, wave: 0, last: 3500 },
};

/** How long each moment lasts. Without motion only the whole is seen, all cards and waves at once. */
export function timedFlashes(steps: readonly Flashes[], motion: Motion): Shown<Flashes>[] {
  const { card, wave, last } = TIMES[motion];
  const goesOn = (index: number): boolean => (steps[index + 1]?.length ?? 0) > (steps[index]?.length ?? 0);
  if (motion === 'off') {
    const whole = steps.filter((_, index) => !goesOn(index)).flat();
    return whole.length === 0 ? [] : [{ frame: whole, time: last }];
  }
  return steps.map((frame, index) => {
    if (goesOn(index)) return { frame, time: frame.length === 1 ? card : wave };
    return { frame, time: index === steps.length - 1 ? last : card };
  });
}

// What of the laboratory is worth a look of its own, whatever the language.
import type { Fact, View } from '@cordon/engine';
import { laboratoryShown } from '@cordon/protocol/laboratory';
import type { Endings } from '../../words/game/parts.ts';

/** The headings of a line that has just become complete: by its last cube, its test, or another card. */
export function bannersOf(complete: string): Readonly<Record<string, Heading>> {
  const heading: Heading = (fact, view) => {
    const line = 'research' in fact ? fact.research : undefined;
    const isComplete = laboratoryShown(view)?.research.some((one) => one.id === line && one.isComplete);
    return isComplete === true ? complete : undefined;
  };
  return { applied: heading, tested: heading, sequenceSwapped: heading };
}

type Heading = (fact: Fact, view: View) => string | undefined;

/** What a loss for want of cubes came of, where it was a growth. */
export const endingsOf = (overgrown: string): Endings => ({
  cubes: (view) => (laboratoryShown(view)?.isOvergrown === true ? { sentence: overgrown } : undefined),
});

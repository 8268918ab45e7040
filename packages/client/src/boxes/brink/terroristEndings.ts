// Who has won against the Bio-Terrorist, whatever the language.
import { terroristShown } from '@cordon/protocol/terrorist';
import type { Endings } from '../../words/game/parts.ts';

export type Outcome = 'team' | 'terrorist' | 'nobody';

/** For each outcome its heading, and why, after why the game ended. */
export type OutcomeWords = Readonly<Record<Outcome, { readonly heading: string; readonly why: string }>>;

export function endingsOf(words: OutcomeWords): Endings {
  const told: Endings[string] = (view, { sentence }) => {
    const terrorist = terroristShown(view);
    if (terrorist === undefined) return undefined;
    const { seat } = terrorist;
    const { winners } = view;
    const outcome = winners.length === 0 ? 'nobody' : winners.includes(seat) ? 'terrorist' : 'team';
    const { heading, why } = words[outcome];
    return { heading, sentence: `${sentence} ${why}` };
  };
  return { won: told, outbreaks: told, cubes: told, cards: told };
}

// Which team has won, or that all have lost, whatever the language.
import type { View } from '@cordon/engine';
import { teamsShown } from '@cordon/protocol/team';
import type { Endings } from '../../words/game/parts.ts';

interface Outcome {
  readonly heading: string;
  readonly why: string;
}

export interface TeamEndings {
  /** `teams`: their numbers, in words. */
  readonly won: (teams: string) => Outcome;
  readonly shared: (teams: string) => Outcome;
  /** After why the world was lost. */
  readonly lost: string;
  readonly and: string;
}

export function endingsOf({ won, shared, lost, and }: TeamEndings): Endings {
  const counted: Endings[string] = (view, { sentence }) => {
    const teams = winnersIn(view);
    if (teams.length === 0) return undefined;
    const { heading, why } = (teams.length === 1 ? won : shared)(teams.join(and));
    return { heading, sentence: `${sentence} ${why}` };
  };
  const lostTo: Endings[string] = (view, { sentence }) =>
    teamsShown(view) === undefined ? undefined : { sentence: `${sentence} ${lost}` };
  return { won: counted, outbreaks: lostTo, cubes: lostTo, cards: lostTo };
}

const winnersIn = (view: View): readonly string[] =>
  (teamsShown(view)?.teams ?? [])
    .filter(({ seats }) => seats.some((seat) => view.winners.includes(seat)))
    .map(({ team }) => String(team));

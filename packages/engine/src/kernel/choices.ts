// What a table can choose in a game, in names, for menus and command lines.
import { optionsOf, type GameDefinition } from './definition.ts';

export interface OptionChoice {
  readonly name: string;
  readonly values: readonly string[];
  /** The challenge that brings the option, if it is not there without. */
  readonly challenge?: string;
}

export interface GameChoices {
  readonly id: string;
  /** The first of each is what holds when nobody says anything. */
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly challenges: readonly string[];
  readonly options: readonly OptionChoice[];
}

const idOf = ({ id }: { readonly id: string }): string => id;

export function choicesOf(definition: GameDefinition): GameChoices {
  const { id, players, epidemics, roles, events, challenges } = definition;
  return {
    id,
    players,
    epidemics,
    roles: roles.map(idOf),
    events: events.map(idOf),
    challenges: challenges.map(idOf),
    options: [
      ...optionsOf(definition, []).map(({ name, values }) => ({ name, values })),
      ...challenges.flatMap((challenge) =>
        challenge.options.map(({ name, values }) => ({ name, values, challenge: challenge.id })),
      ),
    ],
  };
}

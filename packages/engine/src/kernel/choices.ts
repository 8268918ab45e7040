// What a table can choose in a game, in names, for menus and command lines.
import type { OptionSpec } from './config.ts';
import { optionsOf, type GameDefinition } from './definition.ts';

export interface OptionChoice {
  readonly name: string;
  readonly values: readonly string[];
  /** What holds when nobody says anything: for each number of players one for each number of epidemics, in their order. */
  readonly usual: readonly (readonly string[])[];
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
  const optionOf = ({ name, values, usual }: OptionSpec): OptionChoice => ({
    name,
    values,
    usual: players.map((seats) => epidemics.map((count) => usual({ players: seats, epidemics: count }))),
  });
  return {
    id,
    players,
    epidemics,
    roles: roles.map(idOf),
    events: events.map(idOf),
    challenges: challenges.map(idOf),
    options: [
      ...optionsOf(definition, []).map(optionOf),
      ...challenges.flatMap(({ id: challenge, options }) =>
        options.map((option) => ({ ...optionOf(option), challenge })),
      ),
    ],
  };
}

// What a table can choose in a game, in names, for menus and command lines.
import type { OptionSpec } from './config.ts';
import { availableAtMost, optionsOf } from './available.ts';
import type { Challenge, GameDefinition } from './definition.ts';

export interface OptionChoice {
  readonly name: string;
  readonly values: readonly string[];
  /**
   * What holds when nobody says anything: for each number of players one for each number of epidemics, in their order. The numbers that
   * only boxes have come after the game's own, box by box.
   */
  readonly usual: readonly (readonly string[])[];
  /** The challenge that brings the option, if it is not there without. */
  readonly challenge?: string;
}

/** What a table can choose besides once it has a box. */
export interface BoxChoice {
  readonly id: string;
  /** In English, for sentences. */
  readonly name: string;
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly challenges: readonly string[];
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  /** How many events are used for each player, drawn from all there are. */
  readonly eventsPerPlayer: number;
}

/** What has to be chosen with a challenge and what can't be. */
interface ChallengeTerms {
  /** Boxes it can't do without, besides the one it comes in. */
  readonly needs: readonly string[];
  readonly without: readonly string[];
}

/** What can be chosen without a box, and what each box adds. */
export interface GameChoices {
  readonly id: string;
  /** The first of each is what holds when nobody says anything. */
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly challenges: readonly string[];
  readonly boxes: readonly BoxChoice[];
  readonly options: readonly OptionChoice[];
  /** Challenge to its terms, for those that have any. */
  readonly terms: Readonly<Record<string, ChallengeTerms>>;
}

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

export function choicesOf(definition: GameDefinition): GameChoices {
  const { id, players, epidemics, roles, events, challenges, boxes } = definition;
  const atMost = availableAtMost(definition);
  const optionOf = ({ name, values, usual }: OptionSpec): OptionChoice => ({
    name,
    values,
    usual: atMost.players.map((seats) =>
      atMost.epidemics.map((count) => usual({ players: seats, epidemics: count })),
    ),
  });
  return {
    id,
    players,
    epidemics,
    roles: idsOf(roles),
    events: idsOf(events),
    challenges: idsOf(challenges),
    boxes: boxes.map((box) => ({
      id: box.id,
      name: box.name,
      roles: idsOf(box.roles),
      events: idsOf(box.events),
      challenges: idsOf(box.challenges),
      players: box.players,
      epidemics: box.epidemics,
      eventsPerPlayer: box.eventsPerPlayer,
    })),
    options: [
      ...optionsOf(definition, undefined, []).map(optionOf),
      ...atMost.challenges.flatMap(({ id: challenge, options }) =>
        options.map((option) => ({ ...optionOf(option), challenge })),
      ),
    ],
    terms: termsOf(atMost.challenges),
  };
}

/** That two challenges exclude each other is said of both. */
function termsOf(challenges: readonly Challenge[]): GameChoices['terms'] {
  const all = challenges.map(({ id, needs = [], without = [] }) => {
    const others = challenges
      .filter((other) => other.without?.includes(id) === true)
      .map((other) => other.id);
    return [id, { needs, without: [...new Set([...without, ...others])] }] as const;
  });
  return Object.fromEntries(all.filter(([, { needs, without }]) => needs.length + without.length > 0));
}

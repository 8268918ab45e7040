// What a table can choose in a game, in names, for menus and command lines.
import type { OptionSpec } from './config.ts';
import { availableAtMost, optionsOf } from './available.ts';
import type { Available, Challenge, GameDefinition } from './definition.ts';
import { planSeats, rolesOfSeats, type SeatPlan } from './seating.ts';

export interface OptionChoice {
  readonly name: string;
  readonly values: readonly string[];
  /**
   * What holds when nobody says anything: for each number of players one for each number of epidemics, in their order. The numbers that
   * only boxes have come after the game's own, box by box, and those that only challenges have come last.
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

/** A list of words that a table may replace by its own. */
export interface DeckChoice {
  readonly name: string;
  /** The challenge that brings it. */
  readonly challenge: string;
  readonly usual: readonly string[];
}

/** What has to be chosen with a challenge and what can't be. */
interface ChallengeTerms {
  /** Boxes it can't do without, besides the one it comes in. */
  readonly needs: readonly string[];
  readonly without: readonly string[];
  /** How many players it is for, in place of the numbers of game and boxes; the first is usual. Absent where those hold. */
  readonly players?: readonly number[];
  /** Roles and events that it doesn't use. */
  readonly leavesOut: { readonly roles: readonly string[]; readonly events: readonly string[] };
  /** How many events take part, in place of so many for each player. Absent where those hold. */
  readonly eventsTaken?: number;
  /** The seats that it adds to those of the players; absent where it adds none. */
  readonly seats?: readonly AddedSeat[];
  /** What the last player is, against the others; absent where all play the same. */
  readonly opponent?: AddedSeat;
  /** The side of each seat, counted from 1, for as many players as it can have; absent where all seats that play the same win together. */
  readonly sides?: readonly number[];
}

/** A seat with a role of its own. One that is added nobody takes: a player decides for it. */
interface AddedSeat {
  readonly role: string;
  /** The commands it can spend actions on, besides those of other challenges. */
  readonly deeds: readonly string[];
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
  readonly decks: readonly DeckChoice[];
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
    usual: numbersOfPlayers(atMost).map((seats) =>
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
    decks: atMost.challenges.flatMap(({ id: challenge, decks = [] }) =>
      decks.map(({ name, usual }) => ({ name, challenge, usual })),
    ),
    terms: termsOf(atMost.challenges),
  };
}

/** Of the game and its boxes, then of the challenges. */
function numbersOfPlayers({ players, challenges }: Available): readonly number[] {
  return [...new Set([...players, ...challenges.flatMap((challenge) => challenge.players ?? [])])];
}

/** Nothing where all seats are on one side. */
function sidesOf(plans: readonly SeatPlan[]): readonly number[] {
  const sides = plans.map(({ side }) => side + 1);
  return new Set(sides).size > 1 ? sides : [];
}

/** That two challenges exclude each other is said of both. */
function termsOf(challenges: readonly Challenge[]): GameChoices['terms'] {
  const all = challenges.map((challenge) => {
    const { id, needs = [], without = [], players, leavesOut, eventsTaken } = challenge;
    const count = players?.[0] ?? 2;
    const plans = planSeats(count, [challenge]);
    const ownSeats = (some: typeof plans): AddedSeat[] =>
      rolesOfSeats(some).map(({ id: role, deeds = [] }) => ({ role, deeds: deeds.map(({ name }) => name) }));
    const [opponent] = ownSeats(plans.slice(0, count));
    const seats = ownSeats(plans.slice(count));
    const sides =
      opponent === undefined ? sidesOf(planSeats(Math.max(count, ...(players ?? [])), [challenge])) : [];
    const others = challenges
      .filter((other) => other.without?.includes(id) === true)
      .map((other) => other.id);
    const terms: ChallengeTerms = {
      needs,
      without: [...new Set([...without, ...others])],
      leavesOut: { roles: leavesOut?.roles ?? [], events: leavesOut?.events ?? [] },
      ...(players === undefined ? {} : { players }),
      ...(eventsTaken === undefined ? {} : { eventsTaken }),
      ...(seats.length === 0 ? {} : { seats }),
      ...(opponent === undefined ? {} : { opponent }),
      ...(sides.length === 0 ? {} : { sides }),
    };
    const hasAny =
      needs.length + terms.without.length + seats.length > 0 ||
      (leavesOut ?? players ?? eventsTaken) !== undefined;
    return hasAny ? [[id, terms] as const] : [];
  });
  return Object.fromEntries(all.flat());
}

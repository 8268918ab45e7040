// What a table can choose with the boxes and challenges it uses.
import type { GameGuide } from '@cordon/engine';

export interface Available {
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly challenges: readonly string[];
  /** How many events so many players use; undefined where all of them are used. */
  readonly eventsFor: (players: number) => number | undefined;
  /** The roles of seats that the challenges add to those of the players. */
  readonly addedSeats: readonly string[];
  /** The roles of the last seats, whose players play against all others and are dealt none. */
  readonly opponents: readonly string[];
  /** The side of each seat, counted from 1, where the players of a challenge play against each other. */
  readonly sides: readonly number[];
}

export function availableWith(
  { choices }: GameGuide,
  boxes: readonly string[],
  chosen: readonly string[] = [],
): Available {
  const used = choices.boxes.filter(({ id }) => boxes.includes(id));
  const all = [choices, ...used];
  const terms = chosen.flatMap((one) => choices.terms[one] ?? []);
  const notIn = (pool: 'roles' | 'events') => (id: string) =>
    !terms.some(({ leavesOut }) => leavesOut[pool].includes(id));
  const taken = terms.find(({ eventsTaken }) => eventsTaken !== undefined)?.eventsTaken;
  const perPlayer = used[0]?.eventsPerPlayer;
  return {
    players:
      terms.find(({ players }) => players !== undefined)?.players ?? all.flatMap(({ players }) => players),
    epidemics: all.flatMap(({ epidemics }) => epidemics),
    roles: all.flatMap(({ roles }) => roles).filter(notIn('roles')),
    events: all.flatMap(({ events }) => events).filter(notIn('events')),
    challenges: all
      .flatMap(({ challenges }) => challenges)
      .filter((one) => choices.terms[one]?.needs.every((box) => boxes.includes(box)) ?? true),
    eventsFor: (players) => taken ?? (perPlayer === undefined ? undefined : perPlayer * players),
    addedSeats: terms.flatMap(({ seats = [] }) => seats.map(({ role }) => role)),
    opponents: terms.flatMap(({ opponent }) => opponent?.role ?? []),
    sides: terms.flatMap(({ sides = [] }) => sides),
  };
}

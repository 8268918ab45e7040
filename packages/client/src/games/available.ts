// What a table can choose with the boxes it uses.
import type { GameGuide } from '@cordon/engine';

export interface Available {
  readonly players: readonly number[];
  readonly epidemics: readonly number[];
  readonly roles: readonly string[];
  readonly events: readonly string[];
  readonly challenges: readonly string[];
  /** How many events are used for each player; undefined where all of them are. */
  readonly eventsPerPlayer: number | undefined;
}

export function availableWith({ choices }: GameGuide, boxes: readonly string[]): Available {
  const used = choices.boxes.filter(({ id }) => boxes.includes(id));
  const all = [choices, ...used];
  return {
    players: all.flatMap(({ players }) => players),
    epidemics: all.flatMap(({ epidemics }) => epidemics),
    roles: all.flatMap(({ roles }) => roles),
    events: all.flatMap(({ events }) => events),
    challenges: all
      .flatMap(({ challenges }) => challenges)
      .filter((one) => choices.terms[one]?.needs.every((box) => boxes.includes(box)) ?? true),
    eventsPerPlayer: used[0]?.eventsPerPlayer,
  };
}

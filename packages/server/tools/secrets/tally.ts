// Adds up what was compared in many games, and which values of which choices came up.
import { gamesThereAre, type ConfigRequest } from '@cordon/engine';
import type { Compared } from './game.ts';

type Counter = Record<string, number>;

function add(counter: Counter, name: string | number, count = 1): void {
  counter[name] = (counter[name] ?? 0) + count;
}

export class Tally {
  games = 0;
  /** Messages and bytes that were received and were the same, and the requests that brought them. */
  readonly compared: Counter = {};
  readonly ways: Counter = {};
  /** How many seats those held who were compared. */
  readonly seats: Counter = {};
  /** How the games ended: where `parted`, something else was revealed in each world. */
  readonly ended: Counter = {};
  readonly hidden: Counter = {};
  /** What lay elsewhere in the other world. */
  readonly elsewhere: Counter = {};
  readonly choices: Record<string, Record<string, Counter>> = {};

  add(config: ConfigRequest, one: Compared): void {
    const { way, seats, hidden, elsewhere, ended, ...counts } = one;
    this.games++;
    for (const [name, count] of Object.entries(counts)) add(this.compared, name, count);
    add(this.ways, way);
    add(this.seats, seats);
    add(this.ended, ended);
    add(this.hidden, hidden);
    for (const name of elsewhere) add(this.elsewhere, name);
    for (const [name, value] of choicesIn(config)) {
      const game = (this.choices[config.game ?? ''] ??= {});
      add((game[name] ??= {}), value);
    }
  }

  /** Values of choices that no game had. */
  get missing(): string[] {
    return gamesThereAre().flatMap(({ id, players, epidemics, challenges, options, boxes }) => {
      const wanted = [
        { name: 'players', values: [...players, ...boxes.flatMap((box) => box.players)] },
        { name: 'epidemics', values: [...epidemics, ...boxes.flatMap((box) => box.epidemics)] },
        { name: 'boxes', values: ['none', ...boxes.map((box) => box.id)] },
        {
          name: 'challenges',
          values: ['none', ...challenges, ...boxes.flatMap((box) => box.challenges)],
        },
        { name: 'roles', values: ['random', 'chosen'] },
        ...options,
      ];
      return wanted.flatMap(({ name, values }) =>
        [...values]
          .filter((value) => this.choices[id]?.[name]?.[value] === undefined)
          .map((value) => `${id}: ${name} ${String(value)}`),
      );
    });
  }
}

function choicesIn({ players, epidemics, boxes = [], challenges = [], roles, options = {} }: ConfigRequest) {
  return [
    ['players', players ?? 0],
    ['epidemics', epidemics ?? 0],
    ['boxes', boxes.join(' and ') || 'none'],
    // Each of them, and all that are played together.
    ...[...new Set([challenges.join(' and ') || 'none', ...challenges])].map(
      (value) => ['challenges', value] as const,
    ),
    ['roles', roles === 'random' ? roles : 'chosen'],
    ...Object.entries(options),
  ] as const;
}

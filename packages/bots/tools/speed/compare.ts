// Versions of a bot play the same deals side by side: from run to run a machine differs by more than they do. Commands are compared by their
// names, since the numbers of kinds differ between versions.
import type { Version } from './version.ts';

const AS_IN_ARENAS = { hands: 'open', consent: 'automatic', windows: 'possible' };

export interface Order {
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly epidemics: number;
  /** As the lists of deals write it. */
  readonly seed: string;
  /** So many turns are played, or as many as the game has. */
  readonly turns: number;
}

export interface Compared {
  readonly turns: number;
  readonly commands: number;
  /** Of each version. */
  readonly milliseconds: readonly number[];
  /** Versions that decide differently are in different games from there on, and are compared no further. */
  readonly how: 'same' | 'parted';
}

/** Versions take turns in being first, command by command. */
export function compare(versions: readonly Version[], order: Order): Compared {
  const seated = versions.map((version) => seat(version, order));
  const first = seated[0]!;
  let commands = 0;
  for (; first.state.over === 0 && first.state.turnsDone < order.turns; commands++) {
    const answers = new Set<string>();
    for (let i = 0; i < seated.length; i++) answers.add(seated[(commands + i) % seated.length]!.decide());
    if (answers.size > 1) return result('parted');
    for (const { play } of seated) play();
  }
  return result('same');

  function result(how: Compared['how']): Compared {
    const milliseconds = seated.map(({ spent }) => spent() / 1000);
    return { turns: first.state.turnsDone, commands, milliseconds, how };
  }
}

/** A version with a table of its own. */
function seat({ rules, inner, makeBot }: Version, { bot, game: id, players, epidemics, seed: text }: Order) {
  const game = rules.compile({ game: id, players, epidemics, options: AS_IN_ARENAS });
  if (!game.ok) throw new Error(game.error.message);
  const seed = rules.parseSeed(text);
  if (!seed.ok) throw new Error(seed.error.message);
  const state = inner.blankState(game.value);
  inner.startInto(state, seed.value);
  const table = new inner.Table(state);
  const randoms = Array.from({ length: players }, (_, index) => {
    const random = new Int32Array(4);
    inner.seedRandom(random, rules.seedOfSeries(seed.value, index + 1));
    return random;
  });
  const bots = randoms.map(() => {
    const made = makeBot(bot);
    if (made === undefined) throw new Error(`There is no bot “${bot}”.`);
    return made;
  });
  let microseconds = 0;
  let command = inner.PASS;
  return {
    state,
    /** The command that is played next, in words. */
    decide(): string {
      const before = process.cpuUsage();
      command = table.next(bots, randoms);
      const { user, system } = process.cpuUsage(before);
      microseconds += user + system;
      return rules.formatCommand(game.value, inner.toCommand(game.value, command));
    },
    play: (): void => inner.play(state, command),
    spent: () => microseconds,
  };
}

// Small help for the tests of the kernel: a table, a way to its moments, and its record.
import {
  apply,
  compile,
  legal,
  seedFromText,
  start,
  type Command,
  type ConfigRequest,
  type Game,
  type GameRecord,
  type State,
} from '../../src/index.ts';

export function gameFor(request: ConfigRequest): Game {
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

/** A game that keeps its record while it is played. */
export class Table {
  readonly game: Game;
  readonly seed: Int32Array;
  readonly state: State;
  readonly commands: Command[] = [];

  constructor(request: ConfigRequest, seed: string) {
    this.game = gameFor(request);
    this.seed = seedFromText(seed);
    this.state = start(this.game, this.seed).state;
  }

  /** The first of many seeds whose table fits. Fixed seeds, looked through in order, so that it is always the same one. */
  static find(request: ConfigRequest, fits: (table: Table) => boolean): Table {
    for (let number = 0; number < 500; number++) {
      const table = new Table(request, `table ${String(number)}`);
      if (fits(table)) return table;
    }
    throw new Error('no table fits');
  }

  record(): GameRecord {
    return { config: this.game.config, seed: this.seed, commands: [...this.commands] };
  }

  /** The seat that has the turn, counted from 1. */
  get active(): number {
    return this.state.turn + 1;
  }

  /** The first legal command of a kind, if there is one. */
  offered(kind: string): Command | undefined {
    return legal(this.state).find((command) => command.kind === kind);
  }

  /** Does the first legal command of each kind in turn. */
  does(...kinds: readonly string[]): this {
    for (const kind of kinds) {
      const command = this.offered(kind);
      if (command === undefined) throw new Error(`no ${kind} is legal`);
      const applied = apply(this.state, command);
      if (!applied.ok) throw new Error(applied.error.message);
      this.commands.push(command);
    }
    return this;
  }
}

// Short games for tests: some commands on a deal on which they can be given.
import {
  apply,
  compile,
  parseCommand,
  seedFromText,
  start,
  type Command,
  type ConfigRequest,
  type Fact,
  type Game,
  type GameRecord,
} from '@cordon/engine';

export type Happened = readonly (readonly Fact[])[];

export interface Played {
  readonly record: GameRecord;
  /** What happened with each command. */
  readonly happened: Happened;
}

/** The base game for two with these commands (“1: drive chicago”), on the first of a row of deals that allows them and suits. */
export function played(
  config: ConfigRequest,
  moves: readonly string[],
  suits: (happened: Happened) => boolean = () => true,
): Played {
  const game = compile({ game: 'base', players: 2, epidemics: 4, ...config });
  if (!game.ok) throw new Error(game.error.message);
  for (let deal = 0; deal < 3000; deal++) {
    const found = playedOn(game.value, `deal ${String(deal)}`, moves);
    if (found !== undefined && suits(found.happened)) return found;
  }
  throw new Error('no deal suits');
}

function playedOn(game: Game, deal: string, moves: readonly string[]): Played | undefined {
  const seed = seedFromText(deal);
  const { state } = start(game, seed);
  const commands: Command[] = [];
  const happened: (readonly Fact[])[] = [];
  for (const move of moves) {
    const command = parseCommand(state, move);
    const applied = command.ok ? apply(state, command.value) : command;
    if (!command.ok || !applied.ok) return undefined;
    commands.push(command.value);
    happened.push(applied.value);
  }
  return { record: { config: game.config, seed, commands }, happened };
}

// Plays whole games at tables of every kind from fixed seeds and gives back their saved texts, wherever it runs.
import {
  compile,
  ENDINGS,
  formatSave,
  hashState,
  parseSave,
  replay,
  seedFromText,
  seedOfSeries,
  type Game,
  type Result,
  type SavedGame,
  type State,
} from '../../src/index.ts';
import {
  blankState,
  greedyPlayer,
  play,
  randomPlayer,
  seedRandom,
  startInto,
  Table,
  toCommand,
  type Player,
} from '../../src/inner.ts';

const SERIES = seedFromText('the same log everywhere');

const WINDOWS = ['always', 'possible'];
const CHALLENGES = [
  [],
  ['influx-of-patients'],
  ['historical-diseases'],
  ['influx-of-patients', 'historical-diseases'],
];

function baseGames(): Game[] {
  return [2, 3, 4].flatMap((players) =>
    [4, 5, 6].flatMap((epidemics) =>
      ['open', 'private'].flatMap((hands) =>
        WINDOWS.map((windows) => valueOf(compile({ players, epidemics, options: { hands, windows } }))),
      ),
    ),
  );
}

function iberiaGames(): Game[] {
  return [2, 3, 4, 5].flatMap((players, number) =>
    CHALLENGES.map((challenges, index) => {
      const diseases = `draw-${String(1 + number)}`;
      const options = {
        windows: WINDOWS[(number + index) % 2]!,
        ...(challenges.includes('historical-diseases') ? { diseases } : {}),
      };
      return valueOf(compile({ game: 'iberia', players, epidemics: 4 + (index % 3), challenges, options }));
    }),
  );
}

/** 36 tables of the base game and 16 of Iberia with players that take anything; some once more with players that think ahead. */
export function playGames(): string[] {
  return [...playAll(baseGames(), 0, 5), ...playAll(iberiaGames(), 1000, 6)];
}

/** Every so many tables the game is played once more with players that think ahead. */
function playAll(games: readonly Game[], first: number, every: number): string[] {
  return games.flatMap((game, number) => [
    playGame(game, randomPlayer, first + number),
    ...(number % every === 0 ? [playGame(game, greedyPlayer, first + games.length + number)] : []),
  ]);
}

function playGame(game: Game, player: Player, number: number): string {
  const seed = seedOfSeries(SERIES, number);
  const state = blankState(game);
  const table = new Table(state);
  const players = Array.from({ length: game.config.players }, () => player);
  const randoms = players.map((_, seat) => generatorOf(seedOfSeries(seed, seat + 1)));
  const commands: SavedGame['commands'][number][] = [];
  startInto(state, seed);
  while (state.over === 0) {
    const command = table.next(players, randoms);
    commands.push(toCommand(game, command));
    play(state, command);
  }
  // The hash stands for all that the commands do not show, such as the order of the cards that nobody drew.
  const comments = { [commands.length]: [`${player.name} players, state ${String(hashState(state))}`] };
  const result = ENDINGS[state.over]!;
  const text = valueOf(formatSave({ config: game.config, seed, commands, comments, result }));
  checkText(text, state);
  return text;
}

function generatorOf(seed: Int32Array): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, seed);
  return random;
}

/** What was played on the inner face is legal on the public one, command by command, and ends alike. */
function checkText(text: string, state: State): void {
  const saved = valueOf(parseSave(text));
  if (valueOf(formatSave(saved)) !== text) throw new Error(`read and written again it differs:\n${text}`);
  if (hashState(valueOf(replay(saved)).state) !== hashState(state))
    throw new Error(`replay leads elsewhere:\n${text}`);
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

// A thread that plays single games of a contest.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { compile, ENDINGS, parseSeed, seedOfSeries, speakerOf, type Game } from '@cordon/engine';
import { blankState, isWonBy, seedRandom, startInto, type State } from '@cordon/engine/inner';
import { FAULT_ENDING } from '../engines/fault.ts';
import { playOut, programsOf } from '../engines/playOut.ts';
import { ProgramSeat, type Program } from '../engines/seat.ts';
import { playerNamed } from '../play/bots.ts';
import { orTrouble } from '../trouble.ts';
import type { Setting } from './line.ts';
import type { Outcome } from './outcome.ts';
import { hashOfMoves, nameOfGame, saveGame } from './saving.ts';
import { sideCount } from './rotations.ts';

export interface GameOrder extends Setting {
  readonly cell: number;
  readonly game: number;
  readonly programs: readonly Program[];
  readonly seed: string;
  /** Where the game is saved, if anywhere. */
  readonly folder: string | undefined;
}

const games = new Map<number, Game>();
/** One process for each program and person: it never sees another person's hand, and is kept from game to game. */
const seated = new Map<string, ProgramSeat>();

function gameOf({ cell, config }: GameOrder): Game {
  const game = games.get(cell) ?? orTrouble(compile(config));
  games.set(cell, game);
  return game;
}

function programAt(order: GameOrder, seat: number): ProgramSeat | undefined {
  const program = order.programs.find(({ name }) => name === order.bots[seat]);
  if (program === undefined) return undefined;
  const person = speakerOf(gameOf(order), seat + 1);
  const key = `${program.name} ${String(person)}`;
  const found = seated.get(key) ?? new ProgramSeat(program, person);
  seated.set(key, found);
  return found;
}

/** Chance for a program to seed its own generator with; it tells nothing about the deal. */
function chanceFor(seed: string, seat: number): string {
  return createHash('sha256')
    .update(`chance ${String(seat)} ${seed}`)
    .digest('hex')
    .slice(0, 16);
}

async function playOne(order: GameOrder): Promise<Outcome> {
  const before = process.threadCpuUsage();
  const state = blankState(gameOf(order));
  const seed = orTrouble(parseSeed(order.seed));
  startInto(state, seed);
  const sitters = order.bots.map((name, seat) => {
    const program = programAt(order, seat);
    return { program, player: playerNamed(program === undefined ? name : 'fast') };
  });
  // The players' chance must tell nothing about the cards: it comes from another seed than the shuffle.
  const randoms = sitters.map((_, seat) => {
    const random = new Int32Array(4);
    seedRandom(random, seedOfSeries(seed, seat + 1));
    return random;
  });
  const present = programsOf(sitters);
  await Promise.all(present.map((program) => program.begin(state, chanceFor(order.seed, program.seat - 1))));
  const stopAtFault = Object.values(order.engines ?? {}).some(({ onFault }) => onFault !== 'replace');
  const moves = await playOut(state, sitters, randoms, stopAtFault);
  for (const program of present) program.over(state);
  const { user, system } = process.threadCpuUsage(before);
  const waited = present.reduce((sum, program) => sum + program.waited, 0);
  const programs = present.map(({ seat, title, fault }) => ({
    seat,
    name: order.bots[seat - 1]!,
    title,
    ...fault,
  }));
  if (order.folder !== undefined)
    saveGame(order.folder, nameOfGame(order), { state, seed, moves }, order.bots.join(', '));
  return {
    cell: order.cell,
    game: order.game,
    ending: state.over === 0 ? FAULT_ENDING : ENDINGS[state.over]!,
    turns: state.turnsDone,
    outbreaks: state.outbreaks,
    milliseconds: Math.round((user + system) / 1000 + waited),
    moves: hashOfMoves(state, moves),
    ...winnersOf(state),
    ...(programs.length === 0 ? {} : { programs }),
  };
}

/** The sides that have won, where there are several. */
function winnersOf(state: State): Pick<Outcome, 'winners'> {
  const count = sideCount(state.game);
  if (count === 1) return {};
  const sides = Array.from({ length: count }, (_, side) => side);
  return { winners: sides.filter((side) => isWonBy(state, side)).map((side) => side + 1) };
}

/** Plays what it is sent until there is nothing more. */
parentPort?.on('message', (order: GameOrder | 'enough') => {
  void (async () => {
    if (order !== 'enough') {
      parentPort?.postMessage(await playOne(order), []);
      return;
    }
    await Promise.all([...seated.values()].map((seat) => seat.end()));
    parentPort?.close();
  })();
});

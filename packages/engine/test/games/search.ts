// A player who knows every card: it keeps the most promising positions of each turn and tries many ways to play the next.
// Such a player wins most games, and loses on purpose in the way that is asked for. Only for recording games.
import {
  below,
  blankState,
  copyInto,
  hashState,
  legalInto,
  makeOffers,
  play,
  type Game,
  type Packed,
  type State,
} from '../../src/inner.ts';
import { startInto } from '../../src/kernel/start.ts';
import { ENDINGS, type Ending } from '../../src/kernel/types.ts';
import { score } from './score.ts';

export interface Goal {
  readonly ending: Ending;
  /** The ending is wanted after so many finished turns, not before. */
  readonly notBefore: number;
  /** The kind of command that brings it. */
  readonly last?: string;
  /** Kinds of commands that are not tried where there are others. */
  readonly shuns?: readonly string[];
}

export interface Effort {
  /** Positions kept from turn to turn. */
  readonly width: number;
  /** Ways tried to play a turn from each of them. */
  readonly tries: number;
}

/** How eagerly each kind of command is tried; 1 where nothing is said. */
const EAGERNESS: Readonly<Record<string, number>> = {
  cure: 1000,
  treat: 3,
  give: 2,
  take: 2,
  direct: 0.15,
  charter: 0.02,
  fly: 0.01,
  build: 0.6,
  shuttle: 0.5,
  end: 0.05,
  'send-driving': 0.2,
  'send-direct': 0.05,
  'send-charter': 0.01,
  airlift: 0.01,
  'government-grant': 0.01,
  'resilient-population': 0.05,
  'one-quiet-night': 0.2,
  forecast: 0.1,
  refuse: 0.05,
  research: 1000,
  'treat-more': 1,
  'send-card': 0.5,
  swap: 0.05,
  rail: 0.3,
  'rail-twice': 0.1,
  train: 0.6,
  'train-with': 0.2,
  ship: 0.03,
  sail: 0.1,
  hospital: 0.5,
  purify: 0.03,
  'purify-three': 0.03,
  'purify-one': 0.3,
  study: 0.3,
  'ships-arrive': 0.01,
  'travel-day-and-night': 0.005,
  'telegraph-message': 0.05,
  'mail-correspondence': 0.01,
  'hospital-founding': 0.02,
  'purify-water': 0.02,
  'science-triumph': 0.05,
  'overseas-migration': 0.05,
  'second-chance': 0.3,
  'one-more-day': 0.3,
  'good-season': 0.3,
  'cure-piecemeal': 1000,
  collect: 2,
  return: 0.005,
  recall: 0.5,
  request: 0.5,
  'pass-on': 2,
  'treat-near': 2,
  lead: 0.1,
  pilot: 0.05,
  'remove-cube': 0.02,
  'remote-treatment': 0.02,
  'new-assignment': 0.03,
  're-examined-research': 0.05,
  'rapid-vaccine-deployment': 0.3,
  'special-orders': 0.05,
  'commercial-travel-ban': 0.2,
  'infection-zone-ban': 0.2,
  'improved-sanitation': 0.3,
  'mobile-hospital': 0.3,
  'borrowed-time': 0.3,
  characterize: 2,
  test: 20,
  apply: 10,
  grow: 1,
  sequence: 0.1,
  'swap-sequence': 0.3,
  'no-sample': 0.2,
  'skip-lab': 0.1,
  rest: 0.2,
  respond: 0.5,
  'take-fourth': 0.1,
  'draw-card': 1,
  exchange: 1,
  assign: 0.05,
};

const WINNING = new Set(['cure', 'cure-piecemeal', 'research']);

interface Node {
  readonly state: State;
  readonly score: number;
  readonly path: Path | undefined;
}

/** Commands from the last back to the first. */
interface Path {
  readonly commands: readonly Packed[];
  readonly before: Path | undefined;
}

/** The commands of a game that ends as wanted, or undefined if none was found. */
export function search(
  game: Game,
  seed: Int32Array,
  random: Int32Array,
  goal: Goal,
  effort: Effort,
): Packed[] | undefined {
  const wanted = ENDINGS.indexOf(goal.ending);
  const eagerness = game.kinds.map((kind) => {
    if (goal.shuns?.includes(kind.name) === true) return 1e-6;
    if (WINNING.has(kind.name) && goal.ending !== 'won') return 0.01;
    return EAGERNESS[kind.name] ?? 1;
  });
  const isAsked = (commands: readonly Packed[]): boolean =>
    goal.last === undefined || game.kinds[commands.at(-1)! & 255]!.name === goal.last;
  const first = blankState(game);
  startInto(first, seed);
  let beam: Node[] = [{ state: first, score: 0, path: undefined }];
  while (beam.length > 0) {
    const found = new Map<number, Node>();
    for (const parent of beam) {
      for (let i = 0; i < effort.tries; i++) {
        const state = blankState(game);
        copyInto(state, parent.state);
        const path = { commands: playTurn(state, random, eagerness), before: parent.path };
        if (state.over === wanted && state.turnsDone >= goal.notBefore && isAsked(path.commands))
          return unwind(path);
        if (state.over !== 0) continue;
        found.set(hashState(state), { state, score: score(state, goal.ending), path });
      }
    }
    beam = [...found.values()].sort((a, b) => b.score - a.score).slice(0, effort.width);
  }
  return undefined;
}

function unwind(path: Path): Packed[] {
  const parts: (readonly Packed[])[] = [];
  for (let part: Path | undefined = path; part !== undefined; part = part.before) parts.push(part.commands);
  return parts.toReversed().flat();
}

const offers = makeOffers();

/** Plays until the turn is over or the game is, by chance, the eager commands more often. */
function playTurn(state: State, random: Int32Array, eagerness: readonly number[]): Packed[] {
  const commands: Packed[] = [];
  const turn = state.turnsDone;
  while (state.over === 0 && state.turnsDone === turn && commands.length < 200) {
    legalInto(state, offers);
    let total = 0;
    for (let i = 0; i < offers.count; i++) total += eagerness[offers.items[i]! & 255]!;
    let point = (below(random, 1 << 24) / (1 << 24)) * total;
    let chosen = 0;
    for (; chosen < offers.count - 1; chosen++) {
      point -= eagerness[offers.items[chosen]! & 255]!;
      if (point < 0) break;
    }
    const command = offers.items[chosen]!;
    commands.push(command);
    play(state, command);
  }
  return commands;
}

// Records the games of the plan: node packages/engine/test/games/record.ts
// Games that still replay to their ending stay as they are; delete a file to have it searched anew.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  compile,
  formatSave,
  parseSave,
  replay,
  RULES_VERSION,
  seedFromText,
  snapshot,
  start,
  view,
  type Ending,
  type Game,
  type State,
} from '../../src/index.ts';
import { seedRandom, toCommand } from '../../src/inner.ts';
import { sha256 } from '../../src/kernel/sha256.ts';
import { winnersOf } from '../../src/kernel/winning.ts';
import { PLANS, type Plan } from './plan.ts';
import { search, type Effort } from './search.ts';

const FOLDER = new URL('.', import.meta.url);
const ATTEMPTS = 200;

export interface Outcome {
  readonly result: string;
  readonly commands: number;
  readonly turns: number;
  /** SHA-256 of what the final state's snapshot says: see `meaningOf`. */
  readonly state: string;
}

interface Recorded {
  readonly text: string;
  readonly outcome: Outcome;
}

export function outcomeOf(state: State, result: string, commands: number): Outcome {
  return { result, commands, turns: state.turnsDone, state: sha256(meaningOf(state)) };
}

/** Everything by name, in the order of the names, without what is zero: a new field that a game leaves empty changes nothing. */
export function meaningOf(state: State): string {
  const { game, fields, frames } = snapshot(state);
  const named = (record: object): [string, unknown][] =>
    Object.entries(record)
      .filter(([, value]) => ![value].flat().every((one) => one === 0))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([game, named(fields), frames.map(({ frame, fields: own }) => [frame, named(own)])]);
}

/** Losing by outbreaks or cubes is easy; Iberia and the lab are harder to win than the base game. */
function effortFor(game: Game, ending: Ending): Effort {
  if (ending === 'outbreaks' || ending === 'cubes') return { width: 3, tries: 4 };
  if (game.config.challenges.includes('lab')) return { width: 150, tries: 40 };
  return game.id === 'iberia' ? { width: 100, tries: 50 } : { width: 40, tries: 25 };
}

/** Of a game with the Bio-Terrorist. */
function sideOfWinners(state: State): Plan['winners'] {
  const { winners } = view(state, 0);
  if (winners.length === 0) return 'nobody';
  return winners.includes(state.game.infectionHolder + 1) ? 'him' : 'team';
}

/** Whether the game came to the end that was asked for. */
export function isAsPlanned(
  state: State,
  { cures, fewest, winners, winningSides }: Pick<Plan, 'cures' | 'fewest' | 'winners' | 'winningSides'>,
): boolean {
  const { colourIds } = state.game;
  const cured = colourIds.filter((_, colour) => state.game.goals?.isReached(state, colour) === true).length;
  const least = Math.min(...state.supply);
  const [scarce, ...others] = colourIds.filter((_, colour) => state.supply[colour] === least);
  const sides = new Set(winnersOf(state).map((seat) => state.game.sides[seat - 1]!));
  return (
    (winningSides === undefined || sides.size === winningSides) &&
    (winners === undefined || winners === sideOfWinners(state)) &&
    (cures === undefined || cured === cures) &&
    (fewest === undefined || (scarce === fewest && others.length === 0))
  );
}

/** Infection cards that come before the last player card, at most: those on top, and those at the bottom that epidemics bring. */
const [NEXT, LAST] = [7, 4];

/** A seed whose deal has one colour neither on the board nor among the cards that come. */
function seedWithoutColour(game: Game, name: string, attempt: number): Int32Array {
  for (let number = 0; ; number++) {
    const seed = seedFromText(`${name} ${String(attempt)} ${String(number)}`);
    const { cards, size, seen } = openDeck(game, seed);
    const coming = [...cards.slice(0, LAST), ...cards.slice(size - NEXT, size)];
    const colours = new Set([...coming, ...seen].map((card) => game.colourOf[card]));
    if (colours.size < game.shape.colours) return seed;
  }
}

function openDeck(game: Game, seed: Int32Array): { cards: Int32Array; size: number; seen: Int32Array } {
  const { infectionDeck: deck, infectionDiscard: pile } = start(game, seed).state;
  return { cards: deck.cards, size: deck.size, seen: pile.cards.slice(0, pile.size) };
}

/** Tries one seed after the other until a game ends as planned. */
function recordGame(plan: Plan): Recorded {
  const { name, request, ending, notBefore, uses = [], last, shuns = [] } = plan;
  const compiled = compile(request);
  if (!compiled.ok) throw new Error(compiled.error.message);
  const game = compiled.value;
  const random = new Int32Array(4);
  seedRandom(random, seedFromText(name));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const seed =
      plan.neverSeen === true
        ? seedWithoutColour(game, name, attempt)
        : seedFromText(`${name} ${String(attempt)}`);
    const goal = { ending, notBefore, shuns, ...(last === undefined ? {} : { last }) };
    const packed = search(game, seed, random, goal, effortFor(game, ending));
    if (packed === undefined) continue;
    const commands = packed.map((command) => toCommand(game, command));
    if (uses.some((wanted) => commands.every(({ kind }) => kind !== wanted))) continue;
    const comments = { 0: [`${name}, recorded from seed number ${String(attempt)}`] };
    const text = formatSave({
      config: game.config,
      seed,
      commands,
      comments,
      result: ending,
      rules: RULES_VERSION,
    });
    const replayed = replay({ config: game.config, seed, commands });
    if (!text.ok || !replayed.ok) throw new Error(`${name} does not replay`);
    if (!isAsPlanned(replayed.value.state, plan)) continue;
    return { text: text.value, outcome: outcomeOf(replayed.value.state, ending, commands.length) };
  }
  throw new Error(`no game found for ${name}`);
}

/** The game on file, if it is still legal from the first command to the last and ends as planned. */
function gameOnFile({ name, ending }: Plan): Recorded | undefined {
  const file = new URL(`${name}.cordon`, FOLDER);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const saved = parseSave(text);
  if (!saved.ok || saved.value.result !== ending) return undefined;
  const replayed = replay(saved.value);
  if (!replayed.ok) return undefined;
  return { text, outcome: outcomeOf(replayed.value.state, ending, saved.value.commands.length) };
}

function recordAll(): void {
  const planned = new Set(PLANS.map(({ name }) => `${name}.cordon`));
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith('.cordon') && !planned.has(file)) rmSync(new URL(file, FOLDER));
  }
  const outcomes: Record<string, Outcome> = {};
  for (const plan of PLANS) {
    const { text, outcome } = gameOnFile(plan) ?? recordGame(plan);
    writeFileSync(new URL(`${plan.name}.cordon`, FOLDER), text);
    outcomes[plan.name] = outcome;
    process.stdout.write(
      `${plan.name}: ${String(outcome.turns)} turns, ${String(outcome.commands)} commands\n`,
    );
  }
  writeFileSync(new URL('games.json', FOLDER), `${JSON.stringify(outcomes, undefined, 2)}\n`);
}

if (import.meta.main) recordAll();

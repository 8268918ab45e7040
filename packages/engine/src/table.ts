// A table from its configuration to its end: set up, asked what is legal, played, looked at.
import { definitionOf } from './definitions.ts';
import { audienceOf as whoHears } from './kernel/audience.ts';
import { seatOf } from './kernel/command.ts';
import { compileGame } from './kernel/compile.ts';
import type { ConfigRequest } from './kernel/config.ts';
import { failure, type Result } from './kernel/errors.ts';
import { gameFrom, seedFrom, stateFrom, trusting, viewerFrom } from './kernel/misuse.ts';
import { makeOffers } from './kernel/offers.ts';
import { readCommand, readConfig } from './kernel/outside.ts';
import { priceOf, type Price } from './kernel/price.ts';
import { applyCommand, listen } from './kernel/record.ts';
import { legalInto, seatAsked } from './kernel/run.ts';
import type { Seed } from './kernel/seed.ts';
import { resampleInto, sightOf } from './kernel/sight.ts';
import { waits } from './kernel/snapshot.ts';
import { startInto } from './kernel/start.ts';
import { blankState } from './kernel/state.ts';
import { toCommand } from './kernel/translate.ts';
import { NOBODY, type Game, type Packed, type Refusal, type Sight, type State } from './kernel/types.ts';
import { viewOf, type Secrets, type View } from './kernel/view.ts';
import { whyNot as reasonFor } from './kernel/whyNot.ts';
import type { Command, Fact } from './modules/face.ts';
import { parseCommand as parseCommandText } from './notation/command.ts';
import { parseConfig as parseConfigLines } from './notation/config.ts';

/**
 * Turns a configuration into a game, or says why it cannot be played. What is left out takes its usual value. Memoised by meaning: equal
 * configurations give the same game.
 */
export function compile(request: ConfigRequest): Result<Game> {
  const config = readConfig(request);
  if (!config.ok) return config;
  const definition = definitionOf(config.value);
  return definition.ok ? compileGame(definition.value, config.value) : definition;
}

/** More letters than any configuration has. */
const LONGEST_CONFIG = 20_000;

/** Reads a configuration from its text form and checks it. */
export function parseConfig(text: string): Result<Game> {
  if (typeof text !== 'string') return failure('bad-configuration', 'A configuration must be text.');
  if (text.length > LONGEST_CONFIG)
    return failure('bad-configuration', `A configuration has at most ${String(LONGEST_CONFIG)} letters.`);
  const request = parseConfigLines(text.split(/\r?\n/u));
  return request.ok ? compile(request.value) : request;
}

/** Sets up a game; the facts tell the setup. Throws MisuseError for a seed that isn't four words: parseSeed checks what people type. */
export function start(game: Game, seed: Seed): { readonly state: State; readonly facts: readonly Fact[] } {
  const state = blankState(gameFrom(game));
  seedFrom(seed);
  const facts = listen(state, () => startInto(state, seed));
  return { state, facts: facts as unknown as Fact[] };
}

/** Used again by every call of `legal`. */
const offers = makeOffers();

/** What every legal command, or each of one seat's (counted from 1), gives in the hands of `take`. */
function mapLegal<T>(state: State, seat: number | undefined, take: (packed: Packed) => T): T[] {
  const only = seat === undefined ? undefined : viewerFrom(stateFrom(state), seat);
  legalInto(stateFrom(state), offers);
  const taken: T[] = [];
  for (let i = 0; i < offers.count; i++) {
    const packed = offers.items[i]!;
    if (only === undefined || seatOf(packed) === only) taken.push(take(packed));
  }
  return taken;
}

/** Every legal command, or those of one seat (counted from 1). A seat's own list tells nothing it may not know. */
export function legal(state: State, seat?: number): Command[] {
  return mapLegal(state, seat, (packed) => toCommand(state.game, packed)) as unknown as Command[];
}

/**
 * The same commands in the same order, each with its price: what it takes once everybody who has to agree has done so. A price names only
 * cards in the hand of the seat whose command it is.
 */
export function priced(state: State, seat?: number): { readonly command: Command; readonly price: Price }[] {
  return mapLegal(state, seat, (packed) => ({
    command: toCommand(state.game, packed) as unknown as Command,
    price: priceOf(state, packed),
  }));
}

/** Why this seat (counted from 1) can't use a kind of command now; undefined if it can, or if there is no such kind. */
export function whyNot(state: State, seat: number, kind: string): Refusal | undefined {
  const viewer = viewerFrom(stateFrom(state), seat);
  return viewer === NOBODY ? undefined : reasonFor(state, viewer, kind);
}

/** Carries out a command in place; a refused one changes nothing. */
export function apply(state: State, command: Command): Result<readonly Fact[]> {
  return applyCommand(stateFrom(state), readCommand(command)) as Result<readonly Fact[]>;
}

/**
 * Reads a command as people type it: “drive chicago”, “2: give atlanta to 3”. It need not be legal. If the text names the player, the
 * answer tells that player nothing they may not know; if not, it is for whoever could say it now.
 */
export function parseCommand(state: State, text: string): Result<Command> {
  return parseCommandText(stateFrom(state), text) as Result<Command>;
}

/**
 * What a seat (counted from 1) may know; any other whole number sees what lies open to all. Between sides everybody sees what any seat knew
 * once the game is over; `secrets` says so of another board, such as an earlier one of the same game.
 */
export function view(state: State, viewer: number, secrets?: Secrets): View {
  return viewOf(state, viewerFrom(stateFrom(state), viewer), secrets);
}

/** The same knowledge in the inner form, from which states can be drawn. */
export function sight(state: State, viewer: number): Sight {
  return sightOf(state, viewerFrom(stateFrom(state), viewer));
}

/** More hands than it takes to find some in which the game waits where it did wait. */
const MOST_DEALS = 256;

/**
 * A whole state that agrees with all that the viewer knows, drawn with four words of chance. That the game waits is known too: a window may
 * stop only if somebody could use it, and a question with one answer answers itself. Hands in which it would have gone on are dealt again.
 */
export function resample(from: Sight, random: Int32Array): State {
  const table = stateFrom(trusting('a Sight', () => from.table));
  const state = blankState(table.game);
  const viewer = viewerFrom(
    table,
    trusting('a Sight', () => from.viewer + 1),
  );
  const words = seedFrom(random);
  const deals = table.game.openHands ? 1 : MOST_DEALS;
  for (let deal = 0; deal < deals; deal++) {
    resampleInto(state, { viewer, table }, words);
    if (deals === 1 || waits(state)) break;
  }
  return state;
}

/** The seat (counted from 1) whose answer the game waits for; 0 when it is over. */
export function waitsFor(state: State): number {
  return seatAsked(stateFrom(state)) + 1;
}

/** More facts than a command has. */
const MOST_FACTS = 100_000;

/** Facts without those that this viewer (counted from 1, 0 for a watcher) may not hear. */
export function factsFor(facts: readonly Fact[], viewer: number): Fact[] {
  return trusting('a list of Facts', () => {
    if (facts.length > MOST_FACTS) throw new RangeError('too many facts');
    return facts.filter((fact) => fact.audience?.includes(viewer) ?? true);
  });
}

/**
 * The seats (counted from 1) that may hear the words of a command, asked on the state before it; undefined: everybody. Hearing the
 * commands one may hear tells nothing that one's facts and view do not tell.
 */
export function audienceOf(state: State, command: Command): readonly number[] | undefined {
  return whoHears(stateFrom(state), readCommand(command));
}

// The inner face, for simulators and search: packed commands, states that are used again, no allocation per move.
// Whichever face is imported first, the rules are read from their list of games: kinds have the same numbers in every
// thread.
import type { Result } from './kernel/errors.ts';
import { toCommand as nameCommand } from './kernel/translate.ts';
import type { Game, Packed, State } from './kernel/types.ts';
import type { Command, SavedGame } from './modules/face.ts';
import { GAMES } from './modules/games.ts';
import { parseCommand, type Help } from './notation/command.ts';
import { parsePieces, writeReplayed } from './notation/save.ts';

/** A packed command in names. */
export function toCommand(game: Game, packed: Packed): Command {
  return nameCommand(game, packed) as Command;
}

/** Reads a command as the outer face does; without help a text that is not understood costs as little as one that is. */
export function readCommand(state: State, text: string, help?: Help): Result<Command> {
  return parseCommand(state, text, help) as Result<Command>;
}

/** Reads a saved game as the outer face does, in pieces. */
export function savePieces(text: string): Generator<undefined, Result<SavedGame>> {
  return parsePieces(GAMES, text) as Generator<undefined, Result<SavedGame>>;
}

/** Writes a game that has just been played through, and is not played again. */
export function writePlayed(game: Game, saved: SavedGame): Result<string> {
  return writeReplayed(game, saved);
}

export { copyInto, hashState, blankState } from './kernel/state.ts';
export { makeOffers } from './kernel/offers.ts';
export { answersInto, legalInto, play } from './kernel/run.ts';
export { startInto } from './kernel/start.ts';
export { below, nextWord, seedRandom } from './kernel/random.ts';
export { first, kindOf, seatOf, second, third } from './kernel/command.ts';
export { anyFor, anyOf, foldFor, foldOf, isSilent, numberFor } from './kernel/points.ts';
export { rateAt, rateInForce } from './kernel/rate.ts';
export { seatAfter } from './kernel/seating.ts';
export { isWonBy } from './kernel/winning.ts';
export { CARDS_PER_TURN } from './rules/draw.ts';
export { limitOf } from './rules/handLimit.ts';
export { extraEvent, invites } from './kernel/events.ts';
export { isInForce } from './rules/epidemic.ts';
export { earnsOneMore, skipsInfection } from './rules/infect.ts';
export { bottomByDraw, bottomByInfection, infectCubes, infectsToo } from './rules/infectionCard.ts';
export { outbreakSteps } from './rules/outbreaks.ts';
export { guards, outbreakCubes, prevents, spreadCubes, stopsChain } from './rules/placing.ts';
export { linesPerMove } from './rules/move.ts';
export { sharesAny, sharesByColour, takesAny } from './rules/share.ts';
export { fromCommand } from './kernel/translate.ts';
export { cellsOf } from './kernel/field.ts';
export { topFrame } from './kernel/frame.ts';
export { actionsGoOn, actionsOf } from './rules/actions.ts';
export { ENDINGS, FAR, MOMENTS, NO_CARD, NO_CITY, NO_GOAL, NOBODY, PLACES } from './kernel/types.ts';
export { seatAsked } from './kernel/run.ts';
export { sha256 } from './kernel/sha256.ts';
export type {
  City,
  Colour,
  Game,
  Goals,
  Hiding,
  Offers,
  Packed,
  Rivalry,
  Seat,
  State,
  Work,
} from './kernel/types.ts';
export { resampleInto, sightInto, sightOf } from './kernel/sight.ts';
export { PASS, type Player } from './players/player.ts';
export { randomPlayer } from './players/random.ts';
export { greedyPlayer } from './players/greedy.ts';
export { Table, type Question } from './players/table.ts';
export type { Sight } from './kernel/types.ts';

// The public face of the engine. Names outside, numbers inside. Input from outside is checked once, in bounded time and memory, and what
// is wrong with it comes back as a value with a short message; only a mistake in the calling program throws, and then a MisuseError.
import { choicesOf, type GameChoices } from './kernel/choices.ts';
import { guideOf, type GameGuide } from './kernel/guide.ts';
import { GAMES } from './modules/games.ts';

/** The games there are and what a table can choose in each; the first is the usual one. */
export function gamesThereAre(): GameChoices[] {
  return GAMES.map(choicesOf);
}

/** What never changes in each of these games: maps, commands, tracks. */
export function guides(): GameGuide[] {
  return GAMES.map(guideOf);
}

export { RULES_VERSION } from './kernel/rulesVersion.ts';
export {
  apply,
  audienceOf,
  compile,
  factsFor,
  legal,
  parseCommand,
  parseConfig,
  priced,
  resample,
  sight,
  start,
  view,
  waitsFor,
  whyNot,
} from './table.ts';
export {
  formatSave,
  otherRules,
  parseSave,
  replay,
  replayWhileLegal,
  restore,
  salvageSave,
  snapshot,
  undo,
  undoLimit,
  whyNoUndo,
} from './records.ts';
export {
  clone,
  formatCommand,
  formatConfig,
  formatSeed,
  formatWords,
  hashState,
  sameState,
  seedFromText,
  seedHash,
  seedOfSeries,
  speakerOf,
} from './values.ts';
export { MisuseError } from './kernel/misuse.ts';
export { parseSeed } from './kernel/seed.ts';
export { ENDINGS } from './kernel/types.ts';
export { CARDS_PER_TURN } from './rules/draw.ts';
export { HAND_LIMIT } from './rules/handLimit.ts';
export type { BoxChoice, GameChoices, OptionChoice } from './kernel/choices.ts';
export type { GameGuide, KindGuide } from './kernel/guide.ts';
export type { Config, ConfigRequest } from './kernel/config.ts';
export type { FrameView } from './kernel/frameView.ts';
export type { CordonError, ErrorCode, RefusalParams, Result } from './kernel/errors.ts';
export type { Stop } from './kernel/record.ts';
export type { Price } from './kernel/price.ts';
export type { Seed } from './kernel/seed.ts';
export type { Sight } from './kernel/types.ts';
export type { Snapshot } from './kernel/snapshot.ts';
export type { Ending, Game, State } from './kernel/types.ts';
export type { Secrets, View } from './kernel/view.ts';
export type {
  Command,
  Fact,
  GameRecord,
  Replayed,
  ReplayedSoFar,
  Salvaged,
  SavedGame,
} from './modules/face.ts';

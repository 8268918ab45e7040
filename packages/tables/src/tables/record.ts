// A table's game from its first card on, as it can be replayed by anybody who may know the seed.
import { chronicleInPieces, type Chronicle, type ChronicleOptions } from '@cordon/bots';
import { parseSeed, type Command, type GameRecord, type State } from '@cordon/engine';
import { inPieces, type Pay, type Pieces } from '../pieces.ts';
import { commandOf, dealOut, stepOn } from './boards.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Table } from './table.ts';

export interface Recorded {
  readonly record: GameRecord;
  readonly state: State;
}

/** Moves that are played between two turns of others. */
const PIECE = 100;

export function recordOf(table: Pick<Table, 'game' | 'deal' | 'moves'>, pay: Pay): Promise<Recorded> {
  return inPieces(recordInPieces(table), pay);
}

function* recordInPieces({ game, deal, moves }: Pick<Table, 'game' | 'deal' | 'moves'>): Pieces<Recorded> {
  if (!('seed' in deal))
    throw new Refusal(
      'bad-save',
      'This table was dealt anew out of a running game and has no seed of its own.',
    );
  const seed = parseSeed(deal.seed);
  if (!seed.ok) throw refusalOf(seed.error);
  const { state } = dealOut(game, deal);
  const commands: Command[] = [];
  for (const { seat, words } of moves) {
    const command = commandOf(state, seat, words);
    commands.push(command);
    stepOn(state, command);
    if (commands.length % PIECE === 0) yield;
  }
  return { record: { config: game.config, seed: seed.value, commands }, state };
}

/** The story of a side, counted from 0, out of the log; a table that was dealt anew has one too. */
export function chronicleOf(
  { game, deal, moves }: Pick<Table, 'game' | 'deal' | 'moves'>,
  options: ChronicleOptions,
  pay: Pay,
): Promise<Chronicle> {
  const { state } = dealOut(game, deal);
  const all = [...moves];
  const commandAt = (now: State, index: number): Command => {
    const { seat, words } = all[index]!;
    return commandOf(now, seat, words);
  };
  return inPieces(chronicleInPieces(state, all.length, commandAt, options), pay);
}

// A table's game from its first card on, as it can be replayed by anybody who may know the seed.
import { parseSeed, type Command, type Fact, type GameRecord, type State } from '@cordon/engine';
import { inPieces, type Pay, type Pieces } from '../pieces.ts';
import { commandOf, dealOut, stepOn } from './boards.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Table } from './table.ts';

export interface Recorded {
  readonly record: GameRecord;
  readonly state: State;
  /** What happened with each command. */
  readonly facts: readonly (readonly Fact[])[];
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
  const facts: (readonly Fact[])[] = [];
  for (const { seat, words } of moves) {
    const command = commandOf(state, seat, words);
    commands.push(command);
    facts.push(stepOn(state, command).facts);
    if (commands.length % PIECE === 0) yield;
  }
  return { record: { config: game.config, seed: seed.value, commands }, state, facts };
}

// A table's game from its first card on, as it can be replayed by anybody who may know the seed.
import { parseSeed, type Command, type Fact, type GameRecord, type State } from '@cordon/engine';
import { commandOf, dealOut, step } from './boards.ts';
import { Refusal, refusalOf } from './refusal.ts';
import type { Table } from './table.ts';

export interface Recorded {
  readonly record: GameRecord;
  readonly state: State;
  /** What happened with each command. */
  readonly facts: readonly (readonly Fact[])[];
}

export function recordOf({ game, deal, moves }: Pick<Table, 'game' | 'deal' | 'moves'>): Recorded {
  if (!('seed' in deal))
    throw new Refusal(
      'bad-save',
      'This table was dealt anew out of a running game and has no seed of its own.',
    );
  const seed = parseSeed(deal.seed);
  if (!seed.ok) throw refusalOf(seed.error);
  let { state } = dealOut(game, deal);
  const commands: Command[] = [];
  const facts: (readonly Fact[])[] = [];
  for (const { seat, words } of moves) {
    const command = commandOf(state, seat, words);
    const stepped = step(state, command);
    commands.push(command);
    facts.push(stepped.facts);
    ({ state } = stepped);
  }
  return { record: { config: game.config, seed: seed.value, commands }, state, facts };
}

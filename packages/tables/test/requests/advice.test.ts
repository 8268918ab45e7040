// What is asked of those who think for somebody at a table with bots, who keep their cards to themselves where hands are private.
import type { Chronicle } from '@cordon/bots';
import { compile, type Game } from '@cordon/engine';
import { expect, test } from 'vitest';
import { hint } from '../../src/requests/advice.ts';
import { analysis } from '../../src/requests/analysis.ts';
import type { Table } from '../../src/tables/table.ts';
import { thinkingHall } from '../support/thinkingHall.ts';
import { ANN, BOB, gathering, nextMove, sits, tell } from '../support/sidedTable.ts';

function gameWith(hands: 'open' | 'private', players: number): Game {
  const game = compile({ game: 'base', players, options: { hands } });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

test('a hint plays no events of bots, which play them by themselves', async () => {
  const { table } = tell(
    gathering(gameWith('open', 3)),
    sits(1, ANN),
    { entry: 'bot', seat: 2, bot: 'fast' },
    sits(3, BOB),
    { entry: 'started' },
  );
  const { context, visit, asked } = thinkingHall(table, ANN);
  const request = { type: 'hint', id: 1, table: table.id, seat: 1, position: table.position } as const;
  await expect(hint(context, visit, request)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual([
    { job: 'advise', input: expect.objectContaining({ seat: 1, eventsOf: [2] }) as unknown },
  ]);
});

function besideABot(hands: 'open' | 'private'): Table {
  const started = tell(
    gathering(gameWith(hands, 2)),
    sits(1, ANN),
    { entry: 'bot', seat: 2, bot: 'fast' },
    { entry: 'started' },
  );
  return tell(started, nextMove(started, 'drive')).table;
}

async function storyAt(table: Table): Promise<Chronicle> {
  const { context, visit, asked } = thinkingHall(table, ANN);
  const request = { type: 'analysis', id: 1, table: table.id } as const;
  await expect(analysis(context, visit, request)).rejects.toMatchObject({ code: 'unavailable' });
  return (asked[0]!.input as { chronicle: Chronicle }).chronicle;
}

test('whoever plays alone beside a bot is told the running game from the own seat', async () => {
  const hidden = await storyAt(besideABot('private'));
  expect(hidden).toMatchObject({ tells: [1], steps: [{ seat: 1 }], end: { seat: 1 } });
  // In the open the decisions of the bot are told too.
  const open = await storyAt(besideABot('open'));
  expect(open).toMatchObject({ tells: [1, 2], steps: [{ seat: 1 }], end: { seat: 1 } });
});

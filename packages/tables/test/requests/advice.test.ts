// What is asked of those who think for somebody at a table with bots.
import { compile } from '@cordon/engine';
import { expect, test } from 'vitest';
import { hint } from '../../src/requests/advice.ts';
import { thinkingHall } from '../support/thinkingHall.ts';
import { ANN, BOB, gathering, sits, tell } from '../support/sidedTable.ts';

const game = compile({ game: 'base', players: 3, options: { hands: 'open' } });
if (!game.ok) throw new Error(game.error.message);

test('a hint plays no events of bots, which play them by themselves', async () => {
  const { table } = tell(
    gathering(game.value),
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

import { expect, test, vi } from 'vitest';
import { openDoor } from '../../src/local/door.ts';
import type { LocalHall } from '../../src/local/hall.ts';
import type { HallRequest } from '../../src/local/localRequests.ts';

test('requests wait for the hall, which is opened once', async () => {
  const heard: HallRequest[] = [];
  const hall = {
    hear: (request: HallRequest) => Promise.resolve(void heard.push(request)),
    close: () => Promise.resolve(),
  };
  const open = vi.fn<(name: string) => Promise<LocalHall>>(() => Promise.resolve(hall));
  const door = openDoor(open, () => {});
  door.hear({ type: 'begin', name: 'Ann' });
  door.hear({ type: 'tables', id: 1 });
  door.hear({ type: 'begin', name: 'Bob' });
  door.hear({ type: 'games', id: 2 });
  await expect.poll(() => heard.map(({ id }) => id)).toEqual([1, 2]);
  expect(open.mock.calls).toEqual([['Ann']]);
});

test('where there is no database every request is refused', async () => {
  const said: string[] = [];
  const door = openDoor(
    () => Promise.reject(new Error('no database')),
    (text) => said.push(text),
  );
  door.hear({ type: 'begin', name: 'Ann' });
  door.hear({ type: 'tables', id: 5 });
  await expect.poll(() => said).toHaveLength(1);
  expect(JSON.parse(said[0]!)).toMatchObject({ type: 'refused', id: 5, code: 'unavailable' });
});

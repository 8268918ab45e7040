// Advice without a server: hints, reasons and the analysis of one's own game, as a server gives them.
import { expect, test } from 'vitest';
import { freshDatabase } from './support/fakeWorker.ts';
import { Tab } from './support/tab.ts';

test('whoever plays alone is told what to do and how it went so far, and both count as hints', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.create({ players: 2 });
  await tab.start(table);
  await expect(tab.ask({ type: 'analysis', table })).rejects.toMatchObject({ code: 'no-such-move' });
  const { position, boards } = tab.table(table);
  const seat = boards[0]!.view.waitsFor;
  const hint = await tab.ask<'hint'>({ type: 'hint', table, seat, position });
  expect(hint.seat).toBe(seat);
  // An event of anybody may come first.
  const [, owner, words = ''] = /^(\d): (.*)$/u.exec(hint.best.commands[0] ?? '') ?? [];
  await tab.ask({ type: 'play', table, seat: Number(owner), position, commands: [words] });
  const told: number[] = [];
  const story = await tab.channel.ask<'analysis'>(
    { type: 'analysis', table },
    { onProgress: (done) => told.push(done) },
  );
  expect(story.statistics).toMatchObject({ moves: 1, ending: 'running' });
  expect(told.length).toBeGreaterThan(0);
  await tab.until(table, ({ entries }) => entries.filter(({ entry }) => entry === 'hinted').length === 2);
  await expect(tab.ask<'explain'>({ type: 'explain', table, seat, move: 1 })).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(tab.worker.troubles).toEqual([]);
}, 60_000);

test('a bot explains its moves from what everybody may know', async () => {
  const tab = new Tab(freshDatabase());
  const table = await tab.create({ players: 2 });
  await tab.ask({ type: 'bot', table, seat: 1, bot: 'fast' });
  await tab.ask({ type: 'bot', table, seat: 2, bot: 'fast' });
  await tab.ask({ type: 'start', table });
  await tab.until(table, ({ move }) => move > 0);
  const played = tab.table(table).entries.find((entry) => entry.entry === 'played');
  const why = await tab.ask<'explain'>({ type: 'explain', table, seat: 0, move: 1 });
  expect(why.commands[0]).toBe(`${String(played?.seat)}: ${String(played?.command)}`);
  expect(why.reasons.length).toBeGreaterThan(0);
});

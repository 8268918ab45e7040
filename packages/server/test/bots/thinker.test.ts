// Real threads: every question comes to an end, the end of a bad one harms no other, and what is called off stops.
import { legal } from '@cordon/engine';
import { toCommand } from '@cordon/engine/inner';
import type { Thinker } from '@cordon/tables';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chronicleOf } from '@cordon/bots';
import { makeServerThinker, type ServerThinkerOptions } from '../../src/bots/thinker.ts';
import { FAULTY, firstBoard, questionTo, shortRecord } from './questions.ts';

/** For bots that never end: however busy the machine is, they do not. */
const SHORT = 300;
const LONG = 60_000;
const LATE = 'it took too long';

function open(options: Partial<ServerThinkerOptions> = {}): Thinker {
  const thinker = makeServerThinker({ threads: 1, ...options });
  onTestFinished(() => thinker.close());
  return thinker;
}

const good = questionTo('plain');
const ANSWERED = { how: 'answered', output: good.offers.at(-1) };

describe('good bots', () => {
  test.each(['novice', 'fast', 'greedy', 'random'])('%s chooses one of the offers', async (bot) => {
    const asked = questionTo(bot);
    const outcome = await open().think('decide', asked).outcome;
    if (outcome.how !== 'answered') throw new Error(outcome.how);
    expect([...asked.offers]).toContain(outcome.output);
    const state = firstBoard();
    expect(legal(state)).toContainEqual(toCommand(state.game, outcome.output));
  });

  test('more questions than threads wait their turn', async () => {
    const thinker = open({ threads: 2 });
    const asked = Array.from({ length: 12 }, () => thinker.think('decide', questionTo('random')).outcome);
    const outcomes = await Promise.all(asked);
    // The same words of chance lead to the same choice.
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ how: 'answered' });
  });

  test('the start of a thread is not counted as thinking', async () => {
    const thinker = open({ worker: new URL('slow/main.ts', import.meta.url) });
    const { outcome } = thinker.think('decide', questionTo('random'), { limit: 3500 });
    expect(await outcome).toMatchObject({ how: 'answered' });
  });
});

describe('people who study', () => {
  test('hear how far an analysis is, and then what it found', async () => {
    const told: unknown[] = [];
    const { outcome } = open().think(
      'analyse',
      { chronicle: chronicleOf(shortRecord()), seed: 'any' },
      { onProgress: (progress) => told.push(progress) },
    );
    expect(await outcome).toMatchObject({ how: 'answered', output: { statistics: {} } });
    const all = told.length;
    expect(all).toBeGreaterThan(0);
    expect(told).toEqual(Array.from({ length: all }, (_, index) => ({ done: index + 1, all })));
  });

  test('keep no bot waiting', async () => {
    const thinker = open({ worker: FAULTY });
    const endless = thinker.think('analyse', { chronicle: chronicleOf(shortRecord()), seed: 'any' });
    expect(await thinker.think('decide', good).outcome).toEqual(ANSWERED);
    endless.cancel();
    expect(await endless.outcome).toEqual({ how: 'cancelled' });
  });

  test('get a hint for what they see, and are told why a move was made', async () => {
    const thinker = open();
    const record = shortRecord();
    const { config, sight: cells } = questionTo('any');
    const { seat } = record.commands[0]!;
    const hint = thinker.think('advise', { config, seat, cells, seed: 'any' });
    const why = thinker.think('explain', { config, seat, cells, command: record.commands[0]!, seed: 'any' });
    expect(await hint.outcome).toMatchObject({ how: 'answered', output: { seat } });
    expect(await why.outcome).toMatchObject({
      how: 'answered',
      output: { commands: record.commands.slice(0, 1) },
    });
  });
});

describe('bad bots', () => {
  test.each([
    ['nobody', undefined, 'there is no bot nobody'],
    ['fails', FAULTY, 'no idea'],
    ['crashes', FAULTY, 'a thread was lost: it was too much'],
    ['dies', FAULTY, 'a thread was lost: it ended'],
    ['hangs', FAULTY, LATE],
    ['sleeps', FAULTY, LATE],
    ['confuses', FAULTY, LATE],
  ])('one that %s has failed, and the next is asked as ever', async (bot, worker, why) => {
    const thinker = open(worker === undefined ? {} : { worker });
    const bad = thinker.think('decide', questionTo(bot), { limit: why === LATE ? SHORT : LONG });
    const next = thinker.think('decide', questionTo(worker === undefined ? 'random' : 'plain'));
    expect(await bad.outcome).toEqual({ how: 'failed', why });
    expect(await next.outcome).toMatchObject({ how: 'answered' });
  });

  test('a thread that cannot even begin is not tried again until somebody asks', async () => {
    const thinker = open({ worker: new URL('nowhere.ts', import.meta.url) });
    for (let time = 0; time < 2; time++)
      expect(await thinker.think('decide', good).outcome).toMatchObject({ how: 'failed' });
  });
});

describe('calling off', () => {
  test('stops a bot that would never end, at once and for good', async () => {
    const thinker = open({ worker: FAULTY });
    const begun = Promise.withResolvers<void>();
    let steps = 0;
    const endless = thinker.think('decide', questionTo('boasts'), {
      onProgress() {
        steps++;
        begun.resolve();
      },
    });
    await begun.promise;
    endless.cancel();
    const told = steps;
    expect(await endless.outcome).toEqual({ how: 'cancelled' });
    // There is one thread only: it answers because the other bot was stopped.
    expect(await thinker.think('decide', good).outcome).toEqual(ANSWERED);
    expect(steps).toBe(told);
  });

  test('a question that waits is not asked, and one whose thread starts leaves the thread to others', async () => {
    const thinker = open({ worker: FAULTY });
    const starting = thinker.think('decide', questionTo('hangs'));
    const waiting = thinker.think('decide', questionTo('hangs'));
    const next = thinker.think('decide', good);
    waiting.cancel();
    starting.cancel();
    expect(await next.outcome).toEqual(ANSWERED);
    expect(await starting.outcome).toEqual({ how: 'cancelled' });
    expect(await waiting.outcome).toEqual({ how: 'cancelled' });
  });

  test('changes nothing once there is an outcome', async () => {
    const thinker = open({ worker: FAULTY });
    const done = thinker.think('decide', good);
    await done.outcome;
    const next = thinker.think('decide', good);
    done.cancel();
    done.cancel();
    expect(await next.outcome).toEqual(ANSWERED);
  });

  test('happens to everything at closing, and to whatever is asked afterwards', async () => {
    const thinker = open({ worker: FAULTY });
    const pending = [0, 1].map(() => thinker.think('decide', questionTo('hangs')).outcome);
    await thinker.close();
    const late = thinker.think('decide', good).outcome;
    for (const outcome of await Promise.all([...pending, late]))
      expect(outcome).toEqual({ how: 'cancelled' });
  });
});

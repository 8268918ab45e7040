// Plans: laid out on a copy of the board, answered by the others, adopted whole or step by step.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { agree, enter, everybodyLeaves, gatherAndStart, play } from '../support/gathering.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { eventScene, quietScene, WALK } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(everybodyLeaves);
afterAll(() => server.close());

async function begin(text: string) {
  const { table, people, watch } = await gatherAndStart(server, { text });
  const [ann, bob] = people as [TestClient, TestClient];
  const at = (client: TestClient) => client.table(table).position;
  const propose = (client: TestClient, seat: number, commands: readonly string[], note?: string) =>
    client.ask('propose', {
      table,
      seat,
      position: at(client),
      commands: [...commands],
      ...(note === undefined ? {} : { note }),
    });
  /** The number of a plan that has to be taken. */
  const plan = async (client: TestClient, seat: number, commands: readonly string[]): Promise<number> => {
    const answer = await propose(client, seat, commands);
    if (answer.type === 'refused') throw new Error(answer.message);
    await agree(table, client, ann, bob);
    return answer.proposal;
  };
  const adopt = (client: TestClient, seat: number, proposal: number, steps?: number) =>
    client.ask('adopt', {
      table,
      seat,
      proposal,
      position: at(client),
      ...(steps === undefined ? {} : { steps }),
    });
  const plans = (client: TestClient) => client.table(table).info!.proposals;
  const cityOf = (client: TestClient) => client.table(table).boards[0]!.view.seats[0]!.city;
  return { table, ann, bob, watch, propose, plan, adopt, plans, cityOf };
}

describe('propose', () => {
  test('lays out commands for all to see and moves nothing', async () => {
    const { table, ann, bob, watch, propose, plans } = await begin(quietScene());
    const watcher = await enter(server);
    await watcher.done('open', { table, key: watch! });
    const { position, move } = bob.table(table);
    const answer = await propose(bob, 2, ['Drive Chicago', '1: drive montreal'], 'There are cubes.');
    const { number } = bob.table(table);
    expect(answer).toMatchObject({ type: 'done', proposal: number });
    await agree(table, bob, ann, watcher);
    for (const client of [ann, bob, watcher]) {
      expect(client.table(table)).toMatchObject({ position, move });
      expect(plans(client)).toEqual([
        {
          proposal: number,
          seat: 2,
          commands: ['1: drive chicago', '1: drive montreal'],
          played: 0,
          note: 'There are cubes.',
          answers: [],
        },
      ]);
      expect(client.table(table).entries.at(-1)).toMatchObject({
        number,
        entry: 'proposed',
        seat: 2,
        commands: ['1: drive chicago', '1: drive montreal'],
        note: 'There are cubes.',
      });
    }
  });

  test('has to be possible, and says which step is not', async () => {
    const { ann, propose, plans } = await begin(quietScene());
    expect(await propose(ann, 1, ['drive chicago', 'drive tokyo'])).toMatchObject({
      code: 'illegal-command',
      reason: 'not-connected',
      message: 'Step 2: No line joins Chicago and Tokyo.',
    });
    expect(await propose(ann, 1, ['dance'])).toMatchObject({ code: 'bad-command' });
    expect(plans(ann)).toEqual([]);
  });

  test('ends where a card is revealed', async () => {
    const { ann, propose } = await begin(quietScene());
    expect(await propose(ann, 1, [...WALK, 'end', 'infect'])).toMatchObject({
      code: 'illegal-command',
      message: 'Step 6: a plan ends where a card is revealed.',
    });
    expect(await propose(ann, 1, [...WALK, 'end'])).toMatchObject({ type: 'done' });
  });

  test('a new plan of the same seat takes the place of the old one; each seat may have its own', async () => {
    const { ann, bob, plan, plans } = await begin(quietScene());
    await plan(ann, 1, ['drive chicago']);
    const second = await plan(ann, 1, ['drive miami']);
    const bobs = await plan(bob, 2, ['drive washington']);
    expect(plans(ann).map(({ proposal }) => proposal)).toEqual([second, bobs]);
  });

  test('needs one’s own seat, the board as it is now and a game that runs', async () => {
    const { table, ann, bob, propose } = await begin(quietScene());
    expect(await propose(bob, 1, ['drive chicago'])).toMatchObject({ code: 'not-your-seat' });
    const { position } = ann.table(table);
    expect(
      await ann.refused('propose', { table, seat: 1, position: position - 1, commands: ['drive chicago'] }),
    ).toMatchObject({ code: 'stale' });
    await ann.done('vote', { table, seat: 1, abandon: 'yes' });
    await bob.done('vote', { table, seat: 2, abandon: 'yes' });
    expect(await propose(ann, 1, ['drive chicago'])).toMatchObject({ code: 'not-playing' });
  });
});

describe('answer and withdraw', () => {
  test('the others say yes or no and may say it again', async () => {
    const { table, ann, bob, plan, plans } = await begin(quietScene());
    const proposal = await plan(ann, 1, ['drive chicago']);
    await bob.done('answer', { table, seat: 2, proposal, answer: 'no' });
    await bob.done('answer', { table, seat: 2, proposal, answer: 'yes' });
    await agree(table, bob, ann);
    expect(plans(ann)[0]!.answers).toEqual([{ seat: 2, answer: 'yes' }]);
    expect(ann.table(table).entries.at(-1)).toMatchObject({
      entry: 'answered',
      seat: 2,
      proposal,
      answer: 'yes',
    });
    expect(await ann.refused('answer', { table, seat: 1, proposal, answer: 'yes' })).toMatchObject({
      code: 'not-allowed',
      message: 'A plan is answered by the others.',
    });
    expect(await bob.refused('answer', { table, seat: 2, proposal: 1, answer: 'yes' })).toMatchObject({
      code: 'no-such-proposal',
    });
  });

  test('only whoever laid a plan out takes it away', async () => {
    const { table, ann, bob, plan, plans } = await begin(quietScene());
    const proposal = await plan(ann, 1, ['drive chicago']);
    expect(await bob.refused('withdraw', { table, seat: 2, proposal })).toMatchObject({
      code: 'not-allowed',
    });
    await ann.done('withdraw', { table, seat: 1, proposal });
    expect(plans(ann)).toEqual([]);
    expect(await ann.refused('withdraw', { table, seat: 1, proposal })).toMatchObject({
      code: 'no-such-proposal',
    });
  });
});

describe('adopt', () => {
  test('whole: every command is played, and the plan is done', async () => {
    const { table, ann, bob, plan, adopt, plans, cityOf } = await begin(quietScene());
    const proposal = await plan(bob, 2, ['drive chicago', 'drive montreal']);
    const { number } = ann.table(table);
    expect(await adopt(ann, 1, proposal)).toMatchObject({ type: 'done', number: number + 2 });
    expect(cityOf(ann)).toBe('montreal');
    expect(plans(ann)).toEqual([]);
    expect(ann.table(table).entries.slice(-2)).toMatchObject([
      { entry: 'played', seat: 1, command: 'drive chicago', proposal },
      { entry: 'played', seat: 1, command: 'drive montreal', proposal },
    ]);
  });

  test('step by step: the plan says how far it is', async () => {
    const { ann, bob, plan, adopt, plans, cityOf } = await begin(quietScene());
    const proposal = await plan(bob, 2, [...WALK]);
    expect(await adopt(ann, 1, proposal, 1)).toMatchObject({ type: 'done' });
    expect(cityOf(ann)).toBe('chicago');
    expect(plans(ann)).toMatchObject([{ proposal, played: 1 }]);
    expect(await adopt(ann, 1, proposal, 2)).toMatchObject({ type: 'done' });
    expect(plans(ann)).toMatchObject([{ proposal, played: 3 }]);
    // More steps than are left are all that are left.
    expect(await adopt(ann, 1, proposal, 40)).toMatchObject({ type: 'done' });
    expect(cityOf(ann)).toBe('atlanta');
    expect(plans(ann)).toEqual([]);
    expect(await adopt(ann, 1, proposal)).toMatchObject({ code: 'no-such-proposal' });
  });

  test('a refusal in the middle changes nothing', async () => {
    const { table, ann, bob, plan, adopt, plans, cityOf } = await begin(quietScene());
    const proposal = await plan(bob, 2, ['drive chicago', 'drive montreal']);
    await play(ann, table, 1, 'drive washington');
    const { number } = ann.table(table);
    expect(await adopt(ann, 1, proposal)).toMatchObject({
      code: 'illegal-command',
      message: 'Command 1 of 2: No line joins Washington and Chicago.',
    });
    await play(ann, table, 1, 'drive atlanta');
    await play(ann, table, 1, 'drive chicago');
    await play(ann, table, 1, 'drive atlanta');
    expect(await adopt(ann, 1, proposal)).toMatchObject({ code: 'illegal-command' });
    expect(plans(ann)).toMatchObject([{ proposal, played: 0 }]);
    expect(ann.table(table)).toMatchObject({ number: number + 3 });
    expect(cityOf(ann)).toBe('atlanta');
  });

  test('each step is for whoever it belongs to', async () => {
    const { table, ann, bob, plan, adopt, plans } = await begin(eventScene());
    const proposal = await plan(ann, 1, ['drive chicago', '2: one-quiet-night', '1: drive montreal']);
    expect(await adopt(ann, 1, proposal)).toMatchObject({
      code: 'not-your-seat',
      message: 'Step 2 belongs to seat 2, which is not yours.',
    });
    expect(await adopt(bob, 2, proposal, 1)).toMatchObject({ code: 'not-your-seat' });
    expect(await adopt(ann, 1, proposal, 1)).toMatchObject({ type: 'done' });
    await agree(table, ann, bob);
    expect(await adopt(bob, 2, proposal, 1)).toMatchObject({ type: 'done' });
    await agree(table, bob, ann);
    expect(plans(ann)).toMatchObject([{ proposal, played: 2 }]);
    expect(await adopt(ann, 1, proposal)).toMatchObject({ type: 'done' });
    expect(plans(ann)).toEqual([]);
  });

  test('one who holds both seats adopts the steps of both', async () => {
    const { table, ann, bob, plan, adopt } = await begin(eventScene());
    await bob.done('leave', { table, seat: 2 });
    await ann.done('sit', { table, seat: 2 });
    const proposal = await plan(ann, 1, ['drive chicago', '2: one-quiet-night']);
    expect(await adopt(ann, 1, proposal)).toMatchObject({ type: 'done' });
    expect(ann.table(table).move).toBe(2);
  });
});

describe('the end of plans', () => {
  test('taking back ends them, and so does the end of the turn', async () => {
    const { table, ann, bob, plan, plans } = await begin(quietScene());
    await plan(bob, 2, ['drive chicago']);
    await play(ann, table, 1, 'drive miami');
    expect(plans(ann)).toHaveLength(1);
    await ann.done('undo', { table, seat: 1, position: ann.table(table).position });
    expect(plans(ann)).toEqual([]);
    await agree(table, ann, bob);
    await plan(bob, 2, ['drive chicago']);
    for (const command of ['end', 'infect', 'infect', 'continue'])
      if (ann.table(table).boards[0]!.legal.includes(command)) await play(ann, table, 1, command);
    expect(ann.table(table).boards[0]!.view.turnsDone).toBe(1);
    expect(plans(ann)).toEqual([]);
  });
});

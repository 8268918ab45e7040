// The judge of the crash test agrees with a log that is as it should be, and with no other.
import { apply, compile, formatSeed, legal, seedFromText, start, formatWords } from '@cordon/engine';
import type { SeatBoard } from '@cordon/protocol';
import type { Entry } from '@cordon/tables/inner';
import { describe, expect, test } from 'vitest';
import { makeCounts } from '../../tools/chaos/counts.ts';
import { Faults } from '../../tools/chaos/faults.ts';
import { Judge } from '../../tools/chaos/judge.ts';
import type { Row } from '../../tools/chaos/logs.ts';
import { Player } from '../../tools/chaos/player.ts';
import { Record, type Sent } from '../../tools/chaos/record.ts';
import { Replay } from '../../tools/chaos/replay.ts';

const game = compile({ players: 2 });
if (!game.ok) throw new Error(game.error.message);
const seed = seedFromText('a seed');
const { state } = start(game.value, seed);
const command = legal(state).find(({ kind }) => kind === 'drive');
const { seat } = command!;
const there = formatWords(game.value, command!);
const table = 'table';
const person = { id: 'guest', name: 'Ann' };

const rowsOf = (entries: readonly Entry[]): Row[] =>
  entries.map((entry, index) => ({ number: index + 1, at: 1000 + index, body: JSON.stringify(entry) }));

/** A table where one seat drove away and back in one request, said something, and voted. */
const entries: readonly Entry[] = [
  {
    entry: 'created',
    host: person,
    config: game.value.config,
    deal: { seed: formatSeed(seed) },
    moves: [],
    watchers: 'none',
    listed: 'no',
    invite: 'hash',
  },
  { entry: 'sat', seat: 1, person, hash: 'hash' },
  { entry: 'sat', seat: 2, person, hash: 'hash' },
  { entry: 'started' },
  { entry: 'played', seat, command: there },
  { entry: 'played', seat, command: 'drive atlanta', mark: 'first' },
  { entry: 'said', person, seat, text: 'Back again' },
  { entry: 'voted', seat, abandon: 'no' },
  { entry: 'played', seat, command: there, mark: 'second' },
];

function acknowledge(record: Record, act: Sent['act'], number?: number): Sent {
  const sent = record.begin(act, seat);
  sent.fate = 'done';
  sent.number = number;
  return sent;
}

function setUp() {
  const record = new Record();
  const away = [there, 'drive atlanta'];
  acknowledge(record, { type: 'play', table, seat, position: 4, commands: away, mark: 'first' }, 6);
  acknowledge(record, { type: 'say', table, text: 'Back again' }, 7);
  acknowledge(record, { type: 'vote', table, seat, abandon: 'no' });
  const last = acknowledge(
    record,
    { type: 'play', table, seat, position: 6, commands: [there], mark: 'second' },
    9,
  );
  const replay = new Replay();
  for (const row of rowsOf(entries)) replay.add(row);
  const who = { name: 'Ann', cookie: '' };
  const player = new Player({ table, seat, who, shows: 'cookie', invite: '' }, new Faults());
  for (const { number } of rowsOf(entries)) player.entries.push(JSON.stringify(replay.message(number, seat)));
  player.board = JSON.parse(JSON.stringify(replay.board(seat))) as SeatBoard;
  const judge = new Judge(record, ['person', 'person'], makeCounts());
  const hear = (log: readonly Entry[] | readonly Row[]): string[] => {
    const rows = log.map((one, index) =>
      'body' in one ? one : { number: index + 1, at: 1000 + index, body: JSON.stringify(one) },
    );
    return [...judge.hear(rows, judge.testify([player])), ...judge.authors.conclude()];
  };
  return { record, player, judge, hear, last };
}

test('a log that says what was sent and told is right', () => {
  const { hear, judge } = setUp();
  expect(hear(entries)).toEqual([]);
  expect(judge.authors.unanswered()).toEqual({ written: 0, unwritten: 0 });
});

describe('a log is wrong', () => {
  const without = (number: number): Entry[] => entries.toSpliced(number - 1, 1);

  test.each<[string, readonly Entry[] | readonly Row[], RegExp]>([
    ['without the last acknowledged command', without(9), /acknowledged but not in the log/u],
    ['without an acknowledged vote', without(8), /acknowledged but not in the log.*at number 9/u],
    [
      'with two entries in another order',
      [...entries.slice(0, 6), entries[7]!, entries[6]!, entries[8]!],
      /at number 7/u,
    ],
    [
      'with half of what was sent together',
      [...entries.slice(0, 4), { entry: 'played', seat, command: there, mark: 'first' }],
      /sent was drive/u,
    ],
    ['with a command that cannot be played there', without(5), /cannot be played again/u],
    [
      'with a mark that stands twice',
      [...entries.slice(0, 7), entries[4]!, entries[5]!],
      /stands at 6 already/u,
    ],
    [
      'with other words at the mark',
      entries.with(8, { ...entries[8]!, command: 'end' } as Entry),
      /sent was drive/u,
    ],
    [
      'with a command that nobody sent',
      entries.with(8, { entry: 'played', seat, command: there, mark: 'third' }),
      /nobody sent/u,
    ],
    [
      'with a text that nobody sent',
      entries.with(6, { ...entries[6]!, text: 'Hello' } as Entry),
      /nobody sent/u,
    ],
    ['with something between two that belong together', entries.toSpliced(5, 0, entries[7]!), /between two/u],
    ['that ends between two that belong together', entries.slice(0, 5), /ends in the middle/u],
    ['with a number left out', rowsOf(entries).toSpliced(7, 1), /entry 9 follows entry 7/u],
    ['with more votes than were sent', [...entries, entries[7]!], /voted \d: 2 in the log, 1 acknowledged/u],
  ])('%s', (_, log, fault) => {
    expect(setUp().hear(log).join('\n')).toMatch(fault);
  });

  test('when a client was told more than it holds', () => {
    const { hear, player } = setUp();
    player.entries.push('{}');
    expect(hear(entries).join()).toMatch(/was told 10 entries, the log has 9/u);
  });

  test('when a client was told something else', () => {
    const { hear, player } = setUp();
    player.entries[4] = player.entries[4]!.replace('"move":1', '"move":2');
    expect(hear(entries).join()).toMatch(/entry 5 means: \.move: 2 instead of 1/u);
  });

  test('when it leads to another board than a client sees', () => {
    const { hear, player } = setUp();
    player.board = { ...player.board!, legal: [] };
    expect(hear(entries).join()).toMatch(/another board.*\.legal/u);
  });

  test('when what it said before has changed', () => {
    const { hear } = setUp();
    expect(hear(entries)).toEqual([]);
    expect(hear(entries.with(7, { entry: 'voted', seat, abandon: 'yes' })).join()).toMatch(
      /entry 8 was .*"no".* and is now .*"yes"/u,
    );
  });
});

test('what is told otherwise to somebody who comes later is held against the log', () => {
  const { judge, player, hear } = setUp();
  judge.recall(player, 3, player.entries[2]!);
  expect(hear(entries)).toEqual([]);
  judge.recall(player, 3, JSON.stringify({ number: 3 }));
  expect(hear(entries)).toEqual([expect.stringContaining('somebody who comes now is told {"number":3}')]);
});

test('the steps of a plan are those that were laid out, also where the answer to adopting it was lost', () => {
  const record = new Record();
  const judge = new Judge(record, ['person', 'person'], makeCounts());
  const lines = [`${String(seat)}: ${there}`, `${String(seat)}: drive atlanta`];
  const adopt = (proposal: number) =>
    record.begin({ type: 'adopt', table, seat, proposal, position: 4 }, seat);
  adopt(5).fate = 'lost';
  const log: Entry[] = [
    ...entries.slice(0, 4),
    { entry: 'proposed', seat, commands: lines },
    { entry: 'played', seat, command: there, proposal: 5 },
  ];
  expect(judge.hear(rowsOf(log), { acknowledged: [], players: [] })).toEqual([]);
  expect(judge.authors.unanswered()).toEqual({ written: 1, unwritten: 0 });
  adopt(4).fate = 'lost';
  expect(judge.authors.unanswered()).toEqual({ written: 1, unwritten: 1 });
  const again: Entry = { entry: 'played', seat, command: 'end', proposal: 5 };
  expect(judge.hear(rowsOf([...log, again]), { acknowledged: [], players: [] }).join()).toMatch(
    /the plan says \d: drive atlanta/u,
  );
});

test('what was not answered may stand there or not, and whoever did not find it is told apart', () => {
  const { hear, judge, last } = setUp();
  last.fate = 'lost';
  last.number = undefined;
  last.seen = 'no';
  expect(hear(entries)).toEqual([]);
  expect(judge.authors.unanswered()).toEqual({ written: 1, unwritten: 0 });
  expect(judge.authors.late()).toEqual(['second']);
  const shorter = setUp();
  shorter.last.fate = 'lost';
  shorter.last.number = undefined;
  shorter.player.entries.pop();
  shorter.player.board = undefined;
  const faults = shorter.hear(entries.slice(0, 8));
  expect(faults.filter((fault) => !fault.includes('another board'))).toEqual([]);
  expect(shorter.judge.authors.unanswered()).toEqual({ written: 0, unwritten: 1 });
});

test('what bots played last is told apart from what people did', () => {
  const { hear, judge: ofPeople } = setUp();
  hear(entries);
  expect(ofPeople.authors.lastOfPeople).toBe(9);
  const seats = [1, 2].map((one) => (one === seat ? 'greedy' : 'person'));
  const judge = new Judge(new Record(), seats, makeCounts());
  const log: Entry[] = [...entries.slice(0, 4), { entry: 'played', seat, command: there }];
  expect(judge.hear(rowsOf(log), { acknowledged: [], players: [] })).toEqual([]);
  expect(judge.authors.lastOfPeople).toBe(4);
});

test('what a side plans and says among itself nobody else is told', () => {
  const teams = compile({ players: 4, boxes: ['lab'], challenges: ['team'] });
  if (!teams.ok) throw new Error(teams.error.message);
  const [created] = entries as readonly [Entry & { entry: 'created' }];
  const replay = new Replay();
  const log: Entry[] = [
    { ...created, config: teams.value.config },
    { entry: 'started' },
    { entry: 'proposed', seat: 1, commands: [there] },
    { entry: 'said', person, seat: 2, text: 'Not there', side: 1 },
    { entry: 'said', person, seat: 2, text: 'Hello' },
  ];
  for (const row of rowsOf(log)) replay.add(row);
  const first = start(teams.value, seed).state;
  const pick = formatWords(teams.value, legal(first, 1)[0]!);
  const last = replay.steps.length + 1;
  const played: Entry = { entry: 'played', seat: 1, command: pick, proposal: 3 };
  replay.add({ number: last, at: 1000, body: JSON.stringify(played) });
  expect(replay.message(last, 2)).toHaveProperty('proposal', 3);
  expect(replay.message(last, 3)).not.toHaveProperty('proposal');
  const told = replay.message(last, 3, 'told');
  expect(told).toMatchObject({ proposal: 3, command: pick });
  expect(replay.meaning(last, 3, told)).not.toHaveProperty('proposal');
  replay.add({ number: last + 1, at: 1000, body: JSON.stringify({ entry: 'abandoned' }) });
  expect(replay.meaning(last, 3, told)).toEqual(told);
  // Whoever only looks on hears all of it then, too.
  const watching = replay.message(last, 0, 'told');
  expect(watching).toEqual(told);
  expect(replay.meaning(last, 0, watching)).toEqual(told);
  const kinds = [2, 3, 0].map((one) => [3, 4, 5].map((number) => replay.message(number, one)));
  expect(kinds).toMatchObject([
    [{ entry: 'proposed', commands: [there] }, { text: 'Not there' }, { text: 'Hello' }],
    [{ entry: 'private', side: 1 }, { entry: 'private', side: 1 }, { text: 'Hello' }],
    [{ entry: 'private', side: 1 }, { entry: 'private', side: 1 }, { text: 'Hello' }],
  ]);
});

test('between sides nobody is told that a seat had no choice', () => {
  const config = { boxes: ['brink'], players: 3, challenges: ['bio-terrorist'], options: { hands: 'open' } };
  const hiding = compile(config);
  if (!hiding.ok) throw new Error(hiding.error.message);
  const [created] = entries as readonly [Entry & { entry: 'created' }];
  const replay = new Replay();
  const add = (entry: Entry): number => {
    const number = replay.steps.length + 1;
    replay.add({ number, at: 1000, body: JSON.stringify(entry) });
    return number;
  };
  add({ ...created, config: hiding.value.config });
  add({ entry: 'started' });
  const { state: now } = start(hiding.value, seed);
  const hasNoChoice = ({ seat: one }: { readonly seat: number }): boolean => legal(now, one).length === 1;
  let next = legal(now)[0]!;
  for (let moves = 0; moves < 100 && !hasNoChoice(next); moves++) {
    add({ entry: 'played', seat: next.seat, command: formatWords(hiding.value, next) });
    apply(now, next);
    next = legal(now).find(hasNoChoice) ?? legal(now)[0]!;
  }
  expect(hasNoChoice(next)).toBe(true);
  const number = add({ entry: 'played', seat: next.seat, command: formatWords(hiding.value, next) });
  expect(replay.message(number, next.seat)).not.toHaveProperty('forced');
});

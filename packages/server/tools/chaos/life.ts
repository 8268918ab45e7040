// The life of a client: it comes, plays, loses its connection, comes back by number and goes on.
import { setTimeout as pause } from 'node:timers/promises';
import type { Refused } from '@cordon/protocol';
import { countUp } from './counts.ts';
import { decide, type Plan } from './decide.ts';
import { Line, type Act, type Reply } from './line.ts';
import type { Player } from './player.ts';
import type { Record, Sent } from './record.ts';
import type { World } from './world.ts';

export interface Seated {
  readonly world: World;
  readonly player: Player;
  readonly plan: Plan;
  readonly record: Record;
  /** True when the game is over and everybody knows it. */
  readonly done: () => boolean;
}

export async function live(seated: Seated): Promise<void> {
  const { world, player, done } = seated;
  const ended = (): boolean => done() || world.phase === 'end' || !world.faults.none;
  while (!ended()) {
    const line = await arrive(seated);
    if (line === undefined) continue;
    await lookForLost(seated);
    const found = player.entries.length;
    while (line.isOpen && !ended()) {
      if (player.shallMove === 'yes') break;
      const act = world.phase === 'storm' ? decide(player, seated.plan, world.chance) : undefined;
      if (act === undefined) {
        await player.news();
        if (goesAway(seated, found)) break;
      }
      // Whoever says something plays on meanwhile.
      else if (act.type === 'say') void world.faults.watch(send(seated, act));
      else await send(seated, act);
    }
    player.shallMove = 'no';
    leave(player, line);
    if (player.seat === 0 && world.phase === 'storm') await pause(world.chance.below(40));
  }
}

/** Who only looks on comes and goes, so that at times nobody is there but bots, and stays until something has happened. */
function goesAway({ world: { phase, chance }, player }: Seated, found: number): boolean {
  const { seat, entries } = player;
  return seat === 0 && phase === 'storm' && entries.length > found && chance.oneIn(3);
}

function leave(player: Player, line: Line): void {
  line.close();
  player.line = undefined;
  player.here = 'no';
}

/** Connects and opens the table after the last number; nothing if that did not go well. */
async function arrive({ world, player }: Seated): Promise<Line | undefined> {
  // Who only looks on leaves without having lost anything.
  const began = player.info === undefined || player.seat === 0 ? undefined : performance.now();
  const address = await world.fleet.address();
  if (address === undefined) return undefined;
  const line = await Line.connect(address.socket, player.cookie, (news) => player.hear(news));
  if (line === undefined) return pause(5).then(() => undefined);
  player.line = line;
  player.here = 'no';
  void line.gone.then(() => player.stir());
  player.epoch ??= line.epoch;
  if (player.epoch !== line.epoch) world.faults.tell(`${player.name} finds another history than before`);
  const after = player.entries.length;
  const epoch = player.epoch === undefined ? {} : { epoch: player.epoch };
  const reply = await line.ask({ type: 'open', table: player.table, key: player.key, after, ...epoch });
  if (reply === 'lost') return undefined;
  if (reply.type === 'refused') {
    world.faults.tell(`${player.name} could not come back: ${reply.code}: ${reply.message}`);
    return undefined;
  }
  while (player.here === 'no' && line.isOpen) await player.news();
  if (player.here === 'no') return undefined;
  if (began !== undefined) world.counts.resumed.push(performance.now() - began);
  return line;
}

async function send(seated: Seated, act: Act): Promise<void> {
  const { player, record, world } = seated;
  const sent = record.begin(act, player.seat);
  const reply = player.line?.ask(act) ?? Promise.resolve('lost' as const);
  world.onSend();
  settle(seated, sent, await reply);
  player.stir();
}

function settle({ world, player }: Seated, sent: Sent, reply: Reply): void {
  const { act } = sent;
  if (reply === 'lost') {
    sent.fate = 'lost';
    countUp(world.counts.unanswered, act.type);
    player.lost.push(sent);
    return;
  }
  if (reply.type === 'refused') {
    sent.fate = 'refused';
    countUp(world.counts.refused, reply.code);
    if (!mayRefuse(act, reply))
      world.faults.tell(
        `${player.name}: ${JSON.stringify(act)} was refused: ${reply.code}: ${reply.message}`,
      );
    return;
  }
  sent.fate = 'done';
  countUp(world.counts.acknowledged, act.type);
  if ('number' in reply) sent.number = reply.number;
  if ('proposal' in reply) sent.number = reply.proposal;
  if (act.type === 'sit' && 'key' in reply) player.seatKey = reply.key;
  if (act.type === 'play' || act.type === 'undo') player.lastOwn = sent.number ?? 0;
}

/** What may be refused though the client did nothing wrong: somebody else was faster, or a guess was wrong. */
const REFUSALS: Readonly<{ [type: string]: readonly string[] }> = {
  sit: ['seat-taken'],
  start: ['not-gathering'],
  play: ['stale', 'not-playing'],
  undo: ['stale', 'not-playing', 'nothing-to-undo'],
  vote: ['not-playing'],
  propose: ['stale', 'not-playing', 'illegal-command', 'bad-command'],
  answer: ['not-playing', 'no-such-proposal'],
  withdraw: ['no-such-proposal'],
  adopt: ['stale', 'not-playing', 'no-such-proposal', 'illegal-command', 'bad-command', 'not-your-seat'],
};

function mayRefuse(act: Act, { code }: Refused): boolean {
  if (act.type === 'play' && act.commands.length > 1 && /^(illegal|bad)-command$/u.test(code)) return true;
  return REFUSALS[act.type]?.includes(code) ?? false;
}

/** What became of the requests whose answers were lost: the client looks in the log, or sends a command once more. */
async function lookForLost(seated: Seated): Promise<void> {
  const { world, player } = seated;
  for (; player.lost.length > 0; player.lost.shift()) {
    const sent = player.lost[0]!;
    const { act } = sent;
    if (act.type !== 'play' || act.mark === undefined) continue;
    if (world.chance.oneIn(2)) {
      sent.seen = player.has(act.mark) ? 'yes' : 'no';
      continue;
    }
    const written = player.has(act.mark);
    const reply = (await player.line?.ask(act)) ?? 'lost';
    if (reply === 'lost') return;
    world.counts.sentAgain++;
    if (reply.type === 'done') {
      world.counts.doneAgain++;
      settle(seated, sent, reply);
    } else if (!mayRefuse(act, reply))
      world.faults.tell(`${player.name}: sent again, ${JSON.stringify(act)} was refused: ${reply.code}`);
    else if (written) world.counts.refusedAgain++;
  }
}

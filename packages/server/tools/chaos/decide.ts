// What a client does next, from what it knows: all choices are legal as far as it can tell.
import type { ProposalInfo, SeatBoard, TableInfo } from '@cordon/protocol';
import type { Chance } from './chance.ts';
import type { Act } from './line.ts';
import type { Player } from './player.ts';

/** How a table is to be filled, and after how many moves its people have had enough. */
export interface Plan {
  /** The name of a bot, or a person. */
  readonly seats: readonly ('person' | 'greedy' | 'random')[];
  readonly longest: number;
  /** Gives every mark and every text once. */
  readonly nextName: () => string;
}

/** Nothing when the client waits for others. */
export function decide(player: Player, plan: Plan, chance: Chance): Act | undefined {
  const { info } = player;
  if (info?.status === 'gathering') return gather(player, info, plan);
  if (player.seat === 0) return undefined;
  if (info?.status !== 'playing' || player.board === undefined) return undefined;
  return beside(player, info, plan, chance) ?? play(player, info, player.board, plan, chance);
}

/** Everybody sits down; the host, who has the first seat or none, brings the bots and starts. */
function gather({ table, seat }: Player, info: TableInfo, plan: Plan): Act | undefined {
  if (seat > 0 && !info.you.seats.includes(seat)) return { type: 'sit', table, seat };
  if (seat > 1) return undefined;
  for (const [index, wanted] of plan.seats.entries()) {
    const { person, bot } = info.seats[index]!;
    if (wanted !== 'person' && bot === undefined) return { type: 'bot', table, seat: index + 1, bot: wanted };
    if (person === undefined && bot === undefined) return undefined;
  }
  return { type: 'start', table };
}

/** Things that people do besides playing. */
function beside(player: Player, info: TableInfo, plan: Plan, chance: Chance): Act | undefined {
  const { table, seat, move, position } = player;
  if (move >= plan.longest && !info.abandon.includes(seat))
    return { type: 'vote', table, seat, abandon: 'yes' };
  if (chance.oneIn(40)) return { type: 'say', table, text: `Here is ${plan.nextName()}.` };
  if (chance.oneIn(80)) return { type: 'vote', table, seat, abandon: 'no' };
  if (player.lastOwn === position && chance.oneIn(12)) return { type: 'undo', table, seat, position };
  return aboutPlans(player, info.proposals, chance);
}

function aboutPlans(
  { table, seat }: Player,
  proposals: readonly ProposalInfo[],
  chance: Chance,
): Act | undefined {
  for (const { proposal, seat: from, answers } of proposals) {
    if (from === seat && chance.oneIn(10)) return { type: 'withdraw', table, seat, proposal };
    const open = from !== seat && answers.every((one) => one.seat !== seat);
    if (open && chance.oneIn(3))
      return { type: 'answer', table, seat, proposal, answer: chance.pick(['yes', 'no']) };
  }
  return undefined;
}

function play(
  player: Player,
  info: TableInfo,
  board: SeatBoard,
  plan: Plan,
  chance: Chance,
): Act | undefined {
  const { table, seat, position } = player;
  // Whoever could act out of turn does so now and then, and may then be too late for the others.
  if (board.legal.length === 0 || (board.view.waitsFor !== seat && !chance.oneIn(8))) return undefined;
  const mine = info.proposals.find(({ commands, played }) =>
    (commands[played] ?? '').startsWith(`${String(seat)}: `),
  );
  if (mine !== undefined && chance.oneIn(2)) {
    const steps = chance.oneIn(2) ? { steps: 1 } : {};
    return { type: 'adopt', table, seat, proposal: mine.proposal, position, ...steps };
  }
  const commands = chance.oneIn(12) ? twoSteps(board, seat, chance) : [chance.pick(board.legal)];
  if (chance.oneIn(20)) {
    const lines = commands.map((words) => `${String(seat)}: ${words}`);
    return { type: 'propose', table, seat, position, commands: lines };
  }
  return { type: 'play', table, seat, position, commands, mark: plan.nextName() };
}

/** Often there and back; if the second is not legal after the first, neither is played. */
function twoSteps({ view, legal }: SeatBoard, seat: number, chance: Chance): string[] {
  const city = view.seats[seat - 1]?.city;
  const ways = legal.filter((words) => words.startsWith('drive '));
  if (ways.length > 0 && city !== undefined) return [chance.pick(ways), `drive ${city}`];
  return [chance.pick(legal), chance.pick(legal)];
}

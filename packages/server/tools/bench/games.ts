// Games as people leave them behind: bots play them to the end, somebody chats, somebody takes a move back.
import { compile, formatSeed, formatWords, start, type Game } from '@cordon/engine';
import { greedyPlayer, PASS, play, randomPlayer, Table, toCommand } from '@cordon/engine/inner';
import { randomFillSync } from 'node:crypto';
import { makeToken } from '@cordon/tables';
import { type Entry, hashToken } from '@cordon/tables/inner';

const SEATS = 4;
const HOST = { id: '0000000000000000', name: 'Ada' };
const KINDS = ['base', 'iberia'] as const;

const games: readonly Game[] = KINDS.map((kind) => {
  const game = compile({ game: kind, players: SEATS });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
});

const words = (count: number): Int32Array => randomFillSync(new Int32Array(count));

/** The whole log of a game; every fifth is played by chance, the others by the greedy bot. */
export function playedLog(index: number): readonly [Extract<Entry, { entry: 'created' }>, ...Entry[]] {
  const game = games[index % games.length]!;
  const player = index % 5 === 4 ? randomPlayer : greedyPlayer;
  const seed = words(4);
  const { state } = start(game, seed);
  const players = Array.from({ length: SEATS }, () => player);
  const randoms = players.map(() => words(4));
  const table = new Table(state);
  const later: Entry[] = [];
  for (let seat = 1; seat <= SEATS; seat++)
    later.push({ entry: 'sat', seat, person: HOST, hash: hashToken(makeToken()) });
  later.push({ entry: 'started' });
  for (let move = 0; state.over === 0; move++) {
    const packed = table.next(players, randoms);
    if (packed === PASS) break;
    const command = toCommand(game, packed);
    later.push({ entry: 'played', seat: command.seat, command: formatWords(game, command) });
    play(state, packed);
    if (move % 4 === 3)
      later.push({ entry: 'said', person: HOST, seat: 1, text: `What about move ${String(move)}?` });
  }
  const created = {
    entry: 'created',
    host: HOST,
    config: game.config,
    deal: { seed: formatSeed(seed) },
    moves: [],
    watchers: 'allowed',
    listed: 'no',
    invite: hashToken(makeToken()),
  } as const;
  return [created, ...later];
}

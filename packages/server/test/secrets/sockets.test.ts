// The same comparison over real sockets, with real files, in the order in which the bytes arrive.
import { apply, formatWords, legal, type ConfigRequest, type State } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Chance } from '../../tools/secrets/chance.ts';
import { gameOf } from '../../tools/secrets/configurations.ts';
import { counterpart } from '../../tools/secrets/counterpart.ts';
import { dealAnew, isSameKnowledge } from '../../tools/secrets/hidden.ts';
import { anyKind, playAhead } from '../../tools/secrets/playAhead.ts';
import { probe } from '../../tools/secrets/probes.ts';
import type { Ask, Pair } from '../../tools/secrets/twins.ts';
import { temporaryFolder } from '../folders.ts';
import { INVITE, masked, RealTwins, WATCH } from './realTwins.ts';

const PRIVATE = { hands: 'private', forecast: 'player' };
const CONFIGURATIONS: readonly ConfigRequest[] = [
  { game: 'base', players: 3, options: { ...PRIVATE, consent: 'ask' } },
  { game: 'base', players: 2, options: { ...PRIVATE, consent: 'automatic', windows: 'possible' } },
  { game: 'base', players: 4 },
  { game: 'base', boxes: ['brink', 'lab'], players: 5, epidemics: 7, options: PRIVATE },
  {
    game: 'base',
    boxes: ['brink', 'lab'],
    players: 2,
    challenges: ['virulent-strain', 'mutation'],
    options: PRIVATE,
  },
  { game: 'iberia', players: 3, roles: ['royal-academy-scientist', 'nurse', 'sailor'] },
  { game: 'iberia', players: 2, challenges: ['historical-diseases', 'influx-of-patients'] },
];

/** A game in the middle, and the same with everything dealt anew that the seat does not know. */
function twinDeals(config: ConfigRequest, seat: number, chance: Chance): Pair<State> {
  const { states, secretive } = playAhead(gameOf(config), JSON.stringify(config), chance, 400);
  const running = states.filter(({ over }) => over === 0);
  const state = running[chance.pick(secretive)] ?? chance.pick(running);
  return [state, dealAnew(state, [seat], 'sockets')];
}

const DONE = /^\{"type":"done"/u;

class Table {
  readonly #twins: RealTwins;
  readonly #id: string;
  readonly #states: Pair<State>;
  readonly #chance: Chance;
  readonly #seat = 1;

  constructor(twins: RealTwins, id: string, states: Pair<State>, chance: Chance) {
    this.#twins = twins;
    this.#id = id;
    this.#states = states;
    this.#chance = chance;
  }

  #owner(seat: number): string {
    return seat === this.#seat ? 'player' : `seat${String(seat)}`;
  }

  async gather(): Promise<void> {
    const table = this.#id;
    const { players } = this.#states[0].game.config;
    for (let seat = 1; seat <= players; seat++) {
      await this.#twins.ask(this.#owner(seat), { type: 'open', table, key: INVITE });
      await this.#twins.ask(this.#owner(seat), { type: 'sit', table, seat });
    }
    await this.#twins.ask('watcher', { type: 'open', table, key: WATCH });
    for (const answer of await this.#twins.ask('player', { type: 'start', table }))
      expect(answer).toMatch(DONE);
  }

  /** A question of somebody who knows no more than the player. */
  async probe(name: 'player' | 'watcher'): Promise<void> {
    await this.#twins.ask(name, { type: 'games' });
    const { number, position, move, info } = this.#twins.client(name).table(this.#id);
    const proposals = (info?.proposals ?? []).map(({ proposal }) => proposal);
    const standing = { state: this.#states[0], moves: move, position, number, proposals };
    const ask = probe(standing, this.#seat, this.#chance);
    // What would change the board belongs to the moves; lists put what happened within a millisecond in any order; bots look at the clock.
    if (typeof ask !== 'string' && NOT_HERE.has(ask.type)) return;
    const named = typeof ask === 'string' || !('table' in ask) ? ask : { ...ask, table: this.#id };
    await this.#twins.ask(name, named);
  }

  /** A command that reveals nothing to the player, of whomever it may be. */
  async move(): Promise<'moved' | 'stuck'> {
    const states = this.#states;
    for (let tries = 0; tries < 6; tries++) {
      const command = anyKind(legal(states[0]), this.#chance);
      const other = counterpart(command, states, [this.#seat], undefined);
      const after = [states[0], states[1]].map((state) => structuredClone(state.cells));
      const isDone = apply(states[0], command).ok && apply(states[1], other).ok;
      // When a game is over everything is told.
      const goesOn = isDone && states[0].over === 0;
      if (goesOn && isSameKnowledge(states[0], states[1], [this.#seat])) {
        await this.#play(
          command.seat,
          formatWords(states[0].game, command),
          formatWords(states[0].game, other),
        );
        return 'moved';
      }
      for (const [index, cells] of after.entries()) states[index]!.cells.set(cells);
    }
    return 'stuck';
  }

  async #play(seat: number, here: string, there: string): Promise<void> {
    const table = this.#id;
    const name = this.#owner(seat);
    await this.#twins.ask(name, { type: 'games' });
    const { position } = this.#twins.client(name).table(table);
    const play = (words: string): Ask => ({ type: 'play', table, seat, position, commands: [words] });
    for (const answer of await this.#twins.ask(name, play(here), play(there))) expect(answer).toMatch(DONE);
  }
}

const NOT_HERE = new Set(['undo', 'tables', 'listed', 'hint', 'chance', 'explain', 'analysis']);

describe('over real sockets', () => {
  it('every byte is the same when all that is hidden lies elsewhere', async () => {
    const chance = chanceFrom('sockets');
    const deals = new Map(
      CONFIGURATIONS.map((config, index) => [
        `game${String(index).padStart(6, '0')}`,
        twinDeals(config, 1, chance),
      ]),
    );
    const names = ['player', 'seat2', 'seat3', 'seat4', 'seat5'];
    const twins = await RealTwins.start(temporaryFolder(), names, deals);
    try {
      for (const name of names) await twins.connect(name, 'guest');
      await twins.connect('watcher', 'nobody');
      let moves = 0;
      for (const [id, states] of deals) {
        const table = new Table(twins, id, states, chance);
        await table.gather();
        for (let count = 0; count < 8; count++) {
          for (const name of ['player', 'player', 'watcher'] as const) await table.probe(name);
          if ((await table.move()) === 'moved') moves++;
        }
        await twins.ask('player', { type: 'open', table: id, after: 0 });
      }
      expect(moves).toBeGreaterThan(10);
      for (const name of ['player', 'watcher']) {
        const [here, there] = await twins.heard(name);
        expect(here.length).toBeGreaterThan(100);
        expect(there).toEqual(here);
      }
      for (const type of ['tables', 'listed'] as const) {
        const [here, there] = (await twins.ask('seat2', { type })).map(masked);
        expect(here).toContain('"waitsFor":');
        expect(there).toBe(here);
      }
      for (const path of ['/', ...[...deals.keys()].map((id) => `/t/${id}`)]) {
        const [here, there] = await twins.page('seat2', path);
        expect(here).toContain('<html');
        expect(there).toBe(here);
      }
    } finally {
      await twins.close();
    }
  });
});

// People around one table of one server: whatever any of them receives is kept.
import { setImmediate as settle } from 'node:timers/promises';
import type { ConfigRequest } from '@cordon/engine';
import type { Done, Update } from '@cordon/protocol';
import type { Ask } from '../../tools/secrets/twins.ts';
import type { Wire } from '../../tools/secrets/wire.ts';
import { makeWorld } from '../../tools/secrets/world.ts';

const MOST_TURNS = 1000;

export class Company {
  readonly world = makeWorld();
  readonly #wires = new Map<string, Wire>();
  readonly #heard = new Map<string, string[]>();

  /** Asks in somebody's name and gives back the answer. */
  async ask(name: string, request: Exclude<Ask, string>): Promise<string> {
    const wire = this.#wires.get(name) ?? (await this.#enter(name));
    wire.send(JSON.stringify({ ...request, id: 2 }));
    // What costs much is answered in pieces, so it may take some turns.
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      await settle();
      const texts = this.#collect(name);
      const answer = texts.find((text) => /^\{"type":"(done|refused)","id":2/u.test(text));
      if (answer !== undefined) return answer;
    }
    throw new Error(`${name} got no answer`);
  }

  /** Every text that somebody has received, or anybody. */
  heard(name?: string): string[] {
    return name === undefined ? [...this.#heard.values()].flat() : (this.#heard.get(name) ?? []);
  }

  updates(name: string): Update[] {
    return this.heard(name).flatMap((text) =>
      text.startsWith('{"type":"update"') ? [JSON.parse(text) as Update] : [],
    );
  }

  /** A table with as many people as there are players, one who watches, and a game that has just begun. */
  async begin(config: ConfigRequest): Promise<string> {
    const answer = await this.ask('person1', { type: 'create', config: config as object });
    const { table, invite, watch } = JSON.parse(answer) as Done<'create'>;
    const { players } = (await this.world.table(table)).game.config;
    for (let seat = 1; seat <= players; seat++) {
      await this.ask(`person${String(seat)}`, { type: 'open', table, key: invite });
      await this.ask(`person${String(seat)}`, { type: 'sit', table, seat });
    }
    await this.ask('watcher', { type: 'open', table, key: watch! });
    await this.ask('person1', { type: 'start', table });
    return table;
  }

  async #enter(name: string): Promise<Wire> {
    const wire = this.world.connect({ id: name.padEnd(16, '0'), name });
    this.#wires.set(name, wire);
    wire.send('{"type":"hello","id":1,"protocol":1}');
    await settle();
    this.#collect(name);
    return wire;
  }

  /** Keeps what everybody has received since the last time, and gives back what this one has. */
  #collect(name: string): string[] {
    const before = this.heard(name).length;
    for (const [one, wire] of this.#wires)
      this.#heard.set(one, [...(this.#heard.get(one) ?? []), ...wire.take()]);
    return this.heard(name).slice(before);
  }
}

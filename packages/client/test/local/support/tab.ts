// A tab of the browser: a channel into a hall of its own, and what it was told about tables.
import { compile, formatSave, seedFromText, type ConfigRequest } from '@cordon/engine';
import type { Thinker } from '@cordon/tables';
import type { Asking, Channel } from '../../../src/channel/channel.ts';
import type { LocalChannel } from '../../../src/local/localRequests.ts';
import { openWorkerChannel } from '../../../src/local/workerChannel.ts';
import { emptyTable, type TableModel } from '../../../src/table/model.ts';
import { takeNews } from '../../../src/table/takeNews.ts';
import { onTestFinished } from 'vitest';
import { FakeWorker } from './fakeWorker.ts';

export class Tab {
  readonly worker: FakeWorker;
  readonly channel: LocalChannel;
  readonly #tables = new Map<string, TableModel>();
  readonly #waiting = new Set<() => void>();

  constructor(database: string, name = 'Ann', thinker?: Thinker) {
    this.worker = new FakeWorker(database);
    if (thinker !== undefined) this.worker.thinker = thinker;
    this.channel = openWorkerChannel(this.worker, name);
    this.channel.onNews((news) => {
      this.#tables.set(news.table, takeNews(this.table(news.table), news));
      for (const look of this.#waiting) look();
    });
    onTestFinished(() => this.channel.close());
  }

  readonly ask: Channel['ask'] = (asking) => this.channel.ask(asking);

  table(id: string): TableModel {
    return this.#tables.get(id) ?? emptyTable(id);
  }

  /** Waits until what was told says so. */
  until(id: string, holds: (table: TableModel) => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (): void => {
      if (!holds(this.table(id))) return;
      this.#waiting.delete(look);
      resolve();
    };
    this.#waiting.add(look);
    look();
    return promise;
  }

  /** A table that is open here; nobody sits yet. */
  async create(config: Asking<'create'>['config']): Promise<string> {
    const { table } = await this.ask({ type: 'create', config });
    await this.open(table);
    return table;
  }

  /** Such a table with cards that are the same in every run and end no game within its first turns. */
  async createGentle(config: ConfigRequest): Promise<string> {
    const game = compile(config);
    if (!game.ok) throw new Error(game.error.message);
    const text = formatSave({
      config: game.value.config,
      seed: seedFromText('gentle'),
      commands: [],
      comments: {},
      result: 'running',
    });
    if (!text.ok) throw new Error(text.error.message);
    const { table } = await this.ask({ type: 'import', text: text.value });
    await this.open(table);
    return table;
  }

  /** Such a table for two, without events, so that nobody acts in the turn of another; it lasts ten turns. */
  createLasting(): Promise<string> {
    return this.createGentle({ players: 2, events: [] });
  }

  async open(table: string): Promise<void> {
    await this.ask({ type: 'open', table });
    await this.until(table, ({ info }) => info !== undefined);
  }

  async start(table: string): Promise<void> {
    await this.ask({ type: 'start', table });
    await this.until(table, ({ boards }) => boards.length > 0);
  }

  /** The commands of the seat that the game waits for. */
  choices(id: string): { readonly seat: number; readonly legal: readonly string[] } {
    const { boards } = this.table(id);
    const seat = boards[0]!.view.waitsFor;
    return { seat, legal: boards.find((board) => board.seat === seat)?.legal ?? [] };
  }

  async play(table: string, seat: number, command: string): Promise<void> {
    const { position } = this.table(table);
    const { number } = await this.ask({ type: 'play', table, seat, position, commands: [command] });
    await this.until(table, (now) => now.number >= number);
  }

  /** Plays any legal command for whichever seat is asked, until the game is over or so many were played. */
  async playOn(table: string, most = Infinity, pick = anyOf(1)): Promise<number> {
    let played = 0;
    for (; played < most && this.table(table).info?.status === 'playing'; played++) {
      const { seat, legal } = this.choices(table);
      await this.play(table, seat, pick(legal));
    }
    return played;
  }
}

/** Any of them, but the same in every run. */
export function anyOf(seed: number): (list: readonly string[]) => string {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 4_294_967_296) * list.length)]!;
  };
}

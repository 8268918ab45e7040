// A table without a server: the engine plays, and the model is what a page would have been told.
import {
  apply,
  factsFor,
  formatWords,
  legal,
  parseCommand,
  priced,
  seedFromText,
  speakerOf,
  start,
  view,
  waitsFor,
  type ConfigRequest,
  type Fact,
  type State,
} from '@cordon/engine';
import { packPrices, type EntryMessage, type TableInfo } from '@cordon/protocol';
import { sceneOf } from '../../src/screens/table/useScene.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { emptyTable, type TableModel } from '../../src/table/model.ts';
import type { Language } from '../../src/words/words.ts';
import { compiled } from '../choices/positions.ts';
import type { Bare } from '../table/support/entries.ts';
import { WHOLE } from '../words/game/support/parts.ts';

const AT = '2026-11-15T12:00:00.000Z';

export class EngineTable {
  readonly state: State;
  readonly mine: readonly number[];
  model: TableModel;

  /** Without seats of one's own all of them are. */
  constructor(request: ConfigRequest, seed: string, mine?: readonly number[]) {
    const { state, facts } = start(compiled(request), seedFromText(seed));
    this.state = state;
    const seats = view(state, 0).seats.map(({ seat }) => seat);
    this.mine = mine ?? seats;
    this.model = { ...emptyTable('tabletable'), info: this.#info(seats) };
    this.write({ entry: 'started', move: 0, facts: this.#heard(facts) });
  }

  get waitsFor(): number {
    return waitsFor(this.state);
  }

  /** The commands of a seat as a page gets them; of all seats where none is named. */
  legal(seat?: number): { readonly seat: number; readonly words: string }[] {
    return legal(this.state, seat).map((command) => ({
      seat: command.seat,
      words: formatWords(this.state.game, command),
    }));
  }

  play(seat: number, words: string): readonly Fact[] {
    const command = parseCommand(this.state, `${String(seat)}: ${words}`);
    if (!command.ok) throw new Error(`${words}: ${command.error.message}`);
    const done = apply(this.state, command.value);
    if (!done.ok) throw new Error(`${words}: ${done.error.message}`);
    const facts = this.#heard(done.value);
    this.write({ entry: 'played', seat, move: this.model.move + 1, command: words, facts });
    return facts;
  }

  /** Something is written into the log. */
  write(bare: Bare): void {
    const number = this.model.number + 1;
    const entry: EntryMessage = { ...bare, number, at: AT };
    this.model = {
      ...this.model,
      number,
      position: number,
      move: bare.entry === 'played' ? bare.move : this.model.move,
      entries: [...this.model.entries, entry],
      boards: this.mine.map((seat) => ({
        seat,
        view: view(this.state, seat),
        legal: this.legal(seat).map(({ words }) => words),
        prices: packPrices(priced(this.state, seat).map(({ price }) => price)),
      })),
    };
  }

  scene(language: Language, seat = this.mine.includes(this.waitsFor) ? this.waitsFor : this.mine[0]!): Scene {
    const say = WHOLE[language];
    return sceneOf({
      model: this.model,
      say,
      seat,
      past: undefined,
      place: this.mine.length > 1 ? 'local' : 'online',
    })!;
  }

  #heard(facts: readonly Fact[]): readonly Fact[] {
    const told = new Set(this.mine.flatMap((seat) => factsFor(facts, seat)));
    return facts.filter((fact) => told.has(fact));
  }

  #info(seats: readonly number[]): TableInfo {
    return {
      status: 'playing',
      config: view(this.state, 0).config,
      host: { id: 'gann', name: 'Ann' },
      seats: seats.map((seat) => {
        const { game } = this.state;
        const speaker = speakerOf(game, seat);
        const hasSides = game.sides.some((side) => side !== game.sides[0]);
        return {
          seat,
          person: { id: `g${String(speaker)}`, name: `Person ${String(speaker)}` },
          ...(speaker === seat ? {} : { speaker }),
          ...(hasSides ? { side: game.sides[seat - 1]! + 1 } : {}),
        };
      }),
      watchers: 'allowed',
      listed: 'no',
      aids: { infectionPanel: 'yes', hints: 'yes' },
      proposals: [],
      abandon: [],
      you: { seats: this.mine, host: 'yes', maySit: 'yes' },
    };
  }
}

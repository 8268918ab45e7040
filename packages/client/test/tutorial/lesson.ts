// The guided game without a page: the fixed deal on the real engine, and where its script stands.
import { parseSave } from '@cordon/engine';
import { DEAL } from '../../src/tutorial/deal.ts';
import { follow, NOTHING_READ, type Memory, type Standing } from '../../src/tutorial/follow.ts';
import { momentOf, type Moment } from '../../src/tutorial/moment.ts';
import { SCRIPT } from '../../src/tutorial/script.ts';
import { EngineTable } from '../support/engineTable.ts';

export function savedDeal() {
  const saved = parseSave(DEAL);
  if (!saved.ok) throw new Error(saved.error.message);
  return saved.value;
}

/** The words that the seed of the deal was made of. */
export const SEED = 'first game 79669';

/** What each deed of the script expects, in its order. */
export const LESSON: Readonly<Record<string, readonly string[]>> = {
  share: ['give atlanta to 2'],
  move: ['drive miami'],
  treat: ['treat yellow'],
  onward: ['drive washington'],
  end: ['end'],
  infect: ['infect', 'infect'],
  pass: ['continue'],
  cure: ['cure blue with san-francisco atlanta madrid essen'],
  chicago: ['drive chicago'],
  'treat-again': ['treat blue'],
  'end-again': ['end'],
  epidemic: ['continue'],
  'infect-again': ['infect', 'infect'],
};

export class Lesson {
  readonly table: EngineTable;
  memory: Memory = NOTHING_READ;

  constructor() {
    this.table = new EngineTable(savedDeal().config, SEED);
  }

  get moment(): Moment {
    return momentOf(this.table.model)!;
  }

  get standing(): Standing {
    return follow(this.moment, this.memory);
  }

  get step(): string {
    return SCRIPT[this.standing.at]!.id;
  }

  /** Reads on as long as there is nothing to do. */
  read(): this {
    for (let step = SCRIPT[this.standing.at]!; step.kind === 'reading'; step = SCRIPT[this.standing.at]!)
      this.memory = { ...this.memory, read: step.id };
    return this;
  }

  play(...commands: readonly string[]): this {
    for (const words of commands) this.table.play(this.table.waitsFor, words);
    return this;
  }

  forgive(): this {
    this.memory = { ...this.memory, forgiven: this.table.model.move };
    return this;
  }

  legal(): string[] {
    return this.table.legal(this.table.waitsFor).map(({ words }) => words);
  }
}

// A guided game without a page: its fixed deal on the real engine, and where its script stands.
import { parseSave } from '@cordon/engine';
import type { GuidedId } from '../../src/games/guided.ts';
import { follow, NOTHING_READ, type Memory, type Standing } from '../../src/tutorial/follow.ts';
import type { GuidedGame, GuideNames, GuideTexts } from '../../src/tutorial/guided.ts';
import { momentOf, type Moment } from '../../src/tutorial/moment.ts';
import type { Step } from '../../src/tutorial/step.ts';
import { WHOLE } from '../words/game/support/parts.ts';
import { EngineTable } from '../support/engineTable.ts';
import type { Language } from '../../src/words/words.ts';

/** A guided game with what its tests know of it. */
export interface Course {
  readonly id: GuidedId;
  readonly game: GuidedGame;
  readonly texts: Readonly<Record<Language, GuideTexts>>;
  /** The words that the seed of the deal was made of. */
  readonly seed: string;
  /** What each deed of the script expects, in its order. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
}

export function savedDeal({ game: { deal } }: Course) {
  const saved = parseSave(deal);
  if (!saved.ok) throw new Error(saved.error.message);
  return saved.value;
}

export function namesIn(language: Language): GuideNames {
  const say = WHOLE[language];
  return {
    city: (city) => say.cityName('base', city),
    button: (kind) => say.kindShort('base', kind),
  };
}

export class Lesson {
  readonly course: Course;
  readonly table: EngineTable;
  memory: Memory = NOTHING_READ;

  constructor(course: Course) {
    this.course = course;
    this.table = new EngineTable(savedDeal(course).config, course.seed);
  }

  get moment(): Moment {
    return momentOf(this.table.model)!;
  }

  get standing(): Standing {
    return follow(this.course.game.script, this.moment, this.memory);
  }

  get now(): Step {
    return this.course.game.script[this.standing.at]!;
  }

  get step(): string {
    return this.now.id;
  }

  /** The name of what is said now. */
  get text(): string {
    const { text } = this.now;
    return typeof text === 'string' ? text : text(this.moment);
  }

  /** Reads on as long as there is nothing to do. */
  read(): this {
    for (let step = this.now; step.kind === 'reading'; step = this.now)
      this.memory = { ...this.memory, read: step.id };
    return this;
  }

  play(...commands: readonly string[]): this {
    for (const words of commands) this.table.play(this.table.waitsFor, words);
    return this;
  }

  /** Plays the lesson up to a step and reads what stands before it. */
  upTo(step: string): this {
    this.read();
    for (const [id, commands] of Object.entries(this.course.commands)) {
      if (id === step) return this;
      this.play(...commands).read();
    }
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

// The test language: say the position, do commands as people type them, look. It uses the public face only.
import { expect } from 'vitest';
import {
  apply,
  compile,
  factsFor,
  formatCommand,
  legal,
  parseCommand,
  view,
  type Command,
  type Fact,
  type Game,
  type State,
  type View,
} from '../../src/index.ts';
import { arrange, type Position } from './arrange.ts';

export type { Position } from './arrange.ts';

export function scenario(position: Position): Scenario {
  return new Scenario(position);
}

export class Scenario {
  readonly game: Game;
  readonly state: State;
  /** Facts of the last command. */
  facts: readonly Fact[] = [];
  readonly #roles: readonly string[];
  #acting: string;

  constructor(position: Position) {
    const options = { hands: 'open', ...position.options };
    const { game = 'base', boxes = [], challenges = [], roles, epidemics = 4 } = position;
    const { pool, decks } = position;
    // The CDC has a seat, but is nobody's role; the Bio-Terrorist is a player without one.
    const dealt = roles.filter((role) => role !== 'cdc' && role !== 'bio-terrorist');
    const players = roles.filter((role) => role !== 'cdc').length;
    const compiled = compile({
      game,
      boxes,
      challenges,
      players,
      roles: dealt,
      epidemics,
      options,
      ...(pool === undefined ? {} : { pool }),
      ...(decks === undefined ? {} : { decks }),
    });
    if (!compiled.ok) throw new Error(compiled.error.message);
    this.game = compiled.value;
    this.#roles = roles;
    this.#acting = position.turn ?? roles[0]!;
    this.state = arrange(this.game, position);
  }

  /** Whose commands follow. */
  as(role: string): this {
    this.#acting = role;
    return this;
  }

  does(...commands: readonly string[]): this {
    for (const text of commands) {
      const applied = apply(this.state, this.#read(text));
      if (!applied.ok) throw new Error(`“${text}” is refused: ${applied.error.message}`);
      this.facts = applied.value;
    }
    return this;
  }

  /** The command is refused, with this reason and this sentence if they are given, and nothing changes. */
  refuses(text: string, reason?: string, sentence?: string): this {
    const before = Array.from(this.state.cells);
    const parsed = parseCommand(this.state, this.#withSeat(text));
    const result = parsed.ok ? apply(this.state, parsed.value) : parsed;
    expect(result.ok, `“${text}” should be refused`).toBe(false);
    if (!result.ok) expect(result.error.message, 'a sentence for a person').toMatch(/^\S.*[.)…]$/u);
    if (!result.ok && reason !== undefined) expect(result.error.reason, result.error.message).toBe(reason);
    if (!result.ok && sentence !== undefined) expect(result.error.message).toBe(sentence);
    expect(Array.from(this.state.cells)).toEqual(before);
    return this;
  }

  /** The command is legal now, but is not done. */
  allows(...commands: readonly string[]): this {
    const offered = legal(this.state).map((command) => formatCommand(this.game, command));
    for (const text of commands) {
      expect(offered).toContain(formatCommand(this.game, this.#read(text)));
    }
    return this;
  }

  /** What the game waits for: the frame's name, and any of its fields. */
  asks(frame: string, fields: Readonly<Record<string, unknown>> = {}): this {
    expect(this.view().frames.at(-1)).toMatchObject({ frame, ...fields });
    expect(this.view().ending).toBe('running');
    return this;
  }

  /** For whom the game waits. */
  waitsFor(role: string): this {
    expect(this.view().waitsFor).toBe(this.#roles.indexOf(role) + 1);
    return this;
  }

  ends(ending: string): this {
    expect(this.view().ending).toBe(ending);
    return this;
  }

  cubes(place: string, colour: string, count: number): this {
    expect(this.view().cubes[place]?.[colour] ?? 0, `${colour} cubes in ${place}`).toBe(count);
    return this;
  }

  supply(colour: string, count: number): this {
    expect(this.view().supply[colour], `${colour} supply`).toBe(count);
    return this;
  }

  at(role: string, place: string): this {
    expect(this.#seat(role).city).toBe(place);
    return this;
  }

  hand(role: string, ...cards: readonly string[]): this {
    expect([...this.#seat(role).hand].sort()).toEqual([...cards].sort());
    return this;
  }

  outbreaks(count: number): this {
    expect(this.view().outbreaks).toBe(count);
    return this;
  }

  cure(colour: string, word: 'none' | 'cured' | 'eradicated'): this {
    expect((this.view().shows['cures'] as Record<string, string>)[colour]).toBe(word);
    return this;
  }

  stations(...cities: readonly string[]): this {
    expect([...(this.view().shows['stations'] as string[])].sort()).toEqual([...cities].sort());
    return this;
  }

  discarded(...cards: readonly string[]): this {
    expect(this.view().playerDiscard).toEqual(expect.arrayContaining([...cards]));
    return this;
  }

  infectionDiscard(...cities: readonly string[]): this {
    expect(this.view().infectionDiscard).toEqual(cities);
    return this;
  }

  /** The last command told at least these facts, in this order. */
  told(...facts: readonly Partial<Fact>[]): this {
    let from = 0;
    for (const wanted of facts) {
      const at = this.facts.findIndex((fact, index) => index >= from && matches(fact, wanted));
      expect(at, `${JSON.stringify(wanted)} in ${JSON.stringify(this.facts)}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
    return this;
  }

  /** Facts of the last command that a role hears. */
  heard(role: string): Fact[] {
    return factsFor(this.facts, this.#roles.indexOf(role) + 1);
  }

  /** What a role sees; without one, what all may see with open hands. */
  view(role?: string): View {
    return view(this.state, role === undefined ? 0 : this.#roles.indexOf(role) + 1);
  }

  legal(role?: string): string[] {
    const seat = role === undefined ? undefined : this.#roles.indexOf(role) + 1;
    return legal(this.state, seat).map((command) => formatCommand(this.game, command));
  }

  #seat(role: string): View['seats'][number] {
    return this.view(role).seats[this.#roles.indexOf(role)]!;
  }

  /** “give atlanta to medic” means the seat of the Medic; the acting role speaks unless a number stands in front. */
  #withSeat(text: string): string {
    const named =
      /(^(?:send|airlift|bring|lead|ships-arrive|special-orders|travel-day-and-night)|\b(?:to|from|with|for)) ([a-z-]+)\b/gu;
    const seats = text.replaceAll(named, (whole, word: string, role: string) => {
      const seat = this.#roles.indexOf(role);
      return seat < 0 ? whole : `${word} ${String(seat + 1)}`;
    });
    return /^\d+:/u.test(seats) ? seats : `${String(this.#roles.indexOf(this.#acting) + 1)}: ${seats}`;
  }

  #read(text: string): Command {
    const parsed = parseCommand(this.state, this.#withSeat(text));
    if (!parsed.ok) throw new Error(`“${text}”: ${parsed.error.message}`);
    return parsed.value;
  }
}

function matches(fact: Fact, wanted: Partial<Fact>): boolean {
  return Object.entries(wanted).every(([key, value]) => JSON.stringify(fact[key]) === JSON.stringify(value));
}

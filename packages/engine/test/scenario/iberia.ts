// The test language with the pieces of Iberia.
import { expect } from 'vitest';
import { Scenario, type Position } from './scenario.ts';

export function iberia(position: Omit<Position, 'game'>): IberianScenario {
  return new IberianScenario({ ...position, game: 'iberia' });
}

export class IberianScenario extends Scenario {
  /** Where the hospital of a colour stands; undefined: in the supply. */
  hospital(colour: string, city: string | undefined): this {
    expect((this.#shown('hospitals') as Record<string, string>)[colour]).toBe(city);
    return this;
  }

  researched(...colours: readonly string[]): this {
    expect([...(this.#shown('researched') as string[])].sort()).toEqual([...colours].sort());
    return this;
  }

  /** Exactly these lines carry rails; a line may be named from either end. */
  rails(...lines: readonly string[]): this {
    const numbers = (ids: readonly string[]): number[] =>
      ids.map((id) => this.game.lineNumbers.get(id)!).sort((a, b) => a - b);
    expect(numbers(this.#shown('rails') as string[])).toEqual(numbers(lines));
    return this;
  }

  railsLeft(count: number): this {
    expect(this.#shown('railsLeft')).toBe(count);
    return this;
  }

  tokens(region: string, count: number): this {
    const tokens = this.#shown('tokens') as Record<string, number>;
    expect(tokens[this.#region(region)] ?? 0, `tokens in ${region}`).toBe(count);
    return this;
  }

  tokensLeft(count: number): this {
    expect(this.#shown('tokensLeft')).toBe(count);
    return this;
  }

  prevention(region: string): this {
    expect(this.#shown('prevention')).toBe(this.#region(region));
    return this;
  }

  /** A region by its name or its short form. */
  #region(name: string): string {
    return this.game.regionIds[this.game.regionNumbers.get(name) ?? -1] ?? name;
  }

  #shown(name: string): unknown {
    return this.view().shows[name];
  }
}

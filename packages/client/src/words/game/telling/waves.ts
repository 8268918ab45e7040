// A chain of outbreaks as waves, for whoever shows it step by step.
import type { Fact } from '@cordon/engine';

export interface Wave {
  readonly city: string;
  readonly colour: string;
  /** 0 for the outbreak that began the chain. */
  readonly depth: number;
}

/** Every outbreak among the facts, in order. */
export function waves(facts: readonly Fact[]): Wave[] {
  return facts.flatMap((fact) =>
    fact.fact === 'outbreak' ? [{ city: fact.city, colour: fact.colour, depth: fact.depth }] : [],
  );
}

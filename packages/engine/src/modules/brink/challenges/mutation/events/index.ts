// The Mutation Events.
import type { MutationEvent } from './event.ts';
import { mutationIntensifies } from './mutationIntensifies.ts';
import { mutationSpreads } from './mutationSpreads.ts';
import { mutationThreatens } from './mutationThreatens.ts';

export const MUTATION_EVENTS: readonly MutationEvent[] = [
  mutationSpreads,
  mutationThreatens,
  mutationIntensifies,
];

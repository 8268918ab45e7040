// What one game brings to every screen that speaks of it, beside its words: fetched when the first of them does.
import type { Unsaid } from '../choices/unsaid.ts';
import type { GameFace } from '../faces/face.ts';
import type { GameFacts } from '../games/facts.ts';
import type { MoreDrawings } from '../icons/lookups.ts';

export interface Kit {
  readonly facts: GameFacts;
  readonly drawings: MoreDrawings;
  readonly face: GameFace;
  readonly unsaid?: Unsaid;
}

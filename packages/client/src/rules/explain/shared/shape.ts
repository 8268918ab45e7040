// What both games explain in the same words.
import type { Text } from '../explanation.ts';

type SharedAction = 'accept' | 'refuse' | 'discard' | 'continue';

type SharedThing =
  | 'cube-supply'
  | 'outbreaks'
  | 'chain'
  | 'infection-rate'
  | 'player-deck'
  | 'player-discard'
  | 'infection-deck'
  | 'infection-discard'
  | 'city-card'
  | 'event-card'
  | 'infection-card'
  | 'role-card'
  | 'pawn'
  | 'actions-left'
  | 'hand-limit'
  | 'event-window'
  | 'proposal'
  | 'undo'
  | 'seed-hash'
  | 'difficulty'
  | 'option-consent'
  | 'option-windows';

export interface SharedTexts {
  readonly action: Readonly<Record<SharedAction, Text>>;
  readonly thing: Readonly<Record<SharedThing, Text>>;
}

// The commands every game shares as one type, read off their definitions.
import type { CommandOf } from '../kernel/command.ts';
import type { end } from './actions.ts';
import type { discard } from './handLimit.ts';
import type { infect } from './infect.ts';
import type { drive } from './move.ts';
import type { give, take } from './share.ts';
import type { treat } from './treat.ts';
import type { accept, refuse } from './undertake.ts';
import type { proceed } from './window.ts';

export type SharedCommand =
  | CommandOf<typeof drive | typeof treat | typeof give | typeof take>
  | CommandOf<typeof end | typeof discard | typeof infect | typeof proceed | typeof accept | typeof refuse>;

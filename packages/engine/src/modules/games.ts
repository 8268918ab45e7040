// The games there are. A new one is one more line here.
import type { GameDefinition } from '../kernel/definition.ts';
import { baseGame } from './base/base.ts';
import { iberiaGame } from './iberia/iberia.ts';

export const GAMES: readonly GameDefinition[] = [baseGame, iberiaGame];

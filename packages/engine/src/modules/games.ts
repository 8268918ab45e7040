// The games there are. A new one is one more line here.
import type { GameDefinition } from '../kernel/definition.ts';
import { iberiaGame } from './iberia/iberia.ts';
import { worldGame } from './world.ts';

export const GAMES: readonly GameDefinition[] = [worldGame, iberiaGame];

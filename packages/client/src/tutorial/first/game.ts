// The guided first game.
import type { GuidedGame } from '../guided.ts';
import { DEAL } from './deal.ts';
import { SCRIPT } from './script.ts';

export const game: GuidedGame = { deal: DEAL, script: SCRIPT, rules: '/rules/base' };

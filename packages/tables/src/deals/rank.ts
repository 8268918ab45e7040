// Which of two games of a deal went better, as a text that sorts: equal texts share a place.
import type { PlayedEnd } from '../store/about.ts';

const upwards = (value: number): string => String(Math.min(value, 9999)).padStart(4, '0');
const downwards = (value: number): string => upwards(9999 - Math.min(value, 9999));

/**
 * Won before lost before given up. Of two that won, the one in fewer turns, then with fewer outbreaks; of two that lost, the one
 * with more goals, then with fewer outbreaks, then the one that held out longer.
 */
export function rankOf(ending: string | undefined, { turns, goals, outbreaks }: PlayedEnd): string {
  if (ending === 'won') return `0 ${upwards(turns)} ${upwards(outbreaks)}`;
  const parts = [downwards(goals), upwards(outbreaks), downwards(turns)];
  return `${ending === undefined ? '2' : '1'} ${parts.join(' ')}`;
}

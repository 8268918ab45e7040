// Positions of tables with the laboratory and of solo mode: at the start, with lines under way, after building, and in the CDC's step.
import type { PerftPosition } from './positions.ts';

const position = (
  name: string,
  within: string,
  depth: number,
  roles: readonly [string, ...string[]],
  more: Pick<PerftPosition, 'takes' | 'shuns'>,
  request: PerftPosition['request'],
): PerftPosition => ({
  name: `Laboratory: ${name}`,
  within,
  first: roles[0],
  depth,
  ...more,
  request: {
    boxes: ['brink', 'lab'],
    challenges: ['lab'],
    epidemics: 4,
    players: roles.length,
    roles,
    ...request,
  },
});

/** Whoever can, works in the lab. */
const WORKING = {
  takes: ['test', 'apply', 'grow', 'separate', 'characterize', 'sample', 'treat', 'build'],
  shuns: ['direct', 'charter', 'sequence'],
};
const BUILDING = { takes: ['build'], shuns: ['direct', 'charter'] };
const BRISK = { consent: 'automatic', windows: 'possible' };

export const LAB_POSITIONS: readonly PerftPosition[] = [
  position('the start', 'actions', 4, ['researcher', 'scientist'], {}, { boxes: ['lab'], options: BRISK }),
  position('a test with purple about', 'testing', 5, ['local-liaison', 'epidemiologist', 'medic'], WORKING, {
    challenges: ['mutation', 'lab'],
    decks: { sequence: Array<string>(14).fill('b1y1k1r1g1-bykr') },
  }),
  position('a station was built', 'free-lab', 4, ['operations-expert', 'virologist'], BUILDING, {
    options: BRISK,
  }),
  position('the CDC’s step', 'cdc', 3, ['pilot'], WORKING, { challenges: ['lab', 'solo'], options: BRISK }),
];

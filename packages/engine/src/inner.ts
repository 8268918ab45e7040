// The inner face, for simulators and search: packed commands, states that are used again, no allocation per move.
export { copyInto, hashState, blankState } from './kernel/state.ts';
export { makeOffers } from './kernel/offers.ts';
export { legalInto, play } from './kernel/run.ts';
export { startInto } from './kernel/start.ts';
export { below, seedRandom } from './kernel/random.ts';
export type { Game, Offers, Packed, State } from './kernel/types.ts';
export { resampleInto, sightOf } from './kernel/sight.ts';
export { PASS, type Player } from './players/player.ts';
export { randomPlayer } from './players/random.ts';
export { greedyPlayer } from './players/greedy.ts';
export { Table } from './players/table.ts';
export { toCommand } from './kernel/translate.ts';

import type { ConfigRequest } from '../../src/index.ts';
type Asked = ConfigRequest & Required<Pick<ConfigRequest, 'boxes' | 'players' | 'epidemics' | 'challenges'>>;
/** So many of them are legal: BRINK-COMB-2. */
export declare const LEGAL_SETS = 34;
export declare const ALL_SETS: readonly Asked[];
export {};

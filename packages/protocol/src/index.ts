// The words and messages that the server and its clients share. The checks of requests are in requests.ts, for the server.
export * from './words.ts';
export * from './prices.ts';
export type * from './advice.ts';
export type * from './answers.ts';
export type * from './deals.ts';
export type * from './tables.ts';
export type { Request, RequestOf, RequestType } from './requests.ts';

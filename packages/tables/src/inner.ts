// The inside of tables, for tests and tools that write logs and read them.
export { readEntry, type Entry, type EntryOf } from './entries/entries.ts';
export type { Summary } from './store/store.ts';
export { hashToken, makeTableId } from './identity/tokens.ts';
export { follow } from './tables/follow.ts';
export { forgetBoards } from './tables/boardTexts.ts';
export { gameFor } from './tables/games.ts';
export { summaryOf } from './tables/summary.ts';
export { candidatesOf, VETTED_FROM } from './deals/day.ts';
export { vet } from './bots/vet.ts';
export { thinkHere } from './bots/thinkHere.ts';

// Tables as a server or a page uses them: the log that is kept, the table it makes, and what can be asked of it.
export type {
  Append,
  Aside,
  Ban,
  Operation,
  Appended,
  DealPage,
  DealQuery,
  DealRow,
  Delivery,
  Guest,
  Hook,
  Play,
  Signal,
  Status,
  Store,
  StoredEntry,
  TableRow,
  TableStore,
} from './store/store.ts';
export { STATUSES } from './store/store.ts';
export { isFull, StoreTrouble, type StoreTroubleKind } from './store/trouble.ts';
export { checkAppend, checkGuest, checkHook, checkText, checkWhole } from './store/check.ts';
export { readAbout } from './store/about.ts';
export { pageOfDeal } from './deals/page.ts';
export { playIn } from './deals/play.ts';
export { configOfDay, dayAt, isDay, seedOfDay } from './deals/day.ts';
export { chosenOpenly } from './deals/openDeals.ts';
export { prepare } from './requests/candidates.ts';
export { isGuestId, makeGuestId, makeToken, TOKEN_SHAPE } from './identity/tokens.ts';
export { cleanName } from './identity/guestName.ts';
export { closing, removal, verifyLog, type Addition } from './operator/logs.ts';
export {
  eraseFromAbout,
  eraseFromLog,
  isOthersToo,
  NAMELESS,
  withoutText,
  type Erasure,
} from './operator/erasing.ts';
export { noticeBody } from './notices/body.ts';
export { paid } from './pieces.ts';
export { gameAsked } from './requests/tables.ts';
export type { Table } from './tables/table.ts';
export type { World } from './tables/world.ts';
export { Registry } from './tables/registry.ts';
export { LiveTable } from './tables/liveTable.ts';
export { Refusal } from './tables/refusal.ts';
export { unwritten } from './tables/unwritten.ts';
export { needHost, needSeat, type Rights } from './tables/rights.ts';
export type { Context, WhoIsThere } from './requests/context.ts';
export { rightsAt, type Visit } from './requests/visit.ts';
export { whoIsHere, type Here } from './requests/whoIsHere.ts';
export { catchUp, unfollow } from './requests/opening.ts';
export { callOffAll } from './requests/thinking.ts';
export { isTableOfBots } from './requests/botsOfDeal.ts';
export { handleAtTables, type Handled, type TableRequest } from './requests/handle.ts';
export { makeDrivers } from './bots/drivers.ts';
export { BotDriver } from './bots/driver.ts';
export { makeDecider, type BotReport, type Decider, type Deciding } from './bots/decider.ts';
export { FairQueue, type Claim } from './fair/queue.ts';
export { makeThinker } from './bots/makeThinker.ts';
export type { Outcome, Thinker, Thinking } from './bots/thinker.ts';
export type { OpenThread } from './bots/thread.ts';
export type { FromThread, JobRequest } from './bots/messages.ts';
export { workOn } from './bots/work.ts';
export type { BotQuestion } from './bots/question.ts';
export { BOTS, PARTNERS, USUAL_PARTNER } from '@cordon/bots';

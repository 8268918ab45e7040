// From a request of the page to its answer: the tables answer as they do on a server, and here is what is different in a page.
import type { Person } from '@cordon/protocol';
import {
  gameAsked,
  handleAtTables,
  isTableOfBots,
  Refusal,
  rightsAt,
  type Context,
  type Handled,
  type TableRequest,
  type Visit,
} from '@cordon/tables';
import { nameGuest } from './guest.ts';
import type { HallRequest, LocalAnswers } from './localRequests.ts';
import type { LocalStore } from './store/indexedDbStore.ts';

export interface LocalParts {
  readonly context: Context;
  readonly store: LocalStore;
  readonly visit: Visit & { guest: Person };
  /** Lets the bots of a table act. */
  readonly wake: (table: string) => Promise<void>;
  /** So many milliseconds lie between two moves of bots. */
  readonly setPace: (milliseconds: number) => void;
  /** A table is no longer kept. */
  readonly gone: (table: string) => void;
}

export type LocalHandled = Handled | { readonly answer: LocalAnswers[keyof LocalAnswers] };

export async function handle(parts: LocalParts, request: HallRequest): Promise<LocalHandled> {
  switch (request.type) {
    case 'local-delete':
      return { answer: await deleteTable(parts, request.table) };
    case 'local-pace':
      parts.setPace(request.milliseconds);
      return { answer: {} };
    case 'local-check':
      gameAsked(request.config);
      return { answer: {} };
    case 'local-name':
      parts.visit.guest = await nameGuest(parts.store, parts.visit.guest.id, request.name);
      return { answer: { guest: parts.visit.guest } };
    case 'hook':
    case 'hooks':
    case 'unhook':
    case 'test-hook':
      throw new Refusal('hooks-off', 'A page sends no notices.');
    case 'start':
      await sitOnOpenSeats(parts, request.table);
      return atTables(parts, request);
    case 'leave':
    case 'hand-over':
    case 'bot':
      return vacate(parts, request);
    case 'open':
      return open(parts, request);
    case 'daily':
    case 'deal':
      await wakeBotsAlone(parts);
      return atTables(parts, request);
    default:
      return atTables(parts, request);
  }
}

const atTables = ({ context, visit }: LocalParts, request: TableRequest): Promise<Handled> =>
  handleAtTables(context, visit, request);

/** Nobody else can come: a seat that becomes free in a game is the guest's. */
async function vacate(
  parts: LocalParts,
  request: Extract<TableRequest, { type: 'leave' | 'hand-over' | 'bot' }>,
): Promise<Handled> {
  const handled = await atTables(parts, request);
  const status = await parts.context.registry.see(request.table, (table) => table.status);
  if (status === 'playing') await sitOnOpenSeats(parts, request.table);
  return handled;
}

/** Bots that were thinking when the page was closed go on when the table is opened again. */
async function open(parts: LocalParts, request: Extract<TableRequest, { type: 'open' }>): Promise<Handled> {
  const { answer, after } = await atTables(parts, request);
  return {
    answer,
    after: async () => {
      await after?.();
      await parts.wake(request.table);
    },
  };
}

/** After how many milliseconds without a move another tab, or this page before, is taken to have let a game of bots be. */
const LET_BE = 30_000;
const MOST_WOKEN = 20;

/** So do bots that play a deal alone, when somebody asks how it went. */
async function wakeBotsAlone({ store, wake }: LocalParts): Promise<void> {
  const due = await store.tablesWithBotDue(Date.now() - LET_BE, MOST_WOKEN);
  // One that cannot be read keeps none of the others asleep.
  for (const row of due) if (isTableOfBots(row)) await wake(row.table).catch(() => undefined);
}

async function sitOnOpenSeats(parts: LocalParts, table: string): Promise<void> {
  const { registry } = parts.context;
  const free = await registry.see(table, ({ seats }) =>
    seats.flatMap(({ kind }, index) => (kind === 'open' ? [index + 1] : [])),
  );
  for (const seat of free) await atTables(parts, { type: 'sit', id: 1, table, seat });
}

async function deleteTable(
  { context, store, visit, gone }: LocalParts,
  table: string,
): Promise<LocalAnswers['local-delete']> {
  await context.registry.see(table, (now) => rightsAt(visit, now));
  gone(table);
  await store.drop(table);
  // A bot may have been at it in between.
  gone(table);
  store.tell(table);
  return {};
}

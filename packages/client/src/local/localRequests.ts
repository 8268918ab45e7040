// What the page asks its own hall beside the protocol: things that belong to whoever has the browser.
//
// - `local-delete` takes a table away with its whole log, in all tabs. Whoever follows it hears `closed`.
// - `local-pace` lets so many milliseconds lie between two moves of bots.
// - `local-check` says whether a table could be made, and makes none.
// - `local-name` gives the one guest of this browser another name; tables keep the one they were played under.
//
// The hall says by itself, in a `local-unkept`, which tables the browser does not keep: they are there as long as the page is open.
//
// A list of the tables with their summaries is what the protocol answers to `tables`.
import type { Person, Request, RequestOf } from '@cordon/protocol';
import type { Channel } from '../channel/channel.ts';

export type LocalRequest =
  | { readonly type: 'local-delete'; readonly id: number; readonly table: string }
  | { readonly type: 'local-pace'; readonly id: number; readonly milliseconds: number }
  | { readonly type: 'local-check'; readonly id: number; readonly config: RequestOf<'create'>['config'] }
  | { readonly type: 'local-name'; readonly id: number; readonly name: string };

export interface LocalAnswers {
  readonly 'local-delete': Readonly<Record<never, never>>;
  readonly 'local-pace': Readonly<Record<never, never>>;
  readonly 'local-check': Readonly<Record<never, never>>;
  readonly 'local-name': { readonly guest: Person };
}

/** All that goes into the worker. The first message begins; the name is for a guest who has none yet. */
export type ToHall = { readonly type: 'begin'; readonly name: string } | HallRequest;
export type HallRequest = Request | LocalRequest;

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type LocalAsking<Type extends LocalRequest['type'] = LocalRequest['type']> = WithoutId<
  Extract<LocalRequest, { type: Type }>
>;

/** The tables that are only in the memory of this page. */
export interface Unkept {
  readonly type: 'local-unkept';
  readonly tables: readonly string[];
}

export interface LocalChannel extends Channel {
  /** Hears after each change which tables the browser does not keep. Gives back how to stop. */
  onUnkept(ear: (tables: readonly string[]) => void): () => void;
  askLocal<Type extends LocalRequest['type']>(asking: LocalAsking<Type>): Promise<LocalAnswers[Type]>;
}

export async function deleteTable(channel: LocalChannel, table: string): Promise<void> {
  await channel.askLocal<'local-delete'>({ type: 'local-delete', table });
}

/** Refused as `create` would be. */
export async function checkConfig(
  channel: LocalChannel,
  config: RequestOf<'create'>['config'],
): Promise<void> {
  await channel.askLocal<'local-check'>({ type: 'local-check', config });
}

/** Gives back the guest under the new name as it is kept; refused with `bad-message` where it cannot be one. */
export async function renameGuest(channel: LocalChannel, name: string): Promise<Person> {
  const { guest } = await channel.askLocal<'local-name'>({ type: 'local-name', name });
  return guest;
}

/** The one message of the hall that is not of the protocol. */
export function readUnkept(data: unknown): Unkept | undefined {
  if (typeof data !== 'string' || !data.startsWith('{"type":"local-unkept"')) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hall is of this page
  return JSON.parse(data) as Unkept;
}

// What the result codes of SQLite mean to a server.
import { StoreTrouble, type StoreTroubleKind } from '@cordon/tables';

/** Disk full; a write that failed, as at a quota; no room for the index of the write-ahead log. The file stays whole. */
const FULL: ReadonlySet<number> = new Set([13, 778, 4618, 4874]);
/** Busy, locked, no memory. */
const AWAY: ReadonlySet<number> = new Set([5, 6, 7]);
/** What the system says when it has no room for a new file. */
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

export function kindOf(code: number): StoreTroubleKind {
  if (FULL.has(code)) return 'full';
  return AWAY.has(code & 0xff) ? 'away' : 'broken';
}

/** An error of SQLite or of the file system as trouble of the store; any other error as it is. */
export function asTrouble(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('errcode' in error && typeof error.errcode === 'number')
    return new StoreTrouble(kindOf(error.errcode), error.message, error);
  if ('code' in error && typeof error.code === 'string' && NO_ROOM.has(error.code))
    return new StoreTrouble('full', error.message, error);
  return error;
}

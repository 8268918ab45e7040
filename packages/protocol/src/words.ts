// The fixed words of the protocol. Each list is the whole list.

/** The version of the protocol; a change that an old client could not live with raises it. */
export const PROTOCOL = 1;

/** How many characters the name of a guest may have. */
export const LONGEST_NAME = 40;

export const REFUSALS = [
  // The message
  'bad-message',
  'too-large',
  'too-fast',
  'too-many',
  'hello-first',
  'unknown-protocol',
  // Who asks
  'banned',
  'guest-needed',
  'unknown-table',
  'not-allowed',
  'not-your-seat',
  // The table
  'not-gathering',
  'not-playing',
  'seat-taken',
  'seat-empty',
  'seats-open',
  'no-such-seat',
  'no-such-bot',
  'log-full',
  'unreadable',
  // The game
  'stale',
  'bad-command',
  'illegal-command',
  'nothing-to-undo',
  'no-such-move',
  'no-such-proposal',
  'seed-secret',
  'hints-off',
  // What was brought
  'bad-configuration',
  'bad-save',
  'newer-save',
  'bad-seed',
  'bad-address',
  'no-such-hook',
  'hooks-off',
  'no-such-day',
  // The server
  'cancelled',
  'unavailable',
  'internal',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export const STATUSES = ['gathering', 'playing', 'over', 'abandoned'] as const;
export type Status = (typeof STATUSES)[number];

/** What can stand in the log of a table. */
export const ENTRIES = [
  'created',
  'linked',
  'unlisted',
  'sat',
  'shared',
  'left',
  'bot',
  'started',
  'played',
  'undone',
  'exported',
  'hinted',
  'said',
  'private',
  'removed',
  'proposed',
  'answered',
  'withdrawn',
  'voted',
  'abandoned',
] as const;

/** The longest message a client may send, in bytes: a saved game is the longest there is. */
export const LONGEST_MESSAGE = 262_144;
/** The longest message of any other kind. */
export const LONGEST_USUAL_MESSAGE = 16_384;

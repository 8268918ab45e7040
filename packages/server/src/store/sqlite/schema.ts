// The tables of the SQLite file, as a list of steps from an empty file to the newest shape.
import type { DatabaseSync } from 'node:sqlite';
import { text, whole } from '../columns.ts';
import { NEVER } from '../plays.ts';
import { fillPlays } from './fillPlays.ts';

/** Never change a step that was released: add one. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'abandoned')),
    listed TEXT NOT NULL CHECK (listed IN ('yes', 'no')),
    bot_due TEXT NOT NULL CHECK (bot_due IN ('yes', 'no')),
    about TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (touched) WHERE listed = 'yes' AND status IN ('gathering', 'playing');
  CREATE INDEX tables_bot_due ON tables (touched) WHERE bot_due = 'yes';

  CREATE TABLE counts (status TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO counts (status, count) VALUES ('gathering', 0), ('playing', 0), ('over', 0), ('abandoned', 0);
  CREATE TRIGGER tables_made AFTER INSERT ON tables BEGIN
    UPDATE counts SET count = count + 1 WHERE status = new.status;
  END;
  CREATE TRIGGER tables_moved AFTER UPDATE OF status ON tables WHEN new.status <> old.status BEGIN
    UPDATE counts SET count = count + 1 WHERE status = new.status;
    UPDATE counts SET count = count - 1 WHERE status = old.status;
  END;

  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE members (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    owner TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX hooks_table ON hooks (table_id);

  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hook TEXT NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX deliveries_due ON deliveries (due);
  CREATE INDEX deliveries_hook ON deliveries (hook);

  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
  `,
  `
  ALTER TABLE tables ADD COLUMN deal TEXT;
  CREATE INDEX tables_deal ON tables (deal, id) WHERE deal IS NOT NULL;
  `,
  // Games in the order of their deal. `standing`: 0 counts, 1 does not, 2 is played by bots alone. `rank` is null until the end.
  `
  CREATE TABLE deals (deal TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE plays (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    deal TEXT NOT NULL,
    day TEXT NOT NULL,
    began INTEGER NOT NULL,
    standing INTEGER NOT NULL,
    aside TEXT NOT NULL CHECK (aside IN ('', 'repeat', 'late')),
    listed TEXT NOT NULL,
    rank TEXT,
    ended INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX plays_order ON plays (deal, standing, rank, ended, table_id) WHERE rank IS NOT NULL;
  CREATE INDEX plays_listed ON plays (deal, standing, rank, ended, table_id)
    WHERE rank IS NOT NULL AND listed = 'yes';
  CREATE INDEX plays_bots ON plays (deal, table_id) WHERE standing = 2;

  CREATE TABLE play_people (
    deal TEXT NOT NULL,
    person TEXT NOT NULL,
    began INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (deal, person, began, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX play_people_table ON play_people (table_id);

  CREATE TABLE play_ranks (
    deal TEXT NOT NULL,
    standing INTEGER NOT NULL,
    rank TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (deal, standing, rank)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER plays_made AFTER INSERT ON plays WHEN new.rank IS NOT NULL BEGIN
    INSERT INTO play_ranks (deal, standing, rank, count) VALUES (new.deal, new.standing, new.rank, 1)
      ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER plays_gone AFTER DELETE ON plays WHEN old.rank IS NOT NULL BEGIN
    UPDATE play_ranks SET count = count - 1
      WHERE deal = old.deal AND standing = old.standing AND rank = old.rank;
  END;
  CREATE TRIGGER plays_left AFTER UPDATE ON plays WHEN old.rank IS NOT NULL BEGIN
    UPDATE play_ranks SET count = count - 1
      WHERE deal = old.deal AND standing = old.standing AND rank = old.rank;
  END;
  CREATE TRIGGER plays_came AFTER UPDATE ON plays WHEN new.rank IS NOT NULL BEGIN
    INSERT INTO play_ranks (deal, standing, rank, count) VALUES (new.deal, new.standing, new.rank, 1)
      ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  ${fillPlays(NEVER)}
  `,
  `
  CREATE TABLE operations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  CREATE TABLE bans (
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'address')),
    subject TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER tables_gone AFTER DELETE ON tables BEGIN
    UPDATE counts SET count = count - 1 WHERE status = old.status;
  END;
  `,
];

/** The shape that this version knows. */
export const SHAPE = STEPS.length;

/** Brings a file to the newest shape, or says why it cannot be used. */
export function migrate(database: DatabaseSync): void {
  const version = whole(database.prepare('PRAGMA user_version').get() ?? {}, 'user_version');
  if (version > STEPS.length) {
    throw new Error(
      `it was written by a newer version of Cordon (its shape is ${version}, this version knows ${STEPS.length})`,
    );
  }
  const strange = database.prepare('SELECT name FROM sqlite_schema LIMIT 1').get();
  if (version === 0 && strange !== undefined) {
    throw new Error(`it is the database of something else (it holds '${text(strange, 'name')}')`);
  }
  if (version === STEPS.length) return;
  database.exec('BEGIN IMMEDIATE');
  for (const step of STEPS.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${STEPS.length}`);
  database.exec('COMMIT');
}

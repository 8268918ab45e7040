// Sends what is due in a store until it is killed.
import { openOutbox } from '../../../src/notices/outbox.ts';
import { makeSender } from '../../../src/notices/sender.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';

const store = await openSqlite({ file: process.argv[2]! });
openOutbox({ store, send: makeSender({ reach: 'any' }) });

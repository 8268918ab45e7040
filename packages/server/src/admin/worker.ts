// The thread in which a guest is erased: it reads every log there is, and nobody else waits for that.
import { workerData } from 'node:worker_threads';
import type { Erasing } from '../forgetting.ts';
import { openAdminDatabase } from './database.ts';
import { forgetGuest } from './guests.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forgetting.ts starts this thread, and nobody else
const { place, guest, at } = workerData as Erasing;
const database = await openAdminDatabase(place, 'write');
try {
  await forgetGuest(database, guest, at);
} finally {
  await database.close();
}

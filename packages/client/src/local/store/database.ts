// The database of the browser in which tables are kept, and its requests as promises.

/** By table, by table and number, by guest, and by the name of a setting. */
export type StoreName = 'tables' | 'entries' | 'guests' | 'settings';

const VERSION = 1;

/**
 * What is committed outlives a reload and a crash of the page or the browser. To wait for the disk as well, against a loss
 * of power, would cost every click some tens of milliseconds.
 */
const DURABILITY = 'relaxed';

export async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    database.createObjectStore('tables', { keyPath: 'table' });
    database.createObjectStore('entries', { keyPath: ['table', 'number'] });
    database.createObjectStore('guests', { keyPath: 'id' });
    database.createObjectStore('settings');
  });
  const database = await answerOf(request);
  // A newer page in another tab must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

export function begin(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  ...stores: readonly StoreName[]
): IDBTransaction {
  return database.transaction(stores, mode, { durability: DURABILITY });
}

export function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no answer.')));
  return promise;
}

/** Fulfilled when everything in the transaction is kept. */
export function committed(transaction: IDBTransaction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () =>
    reject(transaction.error ?? new Error('The database did not take it.')),
  );
  // Whoever hears of the trouble sooner by a request does not ask here any more.
  promise.catch(() => {});
  return promise;
}

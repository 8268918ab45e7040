// Something that is fetched once and then there: the same promise for the same key, so that components can wait for it.

/** React reads a promise that says so itself at once, where it would else show nothing first and begin again. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** A promise of what is there. */
export const here = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

export function once<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    let promise = known.get(key);
    if (promise === undefined) {
      promise = readable(load(key));
      // What failed is tried again the next time somebody asks.
      promise.catch(() => known.delete(key));
      known.set(key, promise);
    }
    return promise;
  };
}

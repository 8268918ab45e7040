// Something that is fetched once and then there: the same promise for the same key, so that components can wait for it.

export function once<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    let promise = known.get(key);
    if (promise === undefined) {
      promise = load(key);
      // What failed is tried again the next time somebody asks.
      promise.catch(() => known.delete(key));
      known.set(key, promise);
    }
    return promise;
  };
}

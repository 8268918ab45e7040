// Something that is made when it is first needed. What a browser knows of languages takes it long to load.

export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

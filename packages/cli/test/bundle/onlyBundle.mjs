// Loaded into every thread by a test: no thread but the first may load the sources of the engine or the bots.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

registerHooks({
  load(url, context, next) {
    if (!isMainThread && /packages\/(?:engine|bots)\/src\//u.test(url)) throw new Error(`sources: ${url}`);
    return next(url, context);
  },
});

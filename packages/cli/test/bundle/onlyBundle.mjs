// Loaded into every thread by a test: no thread but the first may load TypeScript, which would slow it down for good.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

registerHooks({
  load(url, context, next) {
    if (!isMainThread && /\.ts(?:\?|$)/u.test(url)) throw new Error(`sources: ${url}`);
    return next(url, context);
  },
});

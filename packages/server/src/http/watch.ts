// What operators and their machines ask: whether the process lives, whether it can serve, and what it counted.
import { isSameSecret } from '../identity/sameSecret.ts';
import { cached } from './cached.ts';
import { refuse } from './refusal.ts';
import type { App, AppParts } from './types.ts';

const CHECK_EVERY = 1000;
const CHECK_PATIENCE = 3000;

export function serveWatch(app: App, { settings, store, log, metrics, version, phase }: AppParts): void {
  const storeAnswers = cached(
    CHECK_EVERY,
    () => performance.now(),
    async () => {
      try {
        await withPatience(store.check());
        return 'yes';
      } catch (error) {
        log.error({ err: error }, 'the store does not answer');
        return 'no';
      }
    },
  );

  app.get('/health', () => ({ alive: 'yes', version }));

  app.get('/ready', async (_request, reply) => {
    const now = phase();
    if (now !== 'serving') return reply.code(503).send({ ready: 'no', because: now });
    if ((await storeAnswers()) === 'no') return reply.code(503).send({ ready: 'no', because: 'store' });
    return { ready: 'yes' };
  });

  app.get('/metrics', async (request, reply) => {
    const { metrics: rule } = settings;
    if (rule.access === 'off') return refuse(request, reply, 'not-found');
    if (rule.access === 'token' && !isSameSecret(request.headers.authorization ?? '', `Bearer ${rule.token}`))
      return refuse(request, reply.header('www-authenticate', 'Bearer'), 'wrong-token');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

async function withPatience(check: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), CHECK_PATIENCE);
  try {
    await Promise.race([check, promise]);
  } finally {
    clearTimeout(timer);
  }
}

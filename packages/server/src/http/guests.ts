// Guests: a name and a cookie, nothing else.
import { cleanName, makeGuestId } from '@cordon/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressGroup, addressOf } from './address.ts';
import { makeBuckets } from './buckets.ts';
import { transportOf } from './origin.ts';
import { refuse } from './refusal.ts';
import type { App, AppParts } from './types.ts';

const nameSchema = z.strictObject({ name: z.string() });
const forgetSchema = z.strictObject({ guest: z.string() });
const REMEMBERED_ADDRESSES = 20_000;
/** Every log is read to erase a guest: an address may ask for that a few times at once, then every so many seconds. */
const FORGET_AT_ONCE = 3;
const FORGET_EVERY = 600;

export function serveGuests(
  app: App,
  { settings, store, cookies, bans, metrics, forget, now }: AppParts,
): void {
  const { guestsPerHour } = settings.limits;
  const buckets = makeBuckets({
    perSecond: guestsPerHour / 3600,
    burst: Math.max(1, Math.round(guestsPerHour / 10)),
    now: () => performance.now(),
    most: REMEMBERED_ADDRESSES,
  });
  const forgetting = makeBuckets({
    perSecond: 1 / FORGET_EVERY,
    burst: FORGET_AT_ONCE,
    now: () => performance.now(),
    most: REMEMBERED_ADDRESSES,
  });
  const setCookie = (request: FastifyRequest, reply: FastifyReply, id: string) =>
    reply.header('set-cookie', cookies.write(id, transportOf(request.headers, settings)));

  app.post('/api/guest', async (request, reply) => {
    const address = addressGroup(addressOf(request.raw, settings.proxies));
    if (bans.keepOut(address, cookies.read(request.headers.cookie)?.id)) {
      metrics.refused('banned');
      return refuse(request, reply, 'banned');
    }
    if (!buckets.take(address)) {
      metrics.refused('guest-too-fast');
      return refuse(request, reply.header('retry-after', '60'), 'too-fast');
    }
    const body = nameSchema.safeParse(request.body);
    if (!body.success) return refuse(request, reply, 'bad-request');
    const name = cleanName(body.data.name);
    if (name === undefined) return refuse(request, reply, 'bad-name');
    const guest = { id: cookies.read(request.headers.cookie)?.id ?? makeGuestId(), name };
    await store.putGuest(guest, now());
    setCookie(request, reply, guest.id);
    return { guest };
  });

  app.get('/api/guest', async (request, reply) => {
    const known = cookies.read(request.headers.cookie);
    const guest = known === undefined ? undefined : await store.guest(known.id);
    if (guest === undefined) return {};
    if (known?.signedBy === 'old') setCookie(request, reply, guest.id);
    return { guest };
  });

  // The body names the guest, so that nobody is erased by a request that was meant for something else.
  app.post('/api/guest/forget', async (request, reply) => {
    const body = forgetSchema.safeParse(request.body);
    const known = cookies.read(request.headers.cookie);
    if (!body.success || known === undefined || known.id !== body.data.guest)
      return refuse(request, reply, 'bad-request');
    const isThere = (await store.guest(known.id)) !== undefined;
    if (isThere && !forgetting.take(addressGroup(addressOf(request.raw, settings.proxies)))) {
      metrics.refused('forget-too-fast');
      return refuse(request, reply.header('retry-after', String(FORGET_EVERY)), 'too-fast');
    }
    if (isThere && (await forget(known.id)) === 'busy') return refuse(request, reply, 'unavailable');
    reply.header('set-cookie', cookies.clear(transportOf(request.headers, settings)));
    return {};
  });

  app.delete('/api/guest', async (request, reply) => {
    reply.header('set-cookie', cookies.clear(transportOf(request.headers, settings)));
    return {};
  });
}

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
const REMEMBERED_ADDRESSES = 20_000;

export function serveGuests(app: App, { settings, store, cookies, bans, metrics, now }: AppParts): void {
  const { guestsPerHour } = settings.limits;
  const buckets = makeBuckets({
    perSecond: guestsPerHour / 3600,
    burst: Math.max(1, Math.round(guestsPerHour / 10)),
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

  app.delete('/api/guest', async (request, reply) => {
    reply.header('set-cookie', cookies.clear(transportOf(request.headers, settings)));
    return {};
  });
}

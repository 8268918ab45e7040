// Headers that tell browsers what our pages may do, and the check that changes come from our own page.
import fastifyHelmet from '@fastify/helmet';
import type { Settings } from '../settings.ts';
import { isOwnOrigin, transportOf } from './origin.ts';
import { refuse } from './refusal.ts';
import type { App } from './types.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function guard(app: App, settings: Settings): void {
  // 'self' covers sockets to the same host; public origins are named as well for browsers that think otherwise.
  const sockets = settings.origins.map((origin) => origin.replace(/^http/u, 'ws'));
  app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'connect-src': ["'self'", ...sockets],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Links to seats carry their secret behind the #; still nothing of an address of ours is told to others.
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Only over https, below.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (transportOf(request.headers, settings) === 'https')
      reply.header('strict-transport-security', 'max-age=31536000');
    const mayPass = SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, settings);
    return mayPass ? undefined : refuse(request, reply, 'wrong-origin');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

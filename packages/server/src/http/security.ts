// Headers that tell browsers what our pages may do, and the check that changes come from our own page.
import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';
import { isOwnOrigin, transportOf } from './origin.ts';
import { refuse } from './refusal.ts';
import type { App } from './types.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What every answer says besides what it is for. */
export function securityHeaders(
  settings: Pick<Settings, 'origins' | 'proxies'>,
  asked: IncomingHttpHeaders,
): Readonly<Record<string, string>> {
  // 'self' covers sockets to the same host; public origins are named as well for browsers that think otherwise.
  const sockets = settings.origins.map((origin) => ` ${origin.replace(/^http/u, 'ws')}`);
  const policy = [
    "default-src 'self'",
    `connect-src 'self'${sockets.join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const overHttps: Record<string, string> =
    transportOf(asked, settings) === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {};
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Links to seats carry their secret behind the #; still nothing of an address of ours is told to others.
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...overHttps,
  };
}

export function guard(app: App, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(settings, request.headers));
    const mayPass = SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, settings);
    return mayPass ? undefined : refuse(request, reply, 'wrong-origin');
  });
}

// The HTTP side of the server, whole but not listening. Sockets are upgraded elsewhere, on the same `app.server`.
import { makeToken } from '@cordon/tables';
import Fastify, { LogController } from 'fastify';
import { addressOf } from './address.ts';
import { answerBrokenRequest, answerErrors, refusalOf } from './errors.ts';
import { serveGuests } from './guests.ts';
import { findPage, serveBuiltPage } from './page/builtPage.ts';
import { servePages } from './pages/servePages.ts';
import { refuse } from './refusal.ts';
import { guard, securityHeaders } from './security.ts';
import { USUAL_PATIENCE, type App, type AppParts } from './types.ts';
import { serveWatch } from './watch.ts';

export type { App, AppParts, Phase } from './types.ts';

const LARGEST_BODY = 16_384;
/** Connections beyond the sockets: pages, health checks, sockets on their way in. */
const SPARE_CONNECTIONS = 500;

/** Paths that machines ask for all the time and files of the page; their success is not worth a line. */
const ROUTINE = /^\/(health|ready|metrics|[^/:]+\.[a-z]+|[^/:]+\/\*)$/u;

export function makeApp(parts: AppParts): App {
  const { settings, log, metrics, patience = USUAL_PATIENCE } = parts;
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => makeToken().slice(0, 10),
    bodyLimit: LARGEST_BODY,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    frameworkErrors(error, request, reply) {
      // No hook has run here: the request has not been understood.
      void refuse(request, reply.headers(securityHeaders(settings, request.headers)), refusalOf(error));
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = settings.limits.sockets + SPARE_CONNECTIONS;
  // JSON only: a form or a plain text could be sent by a foreign page without asking first.
  app.removeContentTypeParser('text/plain');

  // A client that never finishes its request must not keep the server from closing.
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), patience.close);
    app.server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.httpAnswered(route, method, status, elapsedTime / 1000);
    const line = {
      method,
      path: request.url.split('?')[0],
      status,
      milliseconds: Math.round(elapsedTime * 10) / 10,
      address: addressOf(request.raw, settings.proxies),
    };
    if (ROUTINE.test(route) && status < 400) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
  guard(app, settings);
  answerErrors(app);
  serveGuests(app, parts);
  serveWatch(app, parts);
  const folder = findPage(settings.page);
  const pages = servePages(app, parts, folder === undefined ? 'missing' : 'served');
  const files = folder === undefined ? [] : serveBuiltPage(app, folder);
  const read = ['/health', '/ready', '/metrics', ...pages, ...files];
  refuseOtherMethods(app, {
    ...Object.fromEntries(read.map((path) => [path, ['GET']])),
    '/api/guest': ['GET', 'POST', 'DELETE'],
    '/api/guest/forget': ['POST'],
  });
  return app;
}

function refuseOtherMethods(app: App, paths: Readonly<Record<string, readonly string[]>>): void {
  for (const [url, methods] of Object.entries(paths)) {
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.route({
      url,
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      handler: (request, reply) => refuse(request, reply.header('allow', allowed.join(', ')), 'wrong-method'),
    });
  }
}

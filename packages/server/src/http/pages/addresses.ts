// Addresses that name something: what could not be a name is not there.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { App } from '../types.ts';

const NAME = /^[\w-]{1,60}$/u;

type Named = Readonly<Record<string, string>>;

/** Answers a path whose parts are names; any other part is refused. */
export function answersTo(
  app: App,
  path: string,
  answer: (
    request: FastifyRequest<{ Params: Named }>,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply>,
): void {
  app.get<{ Params: Named }>(path, (request, reply) =>
    Object.values(request.params).every((part) => NAME.test(part))
      ? answer(request, reply)
      : refuse(request, reply, 'not-found'),
  );
}

// From a request to its answer: what concerns hooks is answered here, all the rest by the tables.
import type { Answers, Request } from '@cordon/protocol';
import { handleAtTables, type Handled, rightsAt, type TableRequest, type Visit } from '@cordon/tables';
import type { Context } from '../context.ts';
import { hook, hooks, testHook, unhook } from './hooks.ts';

/** Throws a Refusal for whatever cannot be done; then nothing has changed. */
export async function handle(context: Context, visit: Visit, request: Request): Promise<Handled> {
  switch (request.type) {
    case 'hook':
    case 'hooks':
    case 'unhook':
    case 'test-hook':
      return { answer: await aboutHooks(context, visit, request) };
    default:
      return handleAtTables(context, visit, request);
  }
}

async function aboutHooks(
  context: Context,
  visit: Visit,
  request: Exclude<Request, TableRequest>,
): Promise<Answers[keyof Answers]> {
  const rights = await context.registry.see(request.table, (now) => rightsAt(visit, now));
  switch (request.type) {
    case 'hook':
      return hook(context, visit, rights, request);
    case 'hooks':
      return hooks(context, rights, request);
    case 'unhook':
      return unhook(context, rights, request);
    case 'test-hook':
      return testHook(context, rights, request);
  }
}

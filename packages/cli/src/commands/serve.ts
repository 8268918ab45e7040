// cordon serve: runs the server in this process until a signal ends it.
import { serve } from '@cordon/server';
import { numberOf, readArguments, textOf } from '../options.ts';

export const help = `Usage: cordon serve [options]

Serves tables to players on other machines. Everything is kept in one file, or in PostgreSQL if DATABASE_URL is set.

  --port N       the port to listen on (3000; 0 takes any that is free)
  --host NAME    the address to listen on (127.0.0.1: this machine alone; 0.0.0.0: everybody who can reach it)
  --data FILE    where tables are kept (data/cordon.db)

Each option stands for a variable of the environment; docs/operating.md lists them all.`;

const HIGHEST_PORT = 65_535;

export function run(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = readArguments(args, { port: text, host: text, data: text }, 0);
  const port = numberOf(values, 'port', 0, HIGHEST_PORT, undefined);
  return serve({
    ...process.env,
    ...(port === undefined ? {} : { CORDON_PORT: String(port) }),
    ...named('CORDON_HOST', textOf(values, 'host')),
    ...named('CORDON_DATA', textOf(values, 'data')),
  });
}

function named(name: string, value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { [name]: value };
}

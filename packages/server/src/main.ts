// The process: settings from the environment, the server, and signals that end it.
import { collectRarely } from './collector.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer, type RunningServer } from './server.ts';

/** Exit codes. Only wrong settings stay wrong: whatever looks after the process tries again after all others. */
const WRONG_SETTINGS = 2;
const UNEXPECTED = 70;
const STORE_BROKEN = 74;
/** The store cannot be reached or used just now, or the port is taken. */
const TRY_AGAIN = 75;

/** Runs until a signal ends the process; gives back the exit code. */
export async function serve(environment: NodeJS.ProcessEnv): Promise<number> {
  let server: RunningServer;
  let signal: Promise<'asked'>;
  collectRarely();
  // Where it leads to a full disk, the server goes on without.
  process.stderr.on('error', () => {});
  try {
    const settings = readSettings(environment);
    server = await startServer(settings);
    // Whoever reads that it serves may ask it to end at once.
    signal = asked();
    const { host } = settings.listen;
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    process.stderr.write(`cordon: serving at http://${shown}:${String(server.port)}/ (stop with Ctrl+C)\n`);
  } catch (error) {
    const lines = error instanceof SettingsError ? error.lines : [explain(error)];
    for (const line of lines) process.stderr.write(`cordon: ${line}\n`);
    return error instanceof SettingsError ? WRONG_SETTINGS : TRY_AGAIN;
  }
  process.on('unhandledRejection', (error) => {
    // What is on disk is safe; what is in memory may not be.
    server.log.fatal({ error }, 'stopping after an error that nobody expected');
    process.exit(UNEXPECTED);
  });
  const end = await Promise.race([signal, server.broken.then(() => 'broken' as const)]);
  if (end === 'broken')
    server.log.fatal('nothing can be written any more; stopping so that a new start can look');
  // Whoever asks a second time does not want to wait.
  const impatient = (): never => process.exit(1);
  process.once('SIGTERM', impatient).once('SIGINT', impatient);
  await server.close();
  return end === 'broken' ? STORE_BROKEN : 0;
}

function asked(): Promise<'asked'> {
  const { promise, resolve } = Promise.withResolvers<'asked'>();
  const done = (): void => {
    process.off('SIGTERM', done).off('SIGINT', done);
    resolve('asked');
  };
  process.on('SIGTERM', done).on('SIGINT', done);
  return promise;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'another program listens on this port already; choose one with CORDON_PORT';
  return error.message;
}

if (import.meta.main) process.exit(await serve(process.env));

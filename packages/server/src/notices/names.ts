// Finds the network addresses behind a name.
import { promises as dns } from 'node:dns';
import type { Reach } from './addresses.ts';

/** All addresses of a name; gives none or rejects if it has none or nobody answers. Stops early when the signal says so. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * With `any` names mean what they mean to every program of this machine. With `public` the name servers alone are asked:
 * a stranger's name that nobody answers for then holds up nothing else of the process.
 */
export function resolverFor(reach: Reach): Resolve {
  return reach === 'any' ? askMachine : askNameServers();
}

async function askMachine(name: string): Promise<readonly string[]> {
  const found = await dns.lookup(name, { all: true });
  return found.map(({ address }) => address);
}

/** Asks the name servers of this machine, or these. */
export function askNameServers(servers?: readonly string[]): Resolve {
  return async (name, signal) => {
    const resolver = new dns.Resolver({ timeout: 2000, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.removeEventListener('abort', cancel);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

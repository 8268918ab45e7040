// What an operator does to the store while this process uses it: looked for every second, and followed.
import type { Operation, Registry, Store } from '@cordon/tables';
import type { Bans } from './bans.ts';

const LOOK_EVERY = 1000;

export interface OperationParts {
  readonly store: Pick<Store, 'operations'>;
  readonly registry: Pick<Registry, 'find' | 'drop'>;
  readonly bans: Bans;
  /** Sends everybody away who is banned now. */
  readonly turnOut: () => void;
  /** Lets a guest come in again, under the name that the store knows now. */
  readonly greetAgain: (guest: string) => void;
  readonly trouble: (error: unknown, about: Readonly<Record<string, unknown>>) => void;
  readonly every?: number;
}

/** Gives back how to stop. What was done before is in the store already. */
export async function followOperations(parts: OperationParts): Promise<() => void> {
  const { store, trouble, every = LOOK_EVERY } = parts;
  const [latest] = await store.operations();
  let last = latest?.id ?? 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    try {
      for (const operation of await store.operations(last)) {
        last = operation.id;
        await obey(parts, operation);
      }
    } catch (error) {
      trouble(error, { of: 'operations' });
    }
    later();
  }

  function later(): void {
    if (isStopped) return;
    timer = setTimeout(() => void look(), every);
    timer.unref();
  }

  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function obey(parts: OperationParts, { what, subject }: Operation): Promise<void> {
  const { registry, bans, turnOut, greetAgain } = parts;
  switch (what) {
    case 'appended':
      return registry.find(subject)?.refresh();
    case 'rewritten':
      return registry.find(subject)?.reread();
    case 'deleted':
      registry.drop(subject);
      return;
    case 'guest':
      greetAgain(subject);
      return;
    case 'bans':
      await bans.load();
      turnOut();
  }
}

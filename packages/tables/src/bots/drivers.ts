// Bots that play with people, and bots that play a deal alone: the former never wait for the latter.
import { BOTS_HOST } from '../deals/botsHost.ts';
import type { Decider } from './decider.ts';
import { BotDriver } from './driver.ts';

export type Drivers = Pick<BotDriver, 'wake' | 'stop' | 'close'>;

export interface Deciders {
  readonly withPeople: Decider;
  readonly alone: Decider;
}

export function makeDrivers(
  { withPeople, alone }: Deciders,
  trouble: (error: unknown, table: string) => void,
  addressOf?: (guest: string) => string | undefined,
): Drivers {
  const among = new BotDriver(withPeople, trouble, addressOf);
  const aside = new BotDriver(alone, trouble, addressOf);
  return {
    wake: (live, table) => (table.host.id === BOTS_HOST.id ? aside : among).wake(live, table),
    stop(live) {
      among.stop(live);
      aside.stop(live);
    },
    async close() {
      await Promise.all([among.close(), aside.close()]);
    },
  };
}

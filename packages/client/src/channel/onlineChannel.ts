// The one link of this page to the server it came from, opened when somebody first needs it, and who one is there.
import { PROTOCOL } from '@cordon/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { settings } from '../settings/settings.ts';
import { guestDesk, type GuestTrouble } from './guest.ts';
import { openSocket, socketAddress, type SocketChannel } from './socketChannel.ts';

/** The name by which the server knows this browser: none yet, or not known whether there is one. */
export type KnownAs =
  | { readonly known: 'not-yet' }
  | { readonly known: 'nobody' }
  | { readonly known: 'guest'; readonly name: string };

const knownAs = createStore<KnownAs>(() => ({ known: 'not-yet' }));

export function useKnownAs(): KnownAs {
  return useStore(knownAs);
}

let opened: Promise<SocketChannel> | undefined;

/** Whoever has chosen a name goes by it; nobody is given one. */
async function introduce(): Promise<void> {
  const desk = guestDesk();
  const known = await desk.whoAmI();
  if (!known.ok) return;
  const wanted = settings.getState().name.trim();
  if (known.guest !== undefined && wanted === '') settings.setState({ name: known.guest.name });
  else if (wanted !== '' && wanted !== known.guest?.name) await desk.introduce(wanted);
}

/** Asks the server who came in, each time the link opens. */
async function askName(channel: SocketChannel): Promise<void> {
  const { guest } = await channel.ask<'hello'>({ type: 'hello', protocol: PROTOCOL });
  knownAs.setState(guest === undefined ? { known: 'nobody' } : { known: 'guest', name: guest.name }, true);
}

export function onlineChannel(): Promise<SocketChannel> {
  opened ??= (async () => {
    await introduce();
    return openSocket({
      url: socketAddress(location),
      opened: (channel) => void askName(channel).catch(() => undefined),
    });
  })();
  return opened;
}

/** Gives this browser a name on the server, or another one; the links that stand go on under it. */
export async function rename(name: string): Promise<'done' | GuestTrouble> {
  const channel = await onlineChannel();
  const answer = await guestDesk().introduce(name.trim());
  if (!answer.ok) return answer.trouble;
  const isFirst = knownAs.getState().known !== 'guest';
  settings.setState({ name: answer.guest?.name ?? name.trim() });
  knownAs.setState({ known: 'guest', name: answer.guest?.name ?? name.trim() }, true);
  // A link that came in without a cookie stays nobody's.
  if (isFirst) channel.reconnect();
  else await askName(channel).catch(() => undefined);
  return 'done';
}

/** Erases who this browser is on the server, for good; links come in anew, as nobody. */
export async function eraseMe(): Promise<'done' | GuestTrouble> {
  const desk = guestDesk();
  const known = await desk.whoAmI();
  if (!known.ok) return known.trouble;
  if (known.guest !== undefined) {
    const answer = await desk.erase(known.guest.id);
    if (!answer.ok) return answer.trouble;
  }
  // The name would otherwise make a new guest at the next opportunity.
  settings.setState({ name: '' });
  knownAs.setState({ known: 'nobody' }, true);
  (await onlineChannel()).reconnect();
  return 'done';
}

/** The name of the settings reaches the server, if the page has anything to do with it. */
export function keepName(): void {
  const name = settings.getState().name.trim();
  const known = knownAs.getState();
  if (opened === undefined || name === '' || (known.known === 'guest' && known.name === name)) return;
  void rename(name);
}

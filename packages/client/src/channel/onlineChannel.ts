// The one link of this page to the server it came from, opened when somebody first needs it.
import { settings } from '../settings/settings.ts';
import { guestDesk } from './guest.ts';
import { openSocket, socketAddress, type SocketChannel } from './socketChannel.ts';

let opened: Promise<SocketChannel> | undefined;

/** A visitor without a name gets the one of the settings, or a plain one that can be changed later. */
async function introduce(): Promise<void> {
  const desk = guestDesk();
  const known = await desk.whoAmI();
  if (known.ok && known.guest !== undefined) {
    if (settings.getState().name === '') settings.setState({ name: known.guest.name });
    return;
  }
  const { name } = settings.getState();
  await desk.introduce(name.trim() === '' ? plainName() : name.trim());
}

function plainName(): string {
  const [number = 0] = crypto.getRandomValues(new Uint16Array(1));
  return `Guest ${String(1000 + (number % 9000))}`;
}

export function onlineChannel(): Promise<SocketChannel> {
  opened ??= (async () => {
    await introduce();
    return openSocket({ url: socketAddress(location) });
  })();
  return opened;
}

/** Gives this browser another name on the server. */
export async function rename(name: string): Promise<'done' | 'refused'> {
  const answer = await guestDesk().introduce(name);
  if (!answer.ok) return 'refused';
  settings.setState({ name: answer.guest?.name ?? name });
  (await opened)?.reconnect();
  return 'done';
}

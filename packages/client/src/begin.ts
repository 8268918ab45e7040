// Where the page begins: what its address needs is asked for first, and the page itself beside it. It is drawn once, when all of that is there.
import { fetchEarly } from './app/early.ts';

async function start(): Promise<void> {
  const early = fetchEarly(location.pathname);
  const { begin } = await import('./main.tsx');
  await early;
  begin();
}

void start();

// Keeps the page for times without a network, and says when a newer version is there.

/** What the visitor can answer: the new version takes over, and the page is shown anew. */
export type TakeOver = () => void;

/** Only a built page is kept: while one works on the page, nothing old may come back. */
export function registerOffline(onNewVersion: (takeOver: TakeOver) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the first screen is there: the files that are kept must not compete with those that are needed.
  if (document.readyState === 'complete') void register(onNewVersion);
  else addEventListener('load', () => void register(onNewVersion), { once: true });
}

async function register(onNewVersion: (takeOver: TakeOver) => void): Promise<void> {
  const { serviceWorker } = navigator;
  let agreed: 'yes' | 'no' = 'no';
  const offer = (waiting: ServiceWorker): void => {
    // The first version has nothing to take over from.
    if (serviceWorker.controller === null) return;
    onNewVersion(() => {
      agreed = 'yes';
      waiting.postMessage('take-over', []);
    });
  };
  serviceWorker.addEventListener('controllerchange', () => {
    if (agreed === 'yes') location.reload();
  });
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer(installing);
      });
    });
  } catch {
    // A browser that keeps nothing still plays, as long as there is a network.
  }
}

// Light or dark before anything is painted: what the visitor chose, else what the system prefers. Kept up by src/frame/useTheme.ts.
(() => {
  /** @type {unknown} */
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem('cordon.settings') ?? '{}');
  } catch {
    // A browser that keeps nothing has a system with a preference all the same.
  }
  const chosen = typeof kept === 'object' && kept !== null && 'theme' in kept ? kept.theme : undefined;
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

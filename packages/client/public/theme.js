// Light or dark before anything is painted: what the visitor chose, else what the system prefers. Kept up by src/frame/useTheme.ts.
(() => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('cordon.settings') ?? '{}').theme;
  } catch {
    // A browser that keeps nothing has a system with a preference all the same.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();

// Light or dark, as the visitor chose or the system prefers, on the root of the page; the browser's own frame takes the colour of the page.
import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';

export type Theme = 'light' | 'dark';

const QUERY = '(prefers-color-scheme: dark)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The colour around the page, which depends on its theme and its look. */
export function paintFrame(): void {
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (frame !== null) frame.content = getComputedStyle(document.documentElement).backgroundColor;
}

export function useTheme(): void {
  const chosen = useSettings((state) => state.theme);
  const system = useSyncExternalStore<Theme>(listen, () => (matchMedia(QUERY).matches ? 'dark' : 'light'));
  const theme = chosen === 'system' ? system : chosen;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    paintFrame();
  }, [theme]);
}

// Going from screen to screen, wherever the page is mounted.
import { useCallback } from 'react';
import { useLocation } from 'wouter';

export interface Navigation {
  readonly path: string;
  readonly goTo: (path: string) => void;
}

export function useNavigation(): Navigation {
  const [path, setPath] = useLocation();
  const goTo = useCallback((to: string) => setPath(to), [setPath]);
  return { path, goTo };
}

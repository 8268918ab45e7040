// Going from screen to screen, wherever the page is mounted.
import { useLocation } from 'wouter';

export interface Navigation {
  readonly path: string;
  readonly goTo: (path: string) => void;
}

export function useNavigation(): Navigation {
  const [path, setPath] = useLocation();
  return { path, goTo: (to) => setPath(to) };
}

// The look of the whole page while a screen is there, dialogs and menus included.
import { useEffect } from 'react';

export function useLook(look: 'night' | 'paper'): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['look'];
    root.dataset['look'] = look;
    return () => {
      if (before === undefined) delete root.dataset['look'];
      else root.dataset['look'] = before;
    };
  }, [look]);
}

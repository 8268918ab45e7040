// The look of the whole page while a screen is there, dialogs and menus included.
import { useEffect } from 'react';
import { paintFrame } from './useTheme.ts';

export function useLook(look: 'night' | 'paper'): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['look'];
    root.dataset['look'] = look;
    paintFrame();
    return () => {
      if (before === undefined) delete root.dataset['look'];
      else root.dataset['look'] = before;
      paintFrame();
    };
  }, [look]);
}

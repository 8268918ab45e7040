// The look of the whole page while a screen is there, dialogs and menus included.
import { useEffect, useInsertionEffect } from 'react';
import type { Look } from '../kits/files.ts';
import { paintFrame } from './useTheme.ts';

export function useLook(look: Look): void {
  // Before anything of the screen is styled: afterwards all of it would be styled again.
  useInsertionEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['look'];
    root.dataset['look'] = look;
    return () => {
      if (before === undefined) delete root.dataset['look'];
      else root.dataset['look'] = before;
    };
  }, [look]);
  useEffect(() => {
    paintFrame();
    return paintFrame;
  }, [look]);
}

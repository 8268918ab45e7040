// Which panel is open beside the board; the device remembers it, except where an open panel would hide the game.
import { useEffect, useState } from 'react';
import type { Shape } from './useShape.ts';

export const TABS = ['infection', 'log', 'proposals', 'chat'] as const;
export type PanelTab = (typeof TABS)[number];
export type OpenPanel = PanelTab | 'none';

const KEY = 'cordon.panel';
/** From here on there is room for a panel beside the map, in pixels. */
const ROOMY = 1700;

export function readPanel(text: string | null, width: number): OpenPanel {
  if (text === 'none') return 'none';
  return TABS.find((tab) => tab === text) ?? (width >= ROOMY ? 'infection' : 'none');
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(panel: OpenPanel): void {
  try {
    localStorage.setItem(KEY, panel);
  } catch {
    // A browser that keeps nothing begins with closed panels.
  }
}

const isSmall = (shape: Shape): boolean => shape === 'phone' || shape === 'low';

export function usePanelTab(shape: Shape): readonly [OpenPanel, (panel: OpenPanel) => void] {
  const [panel, setPanel] = useState<OpenPanel>('none');
  useEffect(() => setPanel(isSmall(shape) ? 'none' : readPanel(kept(), innerWidth)), [shape]);
  const open = (next: OpenPanel): void => {
    setPanel(next);
    if (!isSmall(shape)) keep(next);
  };
  return [panel, open];
}

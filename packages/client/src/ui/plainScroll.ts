// Stands in for the library with which sheets and menus keep the page behind them from scrolling: that one writes styles into the
// page, which the security policy forbids. Ours leaves it to a rule in styles/base.css. Put in its place by vite.config.ts.
import { createElement, type ElementType, type ReactNode } from 'react';

interface RemoveScrollProps {
  readonly as?: ElementType;
  readonly children?: ReactNode;
  readonly allowPinchZoom?: unknown;
  readonly shards?: unknown;
}

export function RemoveScroll({
  as = 'div',
  children,
  allowPinchZoom: _pinch,
  shards: _shards,
  ...rest
}: RemoveScrollProps) {
  return createElement(as, rest, children);
}

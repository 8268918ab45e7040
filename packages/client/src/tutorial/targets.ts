// Finds what a step points at, as long as it is in sight.
import type { Box } from './placing.ts';

const OVER_MAP = '[data-floats], [data-tour="laboratory"]';

export function selectorOf(target: string): string {
  return target.startsWith('city:') ? `[data-stop="${target}"]` : `[data-tour="${target}"]`;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A city counts only where the map shows it, and neither a panel nor the laboratory lies over it. */
function isShown(element: Element): boolean {
  const { left, top, width, height } = boxOf(element);
  if (width === 0 || height === 0) return false;
  const map = element.closest('[data-tour="board"]');
  if (map === null || map === element) return true;
  const frame = boxOf(map);
  const [x, y] = [left + width / 2, top + height / 2];
  const isWithin =
    x > frame.left && x < frame.left + frame.width && y > frame.top && y < frame.top + frame.height;
  return isWithin && (document.elementFromPoint(x, y)?.closest(OVER_MAP) ?? null) === null;
}

export function findTarget(targets: readonly string[]): Element | undefined {
  for (const target of targets) {
    const element = document.querySelector(selectorOf(target));
    if (element !== null && isShown(element)) return element;
  }
  return undefined;
}

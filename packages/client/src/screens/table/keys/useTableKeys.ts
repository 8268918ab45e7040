// Hears the keys of the table wherever the focus is, also before anything on the page has it. A key presses the button that names it
// (`aria-keyshortcuts`), so what cannot be pressed has no key either.
import { useEffect, useRef } from 'react';
import type { KeyDeed } from '../../../words/table.ts';
import { deedOf } from './keys.ts';

export interface KeyDeeds {
  readonly cancel: () => void;
  readonly openKeys: () => void;
  /** Whether the board is one of the past. */
  readonly isBack: boolean;
  /** A move back or forward. */
  readonly walk: (by: -1 | 1) => void;
}

/** What lies over the table hears its keys itself; a menu beside a city is part of the table. */
const OVER = '[role="dialog"]:not([data-table]), [role="alertdialog"], [role="menu"], [role="listbox"]';
const isOver = (): boolean =>
  [...document.querySelectorAll(OVER)].some(
    // An explanation that opened under a resting pointer, or for what has the focus, leaves the keys to the table.
    (one) => !one.matches('[data-peek]') || one.contains(document.activeElement),
  );
/** Where letters are typed. */
const TYPED = 'input, textarea, select, [contenteditable="true"]';
/** What has arrow keys of its own. */
const OWN_ARROWS =
  '[data-stop], [data-spot], [data-slot], [role="slider"], [role="radio"], [data-motion][role="group"], [role="tablist"]:not([aria-orientation="vertical"])';
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"], [role="tab"], [data-stop]';

const isIn = (target: Element | undefined, selector: string): boolean =>
  (target?.closest(selector) ?? undefined) !== undefined;

export function useTableKeys(deeds: KeyDeeds): void {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    let walksByKey = false;
    let swallowsSpace = false;
    const point = (): void => {
      walksByKey = false;
    };
    const hear = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) walksByKey = true;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (isIn(target, TYPED) || isOver()) return;
      const deed = deedOf(event.key);
      if (deed === undefined || (event.repeat && deed !== 'history')) return;
      // Whoever came to a button by keys presses it by keys.
      if (deed === 'go' && walksByKey && isIn(target, PRESSED_BY_SPACE)) return;
      if (!does(deed, event.key, target, latest.current)) return;
      swallowsSpace = deed === 'go';
      event.preventDefault();
    };
    // Some browsers press a button when the key comes up.
    const release = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !swallowsSpace) return;
      swallowsSpace = false;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    document.addEventListener('keyup', release);
    document.addEventListener('pointerdown', point, true);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('keyup', release);
      document.removeEventListener('pointerdown', point, true);
    };
  }, []);
}

/** Whether it did anything. */
function does(deed: KeyDeed, key: string, target: Element | undefined, deeds: KeyDeeds): boolean {
  switch (deed) {
    case 'cancel':
      deeds.cancel();
      return true;
    case 'keys':
      deeds.openKeys();
      return true;
    case 'history':
      if (isIn(target, OWN_ARROWS) || !(deeds.isBack || key === 'ArrowLeft')) return false;
      deeds.walk(key === 'ArrowLeft' ? -1 : 1);
      return true;
    case 'map':
      return focusMap();
    case 'lab':
      return focusLab() || press(key.toLowerCase());
    case 'go':
      return press('Space');
    default:
      return press(key.toLowerCase());
  }
}

function focusMap(): boolean {
  const place = document.querySelector<SVGElement>('[data-stop][tabindex="0"]');
  place?.focus({ preventScroll: true });
  return place !== null;
}

/** Where it is folded away, its button opens it. */
function focusLab(): boolean {
  const place = document.querySelector<HTMLElement>('[data-spot][tabindex="0"]');
  place?.focus({ preventScroll: true });
  return place !== null;
}

function press(key: string): boolean {
  const named = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)];
  const shown = named.filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled="true"]'),
  );
  // The menu beside a city comes before the grid.
  const first = shown.find((one) => one.closest('[data-table]') !== null) ?? shown[0];
  first?.click();
  return first !== undefined;
}

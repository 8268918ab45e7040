// Lays the card beside its target on a wide screen; on a narrow one it lies at the bottom and the page scrolls to the target.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSettings } from '../settings/settings.ts';
import { placeBeside, placeCard, scrollFor, type Point, type Size } from './placing.ts';
import { boxOf } from './targets.ts';
import type { Sight } from './useSight.ts';

export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  { element, target, row, dock, window: whole, width }: Sight,
  title: string,
): Point | undefined {
  const motion = useSettings((state) => state.motion);
  const size = useSize(card);
  const covered = width === 'narrow' ? size.height : 0;

  // What lies at the end of a narrow page can be scrolled above the card.
  useEffect(() => {
    document.body.style.paddingBottom = `${String(covered)}px`;
    return () => {
      document.body.style.paddingBottom = '';
    };
  }, [covered]);

  // It scrolls when the target is another one or has another place on the page, never because somebody scrolls.
  const depth = target === undefined ? 0 : Math.round((target.top + scrollY) / 8);
  const end = dock === undefined ? 0 : Math.round((dock.top + dock.height + scrollY) / 8);
  const actions = useRef(dock);
  useEffect(() => {
    actions.current = dock;
  });
  useEffect(() => {
    if (width !== 'narrow' || element === undefined || covered === 0) return;
    const top = scrollFor(boxOf(element), document.documentElement.clientHeight - covered, actions.current);
    if (top !== 0) scrollBy({ top, behavior: motion === 'full' ? 'smooth' : 'instant' });
  }, [width, element, depth, end, covered, motion, title]);

  if (width === 'narrow') return undefined;
  if (width === 'beside' && row !== undefined)
    return placeBeside(size, { window: whole, target, column: row });
  return placeCard(size, { window: whole, target, clear: row === undefined ? [] : [row] });
}

function useSize(card: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [card]);
  return size;
}

// Whoever was in the card of the guide stays there when its buttons change.
import { useEffect, useRef, type RefObject } from 'react';

export function useKeptFocus(
  card: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  title: string,
): void {
  const wasInside = useRef<'yes' | 'no'>('no');
  useEffect(() => {
    const { activeElement, body } = document;
    if (wasInside.current === 'yes' && (activeElement === null || activeElement === body))
      heading.current?.focus({ preventScroll: true });
  }, [heading, title]);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      const isInside = event.target instanceof Node && card.current?.contains(event.target) === true;
      wasInside.current = isInside ? 'yes' : 'no';
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [card]);
}

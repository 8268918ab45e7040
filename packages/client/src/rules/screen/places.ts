// The ids of places on the rules screen.
export const placeId = (anchor: string): string => `rules-${anchor}`;

/** Brings a place into sight and lets the keyboard go on from there. */
export function goTo(anchor: string): void {
  const place = document.querySelector<HTMLElement>(`#${CSS.escape(placeId(anchor))}`);
  if (place === null) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

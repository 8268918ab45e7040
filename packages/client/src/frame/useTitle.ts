// What the tab is called while a screen is there.
import { useEffect } from 'react';

/** Every screen has a title of its own; nothing is changed while it is not known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Cordon`;
  }, [title]);
}

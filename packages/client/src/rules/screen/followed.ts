// A link that the page follows by itself, unless somebody wants it in a tab or window of its own.
import type { MouseEvent } from 'react';

export function followed(follow: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}

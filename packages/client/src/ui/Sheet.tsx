// A dialog in the middle of the page, or at the bottom of a phone. What draws it is fetched when the first one opens.
import { opensLater } from './Later.tsx';
import type { SheetProps } from './sheet.ts';

export const Sheet = opensLater<SheetProps>(async () => (await import('./OpenSheet.tsx')).OpenSheet);

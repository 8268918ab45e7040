// What a sheet is told.
import type { ReactNode } from 'react';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: 'yes' | 'no';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

// A dialog in the middle of the page, or at the bottom of a phone.
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: 'yes' | 'no';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is marked with `data-first` is in hand when a sheet opens, else what comes first. */
function focusFirst(event: Event): void {
  const { currentTarget } = event;
  const first =
    currentTarget instanceof HTMLElement ? currentTarget.querySelector('[data-first]') : undefined;
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  first.focus();
}

export function Sheet({ title, closeLabel, open, onClose, children }: SheetProps) {
  return (
    <Dialog.Root open={open === 'yes'} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['veil']} />
        <Dialog.Content className={styles['sheet']} aria-describedby={undefined} onOpenAutoFocus={focusFirst}>
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            <Dialog.Close className={styles['close']} aria-label={closeLabel}>
              <Glyph name="close" />
            </Dialog.Close>
          </div>
          <div className={styles['body']}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

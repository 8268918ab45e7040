// A sheet as it is drawn.
import { Dialog } from 'radix-ui';
import { Glyph } from '../icons/Glyph.tsx';
import type { SheetProps } from './sheet.ts';
import styles from './Sheet.module.css';

/** What is marked with `data-first` is in hand when a sheet opens, else what comes first. */
function focusFirst(event: Event): void {
  const { currentTarget } = event;
  const first =
    currentTarget instanceof HTMLElement ? currentTarget.querySelector('[data-first]') : undefined;
  if (!(first instanceof HTMLElement)) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}

export function OpenSheet({ title, closeLabel, open, onClose, children }: SheetProps) {
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

// Whatever it is put around explains itself: a card with a few sentences and a way into the rules.
import { Popover } from 'radix-ui';
import { cloneElement, useContext, useId, type MouseEvent, type ReactElement } from 'react';
import { ExplainContext } from './context.ts';
import { lookUp } from './explain/lookUp.ts';
import type { What } from './explain/explanation.ts';
import { useExplanations } from './explain/useExplanations.ts';
import { ExplainCard } from './ExplainCard.tsx';
import styles from './Explained.module.css';
import { usePeek } from './usePeek.ts';

export interface ExplainedProps {
  readonly what: What;
  /** One element that can take focus; its own handlers are kept. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>;
}

export function Explained({ what, children }: ExplainedProps) {
  const explaining = useContext(ExplainContext);
  const explanations = useExplanations(explaining);
  const explanation = explanations === undefined ? undefined : lookUp(explanations, what);
  const { opened, close, anchor, onAnchor, onCard } = usePeek();
  const text = useId();
  const isOpen = opened !== 'closed' && explanation !== undefined;
  const described = [children.props['aria-describedby'], isOpen ? text : undefined].filter(
    (id) => id !== undefined,
  );
  const readRules = (event: MouseEvent, section: string) => {
    if (explaining?.onOpenRules === undefined) return;
    event.preventDefault();
    close();
    explaining.onOpenRules(explaining.game, section);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={close}>
      <Popover.Anchor asChild className={styles['anchor']} {...onAnchor}>
        {described.length === 0
          ? children
          : cloneElement(children, { 'aria-describedby': described.join(' ') })}
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={styles['card']}
          side="top"
          sideOffset={8}
          collisionPadding={8}
          data-look={anchor?.closest('[data-look]')?.getAttribute('data-look')}
          data-contrast={anchor?.closest('[data-contrast]')?.getAttribute('data-contrast')}
          aria-labelledby={`${text}-title`}
          onOpenAutoFocus={(event) => {
            if (opened !== 'key') event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (anchor instanceof HTMLElement || anchor instanceof SVGElement) returnFocus(anchor);
          }}
          {...onCard}
        >
          {explaining === undefined || explanation === undefined ? undefined : (
            <ExplainCard
              id={text}
              what={what}
              explanation={explanation}
              explaining={explaining}
              onRead={readRules}
            />
          )}
          <Popover.Arrow className={styles['arrow']} width={16} height={8} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Only when it was lost with the card: whoever has moved on stays there. */
function returnFocus(anchor: HTMLElement | SVGElement): void {
  const { activeElement, body } = anchor.ownerDocument;
  if (activeElement === null || activeElement === body) anchor.focus({ preventScroll: true });
}

// Whatever it is put around explains itself: a card with a few sentences and a way into the rules.
import { Slot } from 'radix-ui';
import { cloneElement, lazy, Suspense, useContext, useId, type ReactElement } from 'react';
import { ExplainContext } from './context.ts';
import { lookUpIn } from './explain/lookUp.ts';
import type { What } from './explain/explanation.ts';
import { useExplanations } from './explain/useExplanations.ts';
import styles from './Explained.module.css';
import { usePeek, type Opens } from './usePeek.ts';

const ExplainCard = lazy(async () => ({ default: (await import('./ExplainCard.tsx')).ExplainCard }));

export interface ExplainedProps {
  readonly what: What;
  readonly opens?: Opens;
  /** One element that can take focus; its own handlers are kept. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>;
}

export function Explained({ what, opens, children }: ExplainedProps) {
  const explaining = useContext(ExplainContext);
  const explanations = useExplanations(explaining);
  const explanation =
    explanations === undefined ? undefined : lookUpIn([explanations, ...(explaining?.boxes ?? [])], what);
  const { opened, close, returnFocus, anchor, onAnchor, onCard } = usePeek(opens);
  const text = useId();
  const isOpen = opened !== 'closed' && explanation !== undefined;
  const described = [children.props['aria-describedby'], isOpen ? text : undefined].filter(
    (id) => id !== undefined,
  );
  return (
    <>
      <Slot.Root className={styles['anchor']} {...onAnchor}>
        {described.length === 0
          ? children
          : cloneElement(children, { 'aria-describedby': described.join(' ') })}
      </Slot.Root>
      {isOpen && explaining !== undefined && anchor !== undefined ? (
        <Suspense fallback={undefined}>
          <ExplainCard
            id={text}
            what={what}
            explanation={explanation}
            explaining={explaining}
            anchor={anchor}
            opened={opened}
            onCard={onCard}
            onClose={close}
            onReturn={returnFocus}
          />
        </Suspense>
      ) : undefined}
    </>
  );
}

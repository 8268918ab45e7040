// Whatever it is put around explains itself: a card with a few sentences and a way into the rules.
import { lazy, Suspense, useContext, useId, type ReactElement } from 'react';
import { later } from '../promises/later.ts';
import { ExplainContext } from './context.ts';
import { lookUpIn } from './explain/lookUp.ts';
import type { What } from './explain/explanation.ts';
import { useExplanations } from './explain/useExplanations.ts';
import { withMore } from './slot.ts';
import styles from './Explained.module.css';
import { usePeek, type Opens } from './usePeek.ts';

const fetchCard = later(() => import('./ExplainCard.tsx'));
const ExplainCard = lazy(async () => ({ default: (await fetchCard()).ExplainCard }));

export interface ExplainedProps {
  readonly what: What;
  readonly opens?: Opens;
  /** One element that can take focus; its own handlers are kept. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>;
}

export function Explained({ what, opens, children }: ExplainedProps) {
  const explaining = useContext(ExplainContext);
  const { opened, close, returnFocus, anchor, onAnchor, onCard } = usePeek(opens);
  const explanations = useExplanations(opened === 'closed' ? undefined : explaining);
  const explanation = explanations === undefined ? undefined : lookUpIn(explanations, what);
  const text = useId();
  const isOpen = opened !== 'closed' && explanation !== undefined;
  return (
    <>
      {withMore(children, {
        className: styles['anchor'],
        ...onAnchor,
        ...(isOpen ? { 'aria-describedby': text } : {}),
      })}
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

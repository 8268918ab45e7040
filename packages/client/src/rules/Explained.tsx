// Whatever it is put around explains itself: a card with a few sentences and a way into the rules.
import { Popover } from 'radix-ui';
import { cloneElement, useContext, useEffect, useId, useRef, type ReactElement } from 'react';
import { ExplainContext } from './context.ts';
import { lookUp } from './explain/lookUp.ts';
import type { What } from './explain/explanation.ts';
import { useExplanations } from './explain/useExplanations.ts';
import { ExplainCard } from './ExplainCard.tsx';
import styles from './Explained.module.css';
import { usePeek } from './usePeek.ts';

/** Pixels between a thing and its card. */
const GAP = 8;

/** How far up the card has to go so that it covers nothing else of a group that wants to stay in sight. */
function clearance(anchor: Element | undefined): number {
  const group = anchor?.closest('[data-uncovered]');
  if (anchor === undefined || group === null || group === undefined) return 0;
  return Math.max(0, anchor.getBoundingClientRect().top - group.getBoundingClientRect().top);
}

export interface ExplainedProps {
  readonly what: What;
  /** One element that can take focus; its own handlers are kept. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string | undefined }>;
}

export function Explained({ what, children }: ExplainedProps) {
  const explaining = useContext(ExplainContext);
  const explanations = useExplanations(explaining);
  const explanation = explanations === undefined ? undefined : lookUp(explanations, what);
  const { opened, close, returnFocus, anchor, onAnchor, onCard } = usePeek();
  const text = useId();
  const card = useRef<HTMLDivElement>(null);
  const hasFocus = useRef<'yes' | 'no'>('no');
  // A card that lies open already takes the focus when the key asks for it.
  useEffect(() => {
    if (opened === 'key') card.current?.focus();
  }, [opened]);
  const isOpen = opened !== 'closed' && explanation !== undefined;
  const described = [children.props['aria-describedby'], isOpen ? text : undefined].filter(
    (id) => id !== undefined,
  );
  const { onOpenRules, game } = explaining ?? {};
  const readRules =
    onOpenRules === undefined || game === undefined
      ? undefined
      : (section: string) => {
          close();
          onOpenRules(game, section);
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
          sideOffset={GAP + clearance(anchor)}
          collisionPadding={8}
          data-look={anchor?.closest('[data-look]')?.getAttribute('data-look')}
          data-contrast={anchor?.closest('[data-contrast]')?.getAttribute('data-contrast')}
          aria-labelledby={`${text}-title`}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (opened === 'key') card.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (hasFocus.current === 'yes') returnFocus();
          }}
          onFocusOutside={(event) => {
            if (event.target instanceof Node && anchor?.contains(event.target) === true)
              event.preventDefault();
          }}
          onFocus={() => {
            hasFocus.current = 'yes';
          }}
          onBlur={() => {
            hasFocus.current = 'no';
          }}
          {...onCard}
        >
          {explaining === undefined || explanation === undefined ? undefined : (
            <ExplainCard
              id={text}
              frame={card}
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

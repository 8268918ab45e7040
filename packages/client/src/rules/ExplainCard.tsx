// The card of an explanation, above what it explains. It is fetched when the first one is wanted.
import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { Explaining } from './context.ts';
import { RolePortrait } from '../icons/RolePortrait.tsx';
import type { Explanation, What } from './explain/explanation.ts';
import styles from './ExplainCard.module.css';
import { rulesPath } from './path.ts';
import { rulesWords } from './rulesWords.ts';
import { followed } from './screen/followed.ts';
import type { Peek } from './usePeek.ts';

/** Pixels between a thing and its card. */
const GAP = 8;

/** How far up the card has to go so that it covers nothing else of a group that wants to stay in sight. */
function clearance(anchor: Element): number {
  const group = anchor.closest('[data-uncovered]');
  if (group === null) return 0;
  return Math.max(0, anchor.getBoundingClientRect().top - group.getBoundingClientRect().top);
}

export interface ExplainCardProps extends Pick<Peek, 'opened' | 'onCard'> {
  /** Of the text that describes the thing. */
  readonly id: string;
  readonly what: What;
  readonly explanation: Explanation;
  readonly explaining: Explaining;
  readonly anchor: Element;
  readonly onClose: () => void;
  /** Gives the focus back to the thing. */
  readonly onReturn: () => void;
}

export function ExplainCard(props: ExplainCardProps) {
  const { id, anchor, opened, onCard, onClose, onReturn } = props;
  const thing = useRef(anchor);
  const card = useRef<HTMLDivElement>(null);
  const hasFocus = useRef<'yes' | 'no'>('no');
  // A card that lies open already takes the focus when the key asks for it.
  useEffect(() => {
    if (opened === 'key') card.current?.focus();
  }, [opened]);
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={thing} />
      <Popover.Portal>
        <Popover.Content
          className={styles['card']}
          side="top"
          sideOffset={GAP + clearance(anchor)}
          collisionPadding={8}
          // A portrait wears the colour that the role has where it is explained.
          style={{ '--role': getComputedStyle(anchor).getPropertyValue('--role') }}
          data-look={anchor.closest('[data-look]')?.getAttribute('data-look')}
          data-contrast={anchor.closest('[data-contrast]')?.getAttribute('data-contrast')}
          aria-labelledby={`${id}-title`}
          data-peek={opened}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (opened === 'key') card.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (hasFocus.current === 'yes') onReturn();
          }}
          onFocusOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
          }}
          onFocus={() => {
            hasFocus.current = 'yes';
          }}
          onBlur={() => {
            hasFocus.current = 'no';
          }}
          {...onCard}
        >
          <div ref={card} className={styles['scroll']} tabIndex={-1}>
            <Sentences {...props} />
          </div>
          <Popover.Arrow className={styles['arrow']} width={16} height={8} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Sentences({ id, what, explanation, explaining, onClose }: ExplainCardProps) {
  const { title, text, points, book, section } = explanation;
  const { language, onOpenRules } = explaining;
  return (
    <>
      {what.kind === 'role' ? (
        <RolePortrait role={what.id} size={64} className={styles['portrait'] ?? ''} />
      ) : undefined}
      <div id={id}>
        <div id={`${id}-title`} className={styles['title']}>
          {title}
        </div>
        <p className={styles['text']}>{text}</p>
        {points.length === 0 ? undefined : (
          <ul className={styles['points']}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      {section === undefined ? undefined : (
        <a
          className={styles['link']}
          href={rulesPath(book, section)}
          onClick={
            onOpenRules === undefined
              ? undefined
              : followed(() => {
                  onClose();
                  onOpenRules(book, section);
                })
          }
        >
          {rulesWords(language).readRules}
        </a>
      )}
    </>
  );
}

// Several kinds share a cell: it was opened, and one of them is to be chosen. What cannot be done now says why.
import type { Cell } from '../../../choices/cells.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/context.tsx';
import { DIGITS } from '../keys/keys.ts';
import { useShape } from '../useShape.ts';
import { begin } from './Grid.tsx';
import type { Reasons } from './useReasons.ts';
import styles from './Narrowing.module.css';

export interface KindListProps {
  readonly cell: Cell;
  readonly reasons: Reasons;
}

export function KindList({ cell: { key, kinds, offers }, reasons }: KindListProps) {
  const { game, say } = useScene();
  const { play, selection } = useDeeds();
  const { reader, table } = useWords();
  const isOffered = (kind: Cell['kinds'][number]): boolean => offers.some((offer) => offer.kind === kind);
  const offered = kinds.filter(isOffered);
  const shape = useShape();
  /** On a small screen the cell has said the rest. */
  const shown = (kind: string, label: string): string => {
    const short = say.kindShort(game, kind);
    const isEnough = (shape === 'phone' || shape === 'low') && short !== say.kindShort(game, key);
    return isEnough ? short : label;
  };
  return (
    <ul className={styles['options']} data-kinds="yes">
      {kinds.map((kind) => {
        const { name } = kind;
        const label = say.kindLabel(game, name);
        const text = shown(name, label);
        const named = label.toLowerCase().includes(text.toLowerCase()) ? label : reader.about(text, label);
        return (
          <li key={name}>
            {isOffered(kind) ? (
              <Button
                size="small"
                aria-label={named}
                data-tour={`kind:${name}`}
                aria-keyshortcuts={DIGITS[offered.indexOf(kind)]}
                icon={<KindIcon kind={name} size={20} />}
                onClick={() => begin(name, offers, play, selection.action)}
              >
                {text}
              </Button>
            ) : (
              <Button
                size="small"
                weight="quiet"
                aria-disabled="true"
                aria-label={reader.about(named, table.actions.notNow)}
                aria-description={reasons.of(name)}
                data-quiet={`kind:${name}`}
                icon={<KindIcon kind={name} size={20} />}
                onClick={() => reasons.tell(name)}
                onPointerEnter={({ pointerType }) => reasons.rest(name, pointerType)}
                onPointerLeave={reasons.leave}
              >
                {text}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

// Several kinds share a cell: it was opened, and one of them is to be chosen.
import type { Cell } from '../../../choices/cells.ts';
import { KindIcon } from '../../../icons/KindIcon.tsx';
import { useDeeds } from '../../../scene/deeds.ts';
import { useScene } from '../../../scene/scene.ts';
import { Button } from '../../../ui/Button.tsx';
import { DIGITS } from '../keys/keys.ts';
import { begin } from './Grid.tsx';
import styles from './Narrowing.module.css';

export function KindList({ cell: { kinds, offers } }: { readonly cell: Cell }) {
  const { game, say } = useScene();
  const { play, selection } = useDeeds();
  const offered = kinds.filter((kind) => offers.some((offer) => offer.kind === kind));
  return (
    <ul className={styles['options']}>
      {offered.map(({ name }, index) => (
        <li key={name}>
          <Button
            size="small"
            data-tour={`kind:${name}`}
            aria-keyshortcuts={DIGITS[index]}
            icon={<KindIcon kind={name} size={20} />}
            onClick={() => begin(name, offers, play, selection.action)}
          >
            {say.kindLabel(game, name)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

// What people at the table say to each other, beside the board.
import type { TalkProps } from './Talk.tsx';
import { hasSides } from '../table/sides.ts';
import { useScene } from '../scene/scene.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import { Talk } from './Talk.tsx';
import styles from './Chat.module.css';

export function Chat({ onSay }: Pick<TalkProps, 'onSay'>) {
  const { model, names, mine, seat } = useScene();
  const { info } = model;
  const isSplit = info?.status === 'playing' && hasSides(info) && mine.includes(seat);
  const words = useWords().table.chat;
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      <Talk
        model={model}
        from={isSplit ? seat : undefined}
        nameOf={(seats) => seats.map(names.who).join(', ')}
        onSay={onSay}
      />
    </Panel>
  );
}

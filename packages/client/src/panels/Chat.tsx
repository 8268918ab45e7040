// What people at the table say to each other, beside the board.
import { useScene } from '../scene/scene.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import { Talk } from './Talk.tsx';
import styles from './Chat.module.css';

export function Chat({ onSay }: { readonly onSay: (text: string) => void }) {
  const { model } = useScene();
  const words = useWords().table.chat;
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      <Talk model={model} onSay={onSay} />
    </Panel>
  );
}

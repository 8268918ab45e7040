// What people at the table say to each other.
import { useState, type FormEvent } from 'react';
import { useScene } from '../screens/table/scene.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/context.tsx';
import styles from './Chat.module.css';

const LONGEST = 500;

export function Chat({ onSay }: { readonly onSay: (text: string) => void }) {
  const { model } = useScene();
  const words = useWords().table.chat;
  const [text, setText] = useState('');
  const said = model.entries.filter((entry) => entry.entry === 'said');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    onSay(trimmed);
    setText('');
  };
  return (
    <Panel title={words.title} titled="only-read" className={styles['panel'] ?? ''}>
      <ol className={styles['said']}>
        {said.map((entry) => (
          <li key={entry.number}>
            <b>{entry.person.name}</b> {entry.text}
          </li>
        ))}
      </ol>
      {said.length === 0 ? <p className={styles['empty']}>{words.empty}</p> : undefined}
      <form className={styles['form']} onSubmit={send}>
        <input
          className={styles['input']}
          aria-label={words.write}
          placeholder={words.write}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small">
          {words.send}
        </Button>
      </form>
    </Panel>
  );
}

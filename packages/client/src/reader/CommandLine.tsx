// Where one types, and what came of it. The arrow keys bring back what was typed before.
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { useAllWords } from '../words/context.tsx';
import type { Conversation } from './useConversation.ts';
import styles from './ReaderView.module.css';

const LONGEST = 200;

export function CommandLine({ conversation: { exchanges, send } }: { readonly conversation: Conversation }) {
  const words = useAllWords().reader;
  const id = useId();
  const [text, setText] = useState('');
  /** How far back one has gone; 0 is the line that is being typed. */
  const [back, setBack] = useState(0);
  const typed = exchanges.flatMap((one) => (one.typed === undefined || one.typed === '' ? [] : [one.typed]));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(text);
    setText('');
    setBack(0);
  };
  const recall = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(back + step, 0), typed.length);
    setBack(next);
    setText(next === 0 ? '' : (typed[next - 1] ?? ''));
  };
  return (
    <>
      <form className={styles['form']} onSubmit={submit}>
        <label htmlFor={id} className="only-read">
          {words.command}
        </label>
        <input
          id={id}
          className={styles['input']}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={recall}
        />
        <Button type="submit" weight="main">
          {words.send}
        </Button>
      </form>
      <p id={`${id}-hint`} className={styles['hint']}>
        {words.commandHint}
      </p>
      <h3 className={styles['subtitle']}>{words.output}</h3>
      {exchanges.length === 0 ? <p className={styles['hint']}>{words.outputEmpty}</p> : undefined}
      <ol className={styles['output']} tabIndex={0} aria-label={words.output}>
        {exchanges.map((exchange) => (
          <li key={exchange.number} data-typed={exchange.typed === undefined ? 'no' : 'yes'}>
            {exchange.typed === undefined || exchange.typed === '' ? undefined : (
              <p className={styles['typed']}>{exchange.typed}</p>
            )}
            {exchange.lines.map((line, index) => (
              <p key={`${String(index)} ${line}`}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

// From an invitation to its table.
import { useId, useState, type FormEvent } from 'react';
import { Glyph } from '../../icons/Glyph.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAllWords } from '../../words/context.tsx';
import { tablePath } from './tablePath.ts';
import styles from './Form.module.css';

export function JoinForm() {
  const words = useAllWords().home;
  const [text, setText] = useState('');
  const [bad, setBad] = useState<'yes' | 'no'>('no');
  const id = useId();
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const path = tablePath(text);
    if (path === undefined) setBad('yes');
    // A whole new visit, since the key stands behind the #.
    else location.assign(path);
  };
  return (
    <form className={styles['form']} onSubmit={join}>
      <h2>
        <Glyph name="link" size={28} />
        {words.join}
      </h2>
      <p id={`${id}-about`}>{words.joinAbout}</p>
      <div className={styles['row']}>
        <input
          aria-label={words.joinField}
          aria-describedby={`${id}-about`}
          aria-invalid={bad === 'yes'}
          placeholder={words.joinField}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setBad('no');
          }}
        />
        <Button type="submit">{words.joinGo}</Button>
      </div>
      <p className={styles['bad']} role="alert">
        {bad === 'yes' ? words.joinBad : undefined}
      </p>
    </form>
  );
}

// A game that was saved as text goes on here.
import { useId, useState, type ChangeEvent } from 'react';
import { useNavigation } from '../../frame/navigation.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { localChannel } from '../../local/localChannel.ts';
import { badSave } from './badSave.ts';
import { settleIn } from '../../tables/begin.ts';
import { useAllWords } from '../../words/context.tsx';
import styles from './Form.module.css';

export function LoadGame() {
  const { home: words } = useAllWords();
  const { goTo } = useNavigation();
  const [bad, setBad] = useState('');
  const id = useId();
  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    setBad('');
    try {
      const channel = await localChannel();
      const { table } = await channel.ask<'import'>({ type: 'import', text: await file.text() });
      await settleIn(channel, table);
      goTo(`/local/${table}`);
    } catch (error) {
      setBad(badSave(error, words));
    }
  };
  return (
    <form className={styles['form']}>
      <h2>
        <Glyph name="upload" size={28} />
        {words.load}
      </h2>
      <p id={id}>{words.loadAbout}</p>
      <label className={styles['file']}>
        <Glyph name="upload" size={20} />
        <span aria-hidden="true">{words.loadChoose}</span>
        <input
          className="only-read"
          type="file"
          accept=".txt,text/plain"
          aria-label={words.load}
          aria-describedby={id}
          onChange={(event) => void load(event)}
        />
      </label>
      <p className={styles['bad']} role="alert">
        {bad}
      </p>
    </form>
  );
}

// The first thing a keyboard finds at a table: the way to the game in text. Nobody else sees it.
import { settings } from '../settings/settings.ts';
import { useWords } from '../words/context.tsx';
import styles from './ReaderLink.module.css';

export function ReaderLink() {
  const words = useWords().reader;
  return (
    <button type="button" className={styles['link']} onClick={() => settings.setState({ reader: 'on' })}>
      {words.open}
    </button>
  );
}

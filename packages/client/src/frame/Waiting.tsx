// Shown while something is fetched.
import { useWords } from '../words/context.tsx';
import styles from './Waiting.module.css';

export function Waiting() {
  const words = useWords().app;
  return (
    <p className={styles['waiting']} role="status">
      <i aria-hidden="true" />
      {words.loading}
    </p>
  );
}

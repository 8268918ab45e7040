// Shown while something is fetched.
import { useWords } from '../words/context.tsx';
import styles from './Waiting.module.css';

export function Waiting() {
  const words = useWords().app;
  return (
    <div className={styles['waiting']} role="status">
      <i aria-hidden="true" />
      <div role="heading" aria-level={1}>
        {words.loading}
      </div>
    </div>
  );
}

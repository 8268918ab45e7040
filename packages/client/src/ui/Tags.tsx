// A few short facts in a row.
import styles from './Tags.module.css';

export function Tags({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={styles['tags']}>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

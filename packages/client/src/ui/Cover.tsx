// The cover of a game or a box: decoration beside its name.
import styles from './Cover.module.css';

export function Cover({ of, className = '' }: { readonly of: string; readonly className?: string }) {
  return (
    <img
      className={`${styles['cover']} ${className}`}
      src={`/covers/${of}.svg`}
      alt=""
      width={320}
      height={200}
      decoding="async"
    />
  );
}

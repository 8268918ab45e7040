// The buttons of the page: one shape, three weights.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main`: what one most likely wants. `quiet`: what is there if one looks for it. */
  readonly weight?: 'main' | 'usual' | 'quiet' | 'danger';
  readonly size?: 'usual' | 'small' | 'wide';
  readonly icon?: ReactNode;
  /** In a sheet: what is in hand when it opens. */
  readonly 'data-first'?: 'yes';
}

export function Button({
  weight = 'usual',
  size = 'usual',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const classes = [styles['button'], styles[weight], styles[size], className].filter(Boolean).join(' ');
  return (
    <button type="button" className={classes} {...rest}>
      {icon}
      {children === undefined ? undefined : <span className={styles['text']}>{children}</span>}
    </button>
  );
}

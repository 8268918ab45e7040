// Draws a picture. It says nothing to somebody who listens unless it is given a title.
import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';

export interface IconProps {
  /** A number of pixels or a length; a little more than the text around it unless told. */
  readonly size?: number | string;
  readonly title?: string;
  readonly className?: string;
}

/** The parts of a picture in the box of 24, for use inside another drawing. */
export function Strokes({ drawing }: { readonly drawing: Drawing }): ReactNode {
  return (
    <>
      {drawing.line !== undefined && (
        <path
          d={drawing.line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {drawing.solid !== undefined && (
        <path
          d={drawing.solid}
          fill="var(--icon-accent, currentColor)"
          fillRule="evenodd"
          stroke="var(--icon-accent, currentColor)"
          strokeWidth={0.8}
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

export function Icon({
  size = '1.25em',
  title,
  className,
  children,
}: IconProps & { readonly children: ReactNode }): ReactNode {
  const spoken = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} focusable="false" className={className} {...spoken}>
      {title !== undefined && <title>{title}</title>}
      {children}
    </svg>
  );
}

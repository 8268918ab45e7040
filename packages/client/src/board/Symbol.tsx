// The shape of a disease, so large and around the origin.
import { symbolOf } from '../icons/symbols.ts';

export function Symbol({
  colour,
  size,
  className,
}: {
  readonly colour: string;
  readonly size: number;
  readonly className?: string | undefined;
}) {
  const scale = size / 24;
  return (
    <path
      className={className}
      d={symbolOf(colour)}
      transform={`scale(${String(scale)}) translate(-12 -12)`}
    />
  );
}

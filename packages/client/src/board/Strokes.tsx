// Strokes along an outline, piece by piece.
export function Strokes({
  pieces,
  className,
}: {
  readonly pieces: readonly string[];
  readonly className?: string | undefined;
}) {
  return (
    <g className={className}>
      {pieces.map((piece) => (
        <path key={piece} d={piece} />
      ))}
    </g>
  );
}

// When thinking ends by the clock, for whoever cannot wait for the positions to be counted out.

/** Says whether so much time has passed since it was made; without a time it never has. */
export function deadlineAfter(milliseconds: number | undefined): () => boolean {
  if (milliseconds === undefined) return () => false;
  const end = Date.now() + milliseconds;
  return () => Date.now() >= end;
}

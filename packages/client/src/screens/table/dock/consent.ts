// A question to a seat, as the frames of a view have it.

export interface Asked {
  /** Whoever asks. */
  readonly by: number;
  /** What would be done: the name of its kind. */
  readonly kind: string;
}

/** Whether the game waits for the answer of this seat. */
export function consentIn(
  frame: Readonly<Record<string, unknown>> | undefined,
  seat: number,
): Asked | undefined {
  if (frame?.['frame'] !== 'consent' || frame['asked'] !== seat) return undefined;
  const { command } = frame;
  const by = typeof command === 'object' && command !== null && 'seat' in command ? Number(command.seat) : 0;
  const kind =
    typeof command === 'object' && command !== null && 'kind' in command ? String(command.kind) : '';
  return { by, kind };
}

// A question to a seat, as the frames of a view have it.

export interface Asked {
  /** Whoever asks. */
  readonly by: number;
}

/** Whether the game waits for the answer of this seat. */
export function consentIn(
  frame: Readonly<Record<string, unknown>> | undefined,
  seat: number,
): Asked | undefined {
  if (frame?.['frame'] !== 'consent' || frame['asked'] !== seat) return undefined;
  const { command } = frame;
  const by = typeof command === 'object' && command !== null && 'seat' in command ? Number(command.seat) : 0;
  return { by };
}

// The browser did not take what was to be written: there is no room left, or it keeps nothing at all.

export class NotKeptError extends Error {
  constructor(cause: unknown) {
    super('The browser did not keep it.', { cause });
    this.name = 'NotKeptError';
  }
}

/** A write whose failure is a NotKeptError. */
export async function keep<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw new NotKeptError(error);
  }
}

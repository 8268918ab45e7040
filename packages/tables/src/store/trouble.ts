// Why a store did not do what it was asked.

/**
 * `full`: no room on the disk, `away`: busy or out of reach; both pass, and nothing was written. `broken`: only a new start
 * can say what the store holds.
 */
export type StoreTroubleKind = 'full' | 'away' | 'broken';

export class StoreTrouble extends Error {
  readonly kind: StoreTroubleKind;

  constructor(kind: StoreTroubleKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreTrouble';
    this.kind = kind;
  }
}

export const isFull = (error: unknown): boolean => error instanceof StoreTrouble && error.kind === 'full';

// Commands laid out one after the other before they are sent as one group that can be taken back together. Whether the first is
// legal is known; of the others nobody knows until they are sent.

export interface Draft {
  readonly commands: readonly string[];
}

export type DraftChange =
  | { readonly change: 'add'; readonly commands: readonly string[] }
  | { readonly change: 'remove-last' }
  | { readonly change: 'clear' };

export const EMPTY_DRAFT: Draft = { commands: [] };

/** As many as the protocol takes in one group. */
export const LONGEST_DRAFT = 40;

/** More than fits is not added at all, so that no plan is sent by halves. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.change) {
    case 'add': {
      const commands = [...draft.commands, ...change.commands];
      return change.commands.length === 0 || commands.length > LONGEST_DRAFT ? draft : { commands };
    }
    case 'remove-last':
      return draft.commands.length === 0 ? draft : { commands: draft.commands.slice(0, -1) };
    case 'clear':
      return EMPTY_DRAFT;
  }
}

/** What is known about a draft: nothing to send, the first command can be said now, or it cannot (any more). */
export type DraftStanding = 'empty' | 'begins-legal' | 'begins-illegal';

export function standingOf({ commands }: Draft, legal: readonly string[]): DraftStanding {
  const [first] = commands;
  if (first === undefined) return 'empty';
  return legal.includes(first) ? 'begins-legal' : 'begins-illegal';
}

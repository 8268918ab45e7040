// Which aids a table allows: all of them, unless it was made without.
import type { Aids, RequestOf } from '@cordon/protocol';

export const ALL_AIDS: Aids = { infectionPanel: 'yes', hints: 'yes' };

/** What was allowed before, as far as nothing else is wanted; the very same where nothing changes. */
export function aidsAfter(before: Aids, wanted: RequestOf<'create'>['aids'] = {}): Aids {
  const { infectionPanel = before.infectionPanel, hints = before.hints } = wanted;
  if (infectionPanel === before.infectionPanel && hints === before.hints) return before;
  return { infectionPanel, hints };
}

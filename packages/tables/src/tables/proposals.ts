// Plans that a seat lays out for all: which are open, who said what, how far they were played.
import type { EntryOf } from '../entries/entries.ts';
import type { Proposal } from './table.ts';

type About = EntryOf<'proposed' | 'answered' | 'withdrawn' | 'played'>;

/** Each seat has one plan at most: a new one replaces it. A plan that was played to its end is done. */
export function followProposals(
  proposals: readonly Proposal[],
  entry: About,
  number: number,
): readonly Proposal[] {
  switch (entry.entry) {
    case 'proposed': {
      const { seat, commands, note } = entry;
      const mine = { proposal: number, seat, commands, played: 0, answers: new Map() };
      const others = proposals.filter((other) => other.seat !== seat);
      return [...others, note === undefined ? mine : { ...mine, note }];
    }
    case 'withdrawn':
      return proposals.filter(({ proposal }) => proposal !== entry.proposal);
    case 'answered':
      return proposals.map((one) =>
        one.proposal === entry.proposal
          ? { ...one, answers: new Map([...one.answers, [entry.seat, entry.answer]]) }
          : one,
      );
    case 'played':
      return entry.proposal === undefined
        ? proposals
        : proposals
            .map((one) => (one.proposal === entry.proposal ? { ...one, played: one.played + 1 } : one))
            .filter((one) => one.played < one.commands.length);
  }
}

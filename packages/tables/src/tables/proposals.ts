// Plans that a seat lays out for all: which are open, who said what, how far they were played.
import type { EntryOf } from '../entries/entries.ts';
import { seatsOfSamePerson } from './people.ts';
import type { Proposal, Table } from './table.ts';

type About = EntryOf<'proposed' | 'answered' | 'withdrawn' | 'played'>;

/** Each seat has one plan at most: a new one replaces it. A plan that was played to its end is done. */
export function followProposals(
  { proposals, seats }: Pick<Table, 'proposals' | 'seats'>,
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
    case 'answered': {
      // One person has one answer, whichever of their seats gives it.
      const own = seatsOfSamePerson(seats, entry.seat);
      return proposals.map((one) => {
        if (one.proposal !== entry.proposal) return one;
        const others = [...one.answers].filter(([seat]) => !own.includes(seat));
        return { ...one, answers: new Map([...others, [entry.seat, entry.answer]]) };
      });
    }
    case 'played':
      return entry.proposal === undefined
        ? proposals
        : proposals
            .map((one) => (one.proposal === entry.proposal ? { ...one, played: one.played + 1 } : one))
            .filter((one) => one.played < one.commands.length);
  }
}

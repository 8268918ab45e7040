// A program that cannot start is the caller's mistake, not a lost game: it is found out before the first one.
import { Trouble } from '../trouble.ts';
import { FAULTS } from './fault.ts';
import { ProgramSeat, type Program } from './seat.ts';

/** Starts each program once and lets it greet. */
export async function tryOut(programs: readonly Program[]): Promise<void> {
  await Promise.all(
    programs.map(async (program) => {
      const seat = new ProgramSeat(program, 1);
      await seat.greet();
      await seat.end();
      if (seat.fault === undefined) return;
      const { fault, line } = seat.fault;
      const words = line === '' ? FAULTS[fault] : `${FAULTS[fault]}: ${line}`;
      throw new Trouble(`${program.name} (${program.command}) does not start: it ${words}.`);
    }),
  );
}

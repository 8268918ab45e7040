// What the ceiling is called in a list of bots and in a ledger.
const NAME = /^ceiling, beam (\d+)$/u;

export const nameOfCeiling = (beam: number): string => `ceiling, beam ${String(beam)}`;

/** The beam of a ceiling of this name; undefined for any other name. */
export function beamOf(name: string): number | undefined {
  const found = NAME.exec(name)?.[1];
  return found === undefined ? undefined : Number(found);
}

// Whether one person or several play at this device, table by table: a choice of this browser that no server knows.

export const PEOPLE = ['one', 'several'] as const;
export type People = (typeof PEOPLE)[number];

const PREFIX = 'cordon.people.';

export function keepPeople(table: string, people: People): void {
  try {
    if (people === 'one') localStorage.removeItem(PREFIX + table);
    else localStorage.setItem(PREFIX + table, people);
  } catch {
    // A browser that keeps nothing covers nothing.
  }
}

export function peopleAt(table: string): People {
  try {
    return localStorage.getItem(PREFIX + table) === 'several' ? 'several' : 'one';
  } catch {
    return 'one';
  }
}

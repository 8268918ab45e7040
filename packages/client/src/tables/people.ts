// Whether one person or several play at this device, table by table: a choice of this browser that no server knows.

export const PEOPLE = ['one', 'several'] as const;
export type People = (typeof PEOPLE)[number];

const PREFIX = 'cordon.people.';

export function keepPeople(table: string, people: People): void {
  try {
    localStorage.setItem(PREFIX + table, people);
  } catch {
    // A browser that keeps nothing goes by what is usual.
  }
}

/** What was chosen; `usual` where nothing was, as at a table that was loaded. */
export function peopleAt(table: string, usual: People = 'one'): People {
  try {
    const kept = localStorage.getItem(PREFIX + table);
    return PEOPLE.find((one) => one === kept) ?? usual;
  } catch {
    return usual;
  }
}

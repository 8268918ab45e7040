// The addresses of a table, in this browser or on the server it came from.

export type TablePlace = 'local' | 'online';

export const tableAddress = (place: TablePlace, table: string): string =>
  `${place === 'local' ? '/local' : '/t'}/${table}`;

/** Whoever came with a key needs it there too. */
export const analysisPath = (place: TablePlace, table: string): string =>
  `${tableAddress(place, table)}/analysis${place === 'online' ? location.hash : ''}`;

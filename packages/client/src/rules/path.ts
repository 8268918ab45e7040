// The address of the rules of a game, or of a section of them.
export const rulesPath = (game: string, section?: string): string =>
  section === undefined ? `/rules/${game}` : `/rules/${game}/${section}`;

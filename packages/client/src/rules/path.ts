// The address of a book of rules, or of a section of it.
export const rulesPath = (book: string, section?: string): string =>
  section === undefined ? `/rules/${book}` : `/rules/${book}/${section}`;

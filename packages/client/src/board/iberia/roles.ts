// One accent for each role of Iberia, as inks of its time.
export const IBERIA_ROLE_COLOURS: Readonly<Record<string, string>> = {
  agronomist: '#6d8f2f',
  nurse: '#b5485d',
  politician: '#8a4b8f',
  railwayman: '#b8622b',
  'royal-academy-scientist': '#2f8a86',
  'rural-doctor': '#d98a2b',
  sailor: '#3d5f9a',
};

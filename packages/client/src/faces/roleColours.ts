// One accent colour for each role, near those of the pawns people know; legible on both looks.

const COLOURS: Readonly<Record<string, string>> = {
  'contingency-planner': '#35b8c9',
  dispatcher: '#d76bb0',
  medic: '#f0893a',
  'operations-expert': '#8ac84c',
  'quarantine-specialist': '#3f9a63',
  researcher: '#b5835a',
  scientist: '#c9d3df',
  agronomist: '#5f9e3f',
  nurse: '#e58fb0',
  politician: '#8f6bc7',
  railwayman: '#5f646e',
  'royal-academy-scientist': '#d9b23c',
  'rural-doctor': '#c8613a',
  sailor: '#3f86b8',
};

const OTHERS = ['#35b8c9', '#d76bb0', '#f0893a', '#8ac84c', '#d9b23c', '#8f6bc7', '#c8613a'] as const;

export function roleColour(role: string): string {
  const sum = Array.from(role, (letter) => letter.codePointAt(0)!).reduce((total, code) => total + code, 0);
  return COLOURS[role] ?? OTHERS[sum % OTHERS.length]!;
}

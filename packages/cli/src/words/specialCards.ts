// What the cards do that are resolved when they are drawn: the epidemics of the virulent strain, Mutation Events.

export const brinkCards = {
  'chronic-effect': 'An infection card puts two cubes of the strain on a city without any.',
  'complex-molecular-structure': 'The cure of the strain takes one card more.',
  'government-interference': 'No pawn leaves a city with the strain before it is treated there this turn.',
  'hidden-pocket': 'An eradicated strain comes back to its cities in the infection discard pile.',
  'rate-effect': 'A card of the strain among the infections of a turn brings one infection card more.',
  'slippery-slope': 'Each outbreak of the strain counts twice.',
  'unacceptable-loss': 'Four cubes of the strain leave the supply for good.',
  'uncounted-populations': 'Each city with one cube of the strain gets a second.',
  'mutation-spreads': 'A purple cube on the cities of the three lowest infection cards.',
  'mutation-threatens': 'Three purple cubes on the city of the bottom infection card.',
  'mutation-intensifies': 'A third purple cube on each city with exactly two.',
} as const;

export const labCards = {
  'highly-contagious': 'A first outbreak of the strain puts two cubes on each connected city.',
  'resistant-to-treatment': 'Treating the strain costs two actions.',
} as const;

const ABOUT: Readonly<Record<string, string>> = { ...brinkCards, ...labCards };

export const aboutCard = (id: string): string => ABOUT[id] ?? '';

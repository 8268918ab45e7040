// What people type for the commands of the base game.

export const baseVerbs: Readonly<Record<string, readonly string[]>> = {
  direct: ['fly direct', 'vol direct', 'voler direct'],
  charter: ['fly charter', 'vol charter', 'voler charter'],
  shuttle: ['fly shuttle', 'navette', 'voler navette'],
  build: ['construire', 'station'],
  cure: ['guérir', 'remède'],
  store: ['garder', 'stocker'],
  airlift: ['pont aérien'],
  forecast: ['prévision'],
  next: ['suivante', 'ensuite'],
  'government-grant': ['subvention'],
  'one-quiet-night': ['nuit tranquille'],
  'resilient-population': ['population résiliente'],
};

// What people type for the commands of Iberia.

export const iberiaVerbs: Readonly<Record<string, readonly string[]>> = {
  start: ['commencer', 'départ'],
  ship: ['bateau'],
  train: ['prendre le train'],
  rail: ['build rail', 'voie', 'rails'],
  hospital: ['hôpital'],
  research: ['rechercher', 'recherche'],
  purify: ['purifier', 'eau'],
  'purify-one': ['purifier', 'eau'],
  'purify-three': ['purifier', 'eau'],
  'send-card': ['envoyer'],
  sail: ['naviguer'],
  swap: ['échanger'],
  study: ['étudier'],
  order: ['ordonner', 'ensuite'],
  prevent: ['prévenir'],
  pay: ['payer'],
  stay: ['rester'],
  march: ['marcher'],
  enough: ['assez', 'suffit'],
};

// One accent for each role of the base game, apart from the colours of the diseases.
export const BASE_ROLE_COLOURS: Readonly<Record<string, string>> = {
  'contingency-planner': '#35c4d7',
  dispatcher: '#e07bd0',
  medic: '#ff8f3f',
  'operations-expert': '#8fd14f',
  'quarantine-specialist': '#2fa36b',
  researcher: '#c79a6b',
  scientist: '#dfe7ef',
};

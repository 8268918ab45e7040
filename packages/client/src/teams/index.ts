// What a table in team mode draws of its teams, in one file that no other table fetches.
export { Crest, CrestMark } from './Crest.tsx';
export { PrestigeTable } from './PrestigeTable.tsx';
export { SecretChoice } from './SecretChoice.tsx';
export { TeamHead } from './TeamHead.tsx';
export { TeamStations } from './TeamStations.tsx';

// What a table with the Bio-Terrorist draws of him, in one file that no other table fetches.
export { Badge } from './Badge.tsx';
export { Figure } from './Figure.tsx';
export { Hideouts, HideoutsTool } from './Hideouts.tsx';
export { InfectionHand } from './InfectionHand.tsx';

// Which challenges and modes are never played together, in the order of the catalogue: the first line that applies is the refusal.
// BRINK-COMB-1 to BRINK-COMB-9
import type { ConfigCheck } from '../kernel/definition.ts';

interface Clash {
  readonly reason: string;
  readonly one: string;
  /** Any of these. */
  readonly others: readonly string[];
  readonly message: string;
}

const CLASHES: readonly Clash[] = [
  {
    reason: 'terrorist-alone',
    one: 'bio-terrorist',
    others: ['solo'],
    message: 'The Bio-Terrorist challenge cannot be played solo.',
  },
  {
    reason: 'terrorist-and-teams',
    one: 'bio-terrorist',
    others: ['team'],
    message: 'The Bio-Terrorist challenge cannot be played in team mode.',
  },
  {
    reason: 'lab-and-teams',
    one: 'lab',
    others: ['team'],
    message: 'The Lab challenge cannot be played in team mode.',
  },
  {
    reason: 'two-purples',
    one: 'bio-terrorist',
    others: ['mutation', 'worldwide-panic'],
    message:
      'The Bio-Terrorist and the Mutation challenges both use the purple disease and cannot be combined.',
  },
  {
    reason: 'one-mutation',
    one: 'worldwide-panic',
    others: ['mutation'],
    message: 'Worldwide Panic is a variant of Mutation: choose one of them.',
  },
  {
    reason: 'solo-and-teams',
    one: 'solo',
    others: ['team'],
    message: 'Solo mode and team mode exclude each other.',
  },
];

export const goTogether: ConfigCheck = ({ challenges }) => {
  const clash = CLASHES.find(
    ({ one, others }) => challenges.includes(one) && others.some((other) => challenges.includes(other)),
  );
  return clash && { reason: clash.reason, message: clash.message };
};

// What a table with the Bio-Terrorist asks of its players. BRINK-BIO-1, BRINK-COMB-14 BRINK-COMB-19
import type { ConfigCheck } from '../../../../kernel/definition.ts';
import { bioTerrorist } from './bioTerrorist.ts';

/** Numbers that no table can have are refused by the game itself. */
export const terroristPlayersFit: ConfigCheck = ({ atMost, challenges, players }) => {
  const numbers = bioTerrorist.players ?? [];
  if (!challenges.includes(bioTerrorist.id) || numbers.includes(players)) return undefined;
  if (!atMost.players.includes(players)) {
    return {
      reason: 'players-outside',
      message: 'This game is for 2 to 5 players.',
      params: { numbers: atMost.players },
    };
  }
  return {
    reason: 'players-outside',
    message: 'The Bio-Terrorist challenge is for 3 to 5 players, the Bio-Terrorist included.',
    params: { numbers, challenge: bioTerrorist.id },
  };
};

/** Whoever names a role for every player has nobody left. */
export const oneTerrorist: ConfigCheck = ({ challenges, players, roles }) =>
  challenges.includes(bioTerrorist.id) && roles !== 'random' && roles.length === players
    ? { reason: 'one-terrorist', message: 'Exactly one player is the Bio-Terrorist.' }
    : undefined;

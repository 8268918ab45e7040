// A base game that is won in nine turns: its deal and every command, as two bots played it.
import type { Offer } from '../../../src/choices/offer.ts';
import { Deal } from './deal.ts';

export const WON_SEED = 'won 106';

const COMMANDS = `
give delhi to 1
drive washington
drive new-york
treat blue
end
cure black with baghdad riyadh delhi mumbai
drive washington
drive new-york
take essen from 2
end
give st-petersburg to 1
drive madrid
drive algiers
treat black
end
treat blue
drive washington
drive atlanta
cure blue with chicago paris essen st-petersburg
end
drive madrid
drive sao-paulo
drive bogota
treat yellow
end
drive washington
charter bogota
take los-angeles from 2
take santiago from 2
end
infect
infect
continue
treat yellow
drive miami
drive atlanta
cure red with jakarta ho-chi-minh-city hong-kong beijing manila
end
continue
infect
continue
drive miami
drive atlanta
cure yellow with los-angeles bogota lima santiago
`
  .trim()
  .split('\n');

/** Cards change hands without a question, and nobody is asked where nothing could be played: fewer moves. */
export const wonDeal = (): Deal =>
  new Deal(
    {
      game: 'base',
      players: 2,
      epidemics: 4,
      roles: ['scientist', 'researcher'],
      options: { consent: 'automatic', windows: 'possible' },
    },
    WON_SEED,
  );

/** The next command of the script. */
export const nextOfWon = (deal: Deal): Offer => deal.offer(COMMANDS[deal.move] ?? '');

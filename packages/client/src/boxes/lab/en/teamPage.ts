// The rules of team mode in English.
import { heading, list, paragraph, these } from '../../../rules/pages/page.ts';
import type { SectionText } from '../../../rules/pages/page.ts';

export const team: SectionText = {
  title: 'Team mode',
  blocks: [
    paragraph(
      'Four or six players form two or three teams of two, who sit side by side. The teams save the world together, and one of them, or several, win by prestige. It goes with every challenge but the laboratory, solo mode and the Bio-Terrorist.',
    ),
    heading('Setup'),
    list(
      'Each team is secretly dealt a Goal card; a table may deal two, of which the team keeps one.',
      'Each team is dealt three roles, keeps two and shows them when all teams have chosen.',
      'Every player is dealt two cards. Two events for each player are used, so six players need On the Brink too.',
      'One Bonus card goes into each pile of the player deck, together with the epidemic.',
      'The infection rate begins on the third space and never goes above 4.',
      'Starting to the right of the first team, which is drawn, each team puts its station and both its pawns in a city at least three lines from the other team stations.',
    ),
    these('action', 'keep-goal', 'pick', 'place-station'),
    heading('The turn of a team'),
    list(
      'The team has six actions: 4–2, 3–3 or 2–4. The first player acts, then the second. Without agreement it is 3–3.',
      'Each of the two then draws one card. Events may be played in between.',
      'The team infects once. Then it is the next team’s turn.',
    ),
    these('action', 'divide', 'take-fourth'),
    heading('What is different'),
    list(
      'Sharing knowledge with another team costs two actions, within a team one.',
      'A team station serves its own team for shuttle flights and cures. It never moves, and an ordinary station can stand in its city.',
      'With six players every cure takes one card less.',
      'The two of a team see each other’s cards; the other teams don’t, unless the table plays with open hands.',
      'If the infection deck is empty, its discard pile becomes a new one.',
    ),
    heading('Bonus cards'),
    paragraph(
      'They are used only in the actions of whoever holds them, count towards the hand limit and are never shared. What is printed on them counts if they are in hand when the teams succeed.',
    ),
    these('action', 'respond', 'relieve', 'pay-structure'),
    heading('Awards'),
    list(
      'Whatever is cured or eradicated in a team’s turn brings that team the award. If an event brought it about, the team that played the event has it.',
      'Special awards: for the first cure, the first eradication and, with these challenges, for eradicating the virulent strain and the mutation.',
      'If the game ends because a team removes the last cube of an uncured purple disease, that is worth 4 prestige.',
    ),
    heading('The end'),
    list(
      'The teams succeed when all four diseases are cured, or three are cured and eradicated.',
      'With Mutation or Worldwide Panic they succeed when all five are cured, or four are cured and eradicated.',
      'There they also succeed while no purple cube is on the board, once the other four are cured or three of those are cured and eradicated.',
    ),
    paragraph(
      'All teams then show their Goal cards and count. The most prestige wins; equal teams share the win. If the game is lost as in the base game, nobody wins.',
    ),
  ],
};

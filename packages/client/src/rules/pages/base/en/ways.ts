// A guide to the ways to play, in English: who plays with whom, what boxes and challenges change, and what goes together.
import { heading, list, paragraph, table } from '../../page.ts';
import type { BasePage } from '../shape.ts';

export const ways: Pick<BasePage, 'ways'> = {
  ways: {
    title: 'Ways to play',
    blocks: [
      paragraph(
        'The same board can be played in four ways. Boxes add roles and events, challenges make a game different or harder. The page of each box has all its rules; this is what to expect.',
      ),
      heading('Together'),
      list(
        'Two to four players; five with On the Brink.',
        'A turn: four actions, two cards, infections.',
        'All win, or nobody.',
      ),
      heading('Solo (In the Lab)'),
      list(
        'One player with one pawn.',
        'Every turn is yours. After the infections the CDC, which holds cards of its own, may do one action.',
        'You win, or nobody.',
      ),
      heading('Teams (In the Lab)'),
      list(
        'Four or six players, in teams of two.',
        'One turn for both members: six actions, split as they like. Each draws one card, and the team infects once.',
        'If the world is saved, the team with the most prestige wins. Equal teams share the win.',
      ),
      heading('The Bio-Terrorist (On the Brink)'),
      list(
        'Three to five players, one of them against the others.',
        'After every turn of the others he has three commands in secret: up to two actions, a free drive, and waiting.',
        'The others win with their cures; he wins if they lose while a purple cube is on the board.',
      ),
      heading('The boxes'),
      list(
        'On the Brink: six roles, eight events, a fifth player, seven epidemics, and the challenges Virulent Strain, Mutation and the Bio-Terrorist.',
        'In the Lab: four roles, three events, the laboratory, solo and team mode. With On the Brink also two epidemics for the Virulent Strain and the challenge Worldwide Panic.',
        'With a box two events for each player are used, drawn from all there are.',
      ),
      heading('The challenges'),
      table(
        'What they change',
        ['Challenge', 'What is new'],
        [
          'Virulent Strain',
          'Every epidemic has an effect, and all strengthen one disease. Read those beside the board before you act. Clearly harder.',
        ],
        [
          'Mutation',
          'A fifth, purple disease that appears where nobody looks and grows where it was left. Five cures win, or four and no purple cube. Harder.',
        ],
        [
          'Worldwide Panic',
          'Mutation with twice the purple, and some on the board from the start. Very hard.',
        ],
        [
          'Laboratory',
          'Cubes that you treat become samples. Lab actions at a station lead them on, and a cure takes a complete line and three cards.',
        ],
      ),
      heading('What goes together'),
      list(
        'Virulent Strain goes with everything.',
        'Only one of Mutation, Worldwide Panic and the Bio-Terrorist: all three bring the purple disease.',
        'The Laboratory goes with everything but teams.',
        'Solo, teams and the Bio-Terrorist exclude each other.',
        'On the new-game screen whatever doesn’t go with your last choice is taken out, and the screen says so.',
      ),
      heading('Between opponents'),
      list(
        'At one device the screen is covered whenever it is passed to the other side, and not between partners.',
        'Online you talk to your side or to everybody; plans stay with your side.',
        'Hints, reasons and the analysis are for your own side, from what it knows. When the game is over, everything is told, and the story of each side can be read.',
        'Bots play for any side. The deal of the day and comparisons are for games in which all play together.',
      ),
    ],
  },
};

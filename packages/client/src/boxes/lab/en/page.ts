// The rules of In the Lab in English.
import { all, heading, list, paragraph, table, these } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';
import { team } from './teamPage.ts';
import { laboratory } from './laboratory/page.ts';

export const page: BoxPage<'virulent-strain' | 'worldwide-panic' | 'lab' | 'solo' | 'team'> = {
  box: {
    title: 'What the box adds',
    blocks: [
      paragraph(
        'In the Lab adds the laboratory, four roles, three events, a solo game and a game in teams to the base game, and to On the Brink two epidemics and the challenge Worldwide Panic. Everything that this page doesn’t change stays as in the base game.',
      ),
      list(
        'It can be played without On the Brink. Five players and seven epidemics come from that box.',
        'Without a challenge you win and lose as in the base game.',
      ),
    ],
  },
  setup: {
    title: 'Setup',
    blocks: [
      paragraph(
        'Roles are dealt from those of all boxes in use: eleven with the base game alone, seventeen with On the Brink as well.',
      ),
      paragraph(
        'All events are shuffled and two for each player are used. The others stay in the box, and nobody sees which.',
      ),
      table(
        'Events',
        ['Boxes', 'Roles', 'Events to draw from'],
        ['Base game and In the Lab', '11', '8'],
        ['Base game, On the Brink and In the Lab', '17', '16'],
      ),
    ],
  },
  roles: {
    title: 'Roles',
    blocks: [
      paragraph(
        'What can be done once a turn can be done once in your own turn, not in the turns of others.',
      ),
      all('role'),
    ],
  },
  events: {
    title: 'Events',
    blocks: [
      paragraph(
        'All three stay on the table after they are played. Meanwhile they are in nobody’s hand and not in the discard pile, so the Contingency Planner can’t take them.',
      ),
      all('event'),
    ],
  },
  lab: laboratory,
  'virulent-strain': {
    title: 'Challenge: Virulent Strain',
    blocks: [
      paragraph(
        'With On the Brink, two more epidemics can be among those of the challenge Virulent Strain. Both stay beside the board.',
      ),
      these('card', 'highly-contagious', 'resistant-to-treatment'),
    ],
  },
  'worldwide-panic': {
    title: 'Challenge: Worldwide Panic',
    blocks: [
      paragraph(
        'A variant of Mutation, for which On the Brink is needed: purple is everywhere from the start. Very hard. All rules of Mutation hold, except these.',
      ),
      list(
        'There are 24 purple cubes.',
        'Of the nine cities infected at the start, the first gets one purple cube besides its three, the fourth two besides its two, the seventh three besides its one: 24 cubes in all, six of them purple.',
        'A Mutation card brings two purple cubes instead of one.',
        'The purple cure takes at least two cards of cities with purple cubes instead of one.',
        'The three Mutation Events stay in the player deck; a table may leave them out.',
      ),
      heading('With Virulent Strain'),
      list(
        'Purple can become the strain.',
        'Complex Molecular Structure then asks for a third card of a city with purple cubes.',
        'Rate Effect then counts Mutation cards, and Hidden Pocket has no effect.',
      ),
      heading('Mutation cards'),
      these('card', 'red-mutation-1'),
    ],
  },
  team,
  solo: {
    title: 'Solo',
    blocks: [
      paragraph(
        'One player with one pawn plays against all diseases, with the help of the CDC: cards that lie beside the board. Setup is that for two players, except for this.',
      ),
      list(
        'Before the events come in, 8 city cards are discarded in an introductory game, 12 in a standard, 14 in a heroic and 16 in a legendary one; never more than six of one colour.',
        'Four events are used. The Dispatcher, the Researcher, the Epidemiologist, the Local Liaison and Special Orders are not.',
        'You get four cards, then the CDC four.',
      ),
      paragraph(
        'Every turn is yours. After the infections the CDC may do one action; it draws no cards otherwise and never shares knowledge.',
      ),
      list(
        'Move your pawn by one ordinary move; a card that it takes comes from the CDC.',
        'At a research station: take another role that is still available. The old one leaves the game.',
        'At a research station: exchange a city card of the CDC for one of yours that has the colour of your city.',
        'Draw a card. The CDC holds at most seven.',
        'Discover a cure with five cards of the CDC, without a research station.',
      ),
      paragraph('The CDC may play its events whenever events may be played.'),
    ],
  },
};

// The rules of In the Lab in English.
import { all, heading, list, paragraph, table, these } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage<'virulent-strain' | 'worldwide-panic'> = {
  box: {
    title: 'What the box adds',
    blocks: [
      paragraph(
        'In the Lab adds four roles and three events to the base game, and to On the Brink two epidemics and the challenge Worldwide Panic. Everything that this page doesn’t change stays as in the base game.',
      ),
      list(
        'It can be played without On the Brink. Five players and seven epidemics come from that box.',
        'Without a challenge you win and lose as in the base game.',
        'The lab itself, the solo game and the team game are not part of Cordon yet.',
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
};

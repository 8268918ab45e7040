// The rules of In the Lab in English.
import { all, list, paragraph, table } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage = {
  box: {
    title: 'What the box adds',
    blocks: [
      paragraph(
        'In the Lab adds four roles and three events to the base game. Everything that this page doesn’t change stays as in the base game.',
      ),
      list(
        'It can be played without On the Brink. Five players and seven epidemics come from that box.',
        'You win and lose as in the base game.',
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
};

// The rules of On the Brink in English.
import { all, list, note, paragraph, table } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage = {
  box: {
    title: 'What the box adds',
    blocks: [
      paragraph(
        'On the Brink makes the base game larger: six roles, eight events, a fifth player and a seventh epidemic. Everything that this page doesn’t change stays as in the base game.',
      ),
      list(
        'It can be combined with In the Lab.',
        'You win and lose as in the base game.',
        'Of its challenges, the Bio-Terrorist is not part of Cordon yet.',
      ),
    ],
  },
  setup: {
    title: 'Setup',
    blocks: [
      paragraph(
        'Roles are dealt from those of all boxes in use: seven of the base game and six of this box, and four more with In the Lab. Roles that nobody has wait in the box; New Assignment can bring them in.',
      ),
      paragraph(
        'All events are shuffled and two for each player are used. The others stay in the box, and nobody sees which.',
      ),
      table(
        'Cards',
        ['Players', 'Cards in hand', 'Events'],
        ['2', '4', '4'],
        ['3', '3', '6'],
        ['4', '2', '8'],
        ['5', '2', '10'],
      ),
      table(
        'Difficulty',
        ['Game', 'Epidemics'],
        ['Introductory', '4'],
        ['Standard', '5'],
        ['Heroic', '6'],
        ['Legendary', '7'],
      ),
      note(
        'The infection rate never rises above 4: the seventh epidemic leaves the marker on the last space.',
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
        'They are played like all events: by anyone, at any time except between drawing a card and resolving it, without an action.',
      ),
      list(
        'If an event lets another player do something, that player is asked first. After a no, the card stays in the hand.',
        'Some events stay on the table until they end. Meanwhile they are in nobody’s hand and not in the discard pile.',
        'Events about the actions of a turn can be played only while actions are being taken.',
      ),
      all('event'),
    ],
  },
};

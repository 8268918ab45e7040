// The rules of On the Brink in English.
import { all, heading, list, note, paragraph, steps, table, these } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage<'virulent-strain' | 'mutation' | 'bio-terrorist'> = {
  box: {
    title: 'What the box adds',
    blocks: [
      paragraph(
        'On the Brink makes the base game larger: six roles, eight events, a fifth player, a seventh epidemic and three challenges: Virulent Strain, Mutation and the Bio-Terrorist. Everything that this page doesn’t change stays as in the base game.',
      ),
      list(
        'It can be combined with In the Lab.',
        'Without a challenge you win and lose as in the base game. Virulent Strain goes with either of the others; Mutation and the Bio-Terrorist exclude each other.',
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
  'virulent-strain': {
    title: 'Challenge: Virulent Strain',
    blocks: [
      paragraph(
        'Epidemics get a name and an effect, and one disease becomes more dangerous than the others: the virulent strain. Clearly harder than the same game without it.',
      ),
      heading('Setup'),
      paragraph(
        'Instead of the usual epidemics, as many of these cards are drawn unseen and shuffled in, one to a pile. The others stay in the box, and nobody sees which.',
      ),
      heading('An epidemic'),
      steps(
        'Increase.',
        'Infect, with all its outbreaks.',
        'At the first epidemic of the game: the disease with the most cubes on the board becomes the strain, for good. Lots decide a tie. A cured disease can become the strain; purple only in Worldwide Panic.',
        'If the card acts once, it acts now.',
        'Intensify. If the card has a continuing effect, it holds from now on.',
      ),
      list(
        'If two epidemics are drawn together, the effect of the first already holds for the second.',
        'Resilient Population can be played before Intensify, on either side of what the card does.',
        'Effects concern only cubes, outbreaks and cards of the strain. All cards in force hold together.',
        'What keeps cubes away keeps these away too. A cube that is missing from the supply loses the game.',
        'While the strain is eradicated, no card has an effect.',
      ),
      heading('Cards that stay'),
      these(
        'card',
        'chronic-effect',
        'complex-molecular-structure',
        'government-interference',
        'rate-effect',
        'slippery-slope',
      ),
      heading('Cards that act once'),
      these('card', 'hidden-pocket', 'unacceptable-loss', 'uncounted-populations'),
    ],
  },
  mutation: {
    title: 'Challenge: Mutation',
    blocks: [
      paragraph(
        'A fifth disease, purple, has no city and no card of its own. It appears where nobody looks, and grows wherever it was left. Harder than the same game without it.',
      ),
      heading('Setup'),
      list(
        'Twelve purple cubes form a fifth supply. None is on the board at the start.',
        'After the nine first infections two Mutation cards go on the infection discard pile: the first epidemic brings them into the deck.',
        'After hands are dealt, three Mutation Events are shuffled into the player deck.',
      ),
      heading('How purple spreads'),
      list(
        'A Mutation card that is turned over brings a purple cube to the city of the bottom card.',
        'In the infect part, the card of a city with purple cubes brings one more, after the cube of its own colour and all that sets off.',
        'In the Infect step of an epidemic only the city’s own colour comes.',
        'Apart from that purple is a disease like all others: treat it, three cubes at most, outbreaks, chains, roles, eradication.',
      ),
      heading('Curing purple, and winning'),
      list(
        'The purple cure takes as many cards as any other, of any colours. At least one must be of a city that has purple cubes now.',
        'You win with five cures, or with the other four while no purple cube is on the board, even if none ever came.',
        'Without the cure, removing the last purple cube doesn’t eradicate purple: Mutation cards bring it back.',
        'You also lose when a purple cube is needed and none is left.',
      ),
      heading('Mutation cards'),
      these('card', 'mutation-1'),
      heading('Mutation Events'),
      paragraph(
        'Whoever draws one resolves it at once, before an epidemic of the same draw, and discards it. It never enters a hand and isn’t replaced. Of two, the player who drew them chooses the order.',
      ),
      these('card', 'mutation-spreads', 'mutation-threatens', 'mutation-intensifies'),
    ],
  },
  'bio-terrorist': {
    title: 'Challenge: The Bio-Terrorist',
    blocks: [
      paragraph(
        'One player, the last seat, plays against the others. He hides on the same map, holds infection cards and spreads a purple disease. For three to five players, him included.',
      ),
      heading('Setup'),
      list(
        'Hands, events and the player deck are those of a game without him. He has no player cards and no role of the pool.',
        'Twelve purple cubes form a fifth supply. There are no Mutation cards and no Mutation Events.',
        'After the nine first infections he takes two infection cards. Then he chooses, in secret, the city he begins in.',
      ),
      heading('His turn'),
      paragraph(
        'After each turn of a team player he has exactly three commands: up to two actions, one free drive, and waiting for the rest. A hidden drive and waiting look alike to the others.',
      ),
      these(
        'action',
        'draw-infection',
        'sneak',
        'fly-in',
        'fly-out',
        'infect-locally',
        'infect-remotely',
        'sabotage',
        'wait',
      ),
      heading('Hidden, spotted, captured'),
      list(
        'As soon as a team pawn and he are in one city he is spotted, in anybody’s turn, and his pawn stands on the board. When no team pawn is left there he is hidden again.',
        'Spotted, he may draw and move, but neither infect nor sabotage.',
        'The board can show the cities in which he may be: they follow from what everybody has seen.',
      ),
      these('action', 'capture', 'escape'),
      heading('Purple'),
      list(
        'A purple outbreak puts one purple cube on each connected city. Then two of the three leave the city, so one stays.',
        'The purple cure takes as many cards as any other, of any colours. At least one must be of a city that has purple cubes now.',
        'Where a purple cube is needed and none is left, the others lose.',
      ),
      heading('Who wins'),
      list(
        'The others win with five cures, or with the other four while no purple cube is on the board.',
        'He wins if they lose while at least one purple cube is on the board. If there is none, everybody loses.',
      ),
    ],
  },
};

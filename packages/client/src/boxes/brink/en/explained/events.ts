// What explains the events of On the Brink, in English.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const events: Explained['events'] = {
  'borrowed-time': {
    text: 'The player whose turn it is has two more actions in this turn.',
    points: [
      'Anyone may play it while actions are being taken, even after the last one, until the draw begins.',
      'What can be done once a turn can still be done only once.',
    ],
  },
  'commercial-travel-ban': {
    text: 'Until the next turn of the player whose turn it is now, the infection rate counts as 1. The card lies before that player as a reminder.',
    points: [
      'Epidemics are not affected, and they still move the marker of the infection rate.',
      'Played between two infection cards, it stops the infections of that turn.',
    ],
  },
  'mobile-hospital': {
    text: 'For the rest of this turn, whenever the player whose turn it is drives or ferries, one cube leaves the city they enter.',
    points: [
      'That player chooses the colour. Where there are cubes, one has to go.',
      'Flights and the moves of other pawns remove nothing.',
      'It is not treating: exactly one cube, even of a cured disease.',
    ],
    commands: {
      remove: {
        text: 'The Mobile Hospital removes one cube from the city you drove to. You choose its colour.',
      },
    },
  },
  'new-assignment': {
    text: 'Choose a player, perhaps yourself. If they agree, they exchange their role for one that nobody has; their pawn stays in its city.',
    points: [
      'The chosen player picks the new role. If they decline, the card stays in your hand.',
      'Hands stay as they are, but the hand limit of the new role holds at once.',
      'Samples of the Field Operative go back to the supply; an event kept by the Contingency Planner is discarded.',
    ],
    commands: {
      become: {
        text: 'Take one of the roles that nobody has. Your pawn stays where it is, and your old role becomes free.',
      },
    },
  },
  'rapid-vaccine-deployment': {
    text: 'Right after a cure, remove one to five cubes of that disease from cities that are connected to each other.',
    points: [
      'It can be played until the next action or the end of the actions, by anyone who holds it.',
      'At least one cube leaves each chosen city, and every chosen city is joined to the others through chosen cities.',
    ],
    commands: {
      vaccinate: {
        text: 'Remove one more cube of the cured disease, from a city that already lost one or from a city next to one.',
        points: ['Up to five cubes in all.'],
      },
      enough: {
        text: 'Remove no more cubes.',
      },
    },
  },
  're-examined-research': {
    text: 'Choose a player, perhaps yourself. They take one city card of their choice from the player discard pile.',
    points: [
      'If they decline, the card stays in your hand.',
      'Their hand limit holds at once; they may discard the card they just took.',
    ],
    commands: {
      retrieve: {
        text: 'Take one city card of your choice from the player discard pile.',
      },
    },
  },
  'remote-treatment': {
    text: 'Remove any two cubes from the board: from one city or two, of one colour or two.',
    points: [
      'It is not treating: one cube is one cube, even of a cured disease.',
      'With only one cube on the board that one goes; with none it can’t be played.',
    ],
    commands: {
      clear: {
        text: 'The second cube of Remote Treatment, from any city and of any colour.',
      },
    },
  },
  'special-orders': {
    text: 'Choose a pawn. For the rest of this turn the player whose turn it is may spend actions to move it by drive, direct, charter or shuttle flight as if it were their own.',
    points: [
      'The owner of the pawn has to agree to each move; a refusal costs nothing.',
      'Cards for flights come from the hand of the player whose turn it is.',
      'It is the same pawn all turn, and never the pawn of the player whose turn it is.',
    ],
  },
};

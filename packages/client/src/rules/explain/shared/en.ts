// The explanations that both games share, in English.
import type { SharedTexts } from './shape.ts';

export const shared: SharedTexts = {
  action: {
    accept: {
      title: 'Agree',
      text: 'Somebody wants to do something with your pawn or your cards. Say yes and it happens now; whoever asked pays for it.',
    },
    refuse: {
      title: 'Decline',
      text: 'Somebody wants to do something with your pawn or your cards. Say no and nothing happens: no action and no card is spent, and the turn goes on.',
    },
    discard: {
      title: 'Discard',
      text: 'A hand over seven cards has to shrink. Choose a card of yours; it goes face up to the player discard pile. An event that is discarded does nothing: play it instead if you can.',
    },
    continue: {
      title: 'Continue',
      text: 'The game has stopped so that events can be played. The player whose turn it is ends the pause, and the game goes on.',
    },
  },
  thing: {
    'cube-supply': {
      title: 'Cube supply',
      text: 'Each disease has 24 cubes. What is not on the board lies here. The game is lost at once when a cube has to be placed and none of its colour is left.',
      points: [
        'An empty supply alone loses nothing: only the next cube that is really needed does.',
        'Cubes that a rule keeps off the board are not needed.',
      ],
    },
    outbreaks: {
      title: 'Outbreaks',
      text: 'Every outbreak moves this marker one space, before any cube spreads. With the eighth the game is lost.',
      points: ['Each outbreak of a chain counts.', 'A city breaks out at most once for one infection card.'],
    },
    chain: {
      title: 'Chain of outbreaks',
      text: 'When an outbreak reaches a city that already holds three cubes of its colour, and nothing protects it, that city breaks out as well, once the first outbreak is finished. Cities that have broken out for this card get no further cube.',
    },
    'infection-rate': {
      title: 'Infection rate',
      text: 'So many infection cards are turned over at the end of each turn. Every epidemic moves the marker one space along 2, 2, 2, 3, 3, 4, 4.',
    },
    'player-deck': {
      title: 'Player deck',
      text: 'City cards, events and epidemics. Each turn takes two cards. A player who has to draw and finds fewer than two has lost the game for everybody.',
      points: [
        'The discard pile is never shuffled back.',
        'The deck was stacked in equal piles with one epidemic in each, so epidemics cannot all come late.',
      ],
    },
    'player-discard': {
      title: 'Player discard pile',
      text: 'Cards that were spent, discarded or played. Everybody may look through it at any time.',
    },
    'infection-deck': {
      title: 'Infection deck',
      text: 'One card for each city, face down. Cards are turned over from the top; an epidemic takes one from the bottom and puts the shuffled discard pile on top.',
      points: ['So the cities that were hit before an epidemic come back first, in an unknown order.'],
    },
    'infection-discard': {
      title: 'Infection discard pile',
      text: 'Infection cards that have been turned over since the last epidemic. Everybody may look through them. The next epidemic shuffles them and puts them back on top of the deck.',
    },
    'city-card': {
      title: 'City card',
      text: 'A player card with the name and the colour of a city. City cards pay for actions; several of one colour bring the team to its goal.',
    },
    'event-card': {
      title: 'Event card',
      text: 'Played from the hand without spending an action, in anybody’s turn, by the player who holds it. It counts towards the hand limit like any other card.',
    },
    'infection-card': {
      title: 'Infection card',
      text: 'Names a city that gets sick. In the infections part of a turn it brings a cube of the city’s colour, in an epidemic up to three.',
    },
    'role-card': {
      title: 'Role',
      text: 'What a player can do that the others cannot. Roles are dealt at the start, lie open, and no two players have the same.',
    },
    pawn: {
      title: 'Pawn',
      text: 'Where a player is. Any number of pawns may share a city.',
    },
    'actions-left': {
      title: 'Actions left',
      text: 'Up to four actions in each turn, in any order and as often as you like. Actions not used are lost; events are free.',
    },
    'hand-limit': {
      title: 'Hand limit',
      text: 'Seven cards, at any time and in any turn. Whoever has more discards cards or plays events until seven are left, and nothing else happens before that.',
      points: [
        'After a draw, epidemics are dealt with first, then the hand is counted.',
        'An event played to get down to seven has its full effect.',
      ],
    },
    'event-window': {
      title: 'Pause for events',
      text: 'Events may be played between actions, between the parts of a turn and between two infection cards, never while a card is being resolved. Here the game waits so that nobody is too late.',
      points: [
        'Any player may play, not only the one whose turn it is.',
        'With two epidemics in one draw there is a pause between the first and the second.',
      ],
    },
    proposal: {
      title: 'Plan',
      text: 'Anybody may lay out moves for the table to look at. The others answer yes or no, which binds nobody; the player whose moves they are plays them step by step, or not at all.',
      points: [
        'A plan knows no more than its author and ends where a card would be revealed.',
        'Each player has one plan at most: a new one takes its place.',
      ],
    },
    undo: {
      title: 'Undo',
      text: 'Takes your last moves back. It stops where a card was revealed or where another player decided something.',
    },
    'seed-hash': {
      title: 'Seal of the shuffle',
      text: 'All shuffles of a game come from one secret number. Its fingerprint is shown before the first card; the number itself is told when the game is over. If both fit, nobody changed the cards on the way.',
      points: ['A game that branched off a running one is dealt anew and has no seal.'],
    },
    difficulty: {
      title: 'Difficulty',
      text: 'The number of epidemics in the player deck: four for a first game, five for the standard game, six for heroes.',
    },
    'option-consent': {
      title: 'Option: consent',
      text: 'Ask: the owner of a pawn or a card is asked before somebody else moves it. Automatic: everybody agrees beforehand and the game asks nobody.',
    },
    'option-windows': {
      title: 'Option: pauses for events',
      text: 'Always: the game stops at every moment for events, so that a pause tells nothing about hands. When possible: it stops only when somebody holds an event that can be played now.',
    },
  },
};

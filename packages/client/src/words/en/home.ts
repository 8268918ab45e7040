// The screens before a game in English.
import { pluralIn } from '../plural.ts';
import type { AboutWords, HomeWords, LobbyWords, NewGameWords } from '../home.ts';

const plural = pluralIn('en');

export const home: HomeWords = {
  title: 'Stop the epidemics together',
  intro:
    'Cordon lets you play the Pandemic family of cooperative board games: with friends, with bots, or alone. Free, open, and true to the rules.',
  playNow: 'Play now',
  playHow: 'How would you like to play?',
  withBots: 'Beside a bot',
  withBotsAbout: 'You play one role, a bot plays the other.',
  alone: 'Alone, all roles',
  aloneAbout: 'You play both roles yourself.',
  playTrouble: 'The game did not start. Reload the page and try again.',
  gamesTitle: 'Choose your game',
  aGame: 'Game',
  aBox: (game) => `Box for: ${game}`,
  games: {
    base: 'Four diseases, forty-eight cities. Travel, treat and share what you know until all four are cured.',
    iberia:
      'Spain and Portugal in 1848. Lay railways, purify the water and study four diseases that nobody can cure yet.',
  },
  newGame: 'New game',
  newGameAbout: 'Choose the game, the difficulty, the roles and who plays.',
  join: 'Join by link',
  joinAbout: 'Paste the invitation that a friend sent you.',
  joinField: 'Invitation link',
  joinGo: 'Join',
  joinBad: 'This is not an invitation of Cordon: it should contain “/t/”.',
  load: 'Load a saved game',
  loadAbout: 'A game that was saved as text, by anybody.',
  loadChoose: 'Choose a file',
  loadBad: 'This file is not a saved game that Cordon can read.',
  loadBadAt: (line) => `Cordon can’t read line ${String(line)} of this file.`,
  rules: 'Rules',
  continue: 'Your tables',
  yourTurn: 'Your turn',
  waitsFor: (name) => `Waiting for ${name}`,
  over: 'Over',
  gathering: 'Gathering',
  local: 'on this device',
  online: 'online',
  remove: 'Remove',
  removeSure: 'Remove this game from the device for good?',
  keep: 'Keep it',
  players: (count) => plural(count, { one: '# player', other: '# players' }),
  touched: (time) => `last move ${time}`,
  noServer: 'The server cannot be reached; games on this device work all the same.',
  unkept: (count) =>
    plural(count, {
      one: 'This browser has no room left: # game is lost when you close the page. Open it to save it as text.',
      other:
        'This browser has no room left: # games are lost when you close the page. Open them to save them as text.',
    }),
  abandoned: 'Given up',
  stopped: 'This game can’t go on',
  waitsForBot: 'A bot is thinking',
  waitsForSeat: (seat) => `Waiting for somebody on seat ${String(seat)}`,
  listed: 'Open tables',
  listedAbout: 'Anybody on this server may sit down here, or watch.',
  listedBy: (names) => `with ${names}`,
  freeSeats: (count) => plural(count, { one: '# free seat', other: '# free seats' }),
  joinTable: 'Join',
  watchTable: 'Watch',
  settings: 'Settings',
  legal: 'Cordon is not affiliated with the publisher of the games.',
};

export const newGame: NewGameWords = {
  title: 'New game',
  game: 'Game',
  where: 'Where',
  places: {
    local: { name: 'On this device', about: 'Alone, with bots, or around one screen. Works offline.' },
    online: { name: 'Online', about: 'Everybody on their own device. You get a link to share.' },
  },
  players: 'Players',
  difficulty: 'Difficulty',
  boxes: 'Boxes',
  pools: (roles, events, used) => {
    const there = plural(roles, { one: '# role to deal from', other: '# roles to deal from' });
    return used < events
      ? `${there}, and ${String(used)} of ${String(events)} events in the deck.`
      : `${there}, and ${plural(events, { one: '# event', other: '# events' })} in the deck.`;
  },
  pool: {
    about: 'Only what is ticked can be dealt or drawn.',
    events: 'Events',
    count: (chosen, all) => `${String(chosen)} of ${String(all)}`,
    all: 'Tick all',
    none: 'Untick all',
    notIn: (challenge) => `Not used with ${challenge}.`,
  },
  challenges: 'Challenges',
  instead: (name, gone) => `${name} takes the place of ${gone}: they can’t be played together.`,
  seats: 'Seats',
  seatsAbout: 'Who plays? You can hold several seats.',
  decides: (names) => `Who plays? Whoever does decides for ${names} too.`,
  deck: {
    seen: (count) => plural(count, { one: 'See # card', other: 'See the # cards' }),
    own: 'Enter the cards of your own box',
    field: 'One card on each line',
    how: 'Circles with their numbers, a hyphen, then the vials: k3r1g2-kr has 3 black, 1 red and 2 grey circles, and a black and a red vial. b is blue, y yellow, k black, r red, g grey, p purple.',
    usual: 'Back to the usual list',
  },
  openHands:
    'Beside bots hands lie open: bots cannot talk about their cards. The table options can hide them.',
  seat: (seat) => `Seat ${String(seat)}`,
  side: (side) => `Team ${String(side)}`,
  seatRole: (seat) => `Role of seat ${String(seat)}`,
  me: 'Me',
  roles: 'Roles',
  rolesRandom: 'Dealt at random',
  rolesChosen: 'Chosen',
  options: 'Table options',
  listed: 'Public list',
  listedAbout: 'Anybody on this server may find the table and sit down.',
  watchers: 'Watchers',
  watchersAbout: 'People with the link may watch without a seat.',
  aids: {
    infectionPanel: {
      name: 'Infection panel',
      about:
        'Gathers what everybody may know: the discarded cities, what lies on top of the deck, how near the next epidemic is. Without it, the table remembers by itself.',
    },
    hints: { name: 'Hints', about: 'Whoever is stuck may ask what a good partner would play.' },
  },
  yes: 'Yes',
  no: 'No',
  begin: 'Begin',
  gather: 'Open the table',
  refused: 'The table could not be made:',
  hotSeat: 'Several people at this device',
  hotSeatAbout:
    'Where hands are private, the screen is covered between turns until the next player is ready. They are from the standard game on, unless the table options say otherwise. Between opponents it is always covered.',
};

export const lobby: LobbyWords = {
  title: 'Gathering',
  text: 'Share the link, take a seat, begin when everybody is there.',
  without: { infectionPanel: 'Played without the infection panel.', hints: 'Played without hints.' },
  leftOut: (names) => `Left out: ${names}.`,
  invite: 'Invitation link',
  copy: 'Copy',
  copied: 'Copied',
  renew: 'Make a new link',
  seat: (seat) => `Seat ${String(seat)}`,
  open: 'Open',
  sit: 'Sit here',
  leave: 'Get up',
  free: 'Free the seat',
  start: 'Begin the game',
  startWhen: 'The game can begin when every seat is taken.',
  silentBots: 'Bots cannot talk about their cards: where hands are private they are weak partners.',
  hash: 'Hash of the shuffle',
  hashAbout: 'Fixed before the first card. At the end the seed is shown, and anybody can check it.',
  decided: (seat) => `played with seat ${String(seat)}`,
  ownCards: 'Played with its own list of Sequence cards.',
  you: 'you',
  host: (name) => `${name} opened this table.`,
  bot: (name) => `${name} (bot)`,
  botTakes: 'Give to a bot',
  otherBot: 'Another bot',
  takeOver: 'Take over',
  handOver: 'Hand over',
  handed: (seat) => `Seat ${String(seat)} is kept for whoever opens this link`,
  removeSure: (name) => `Make ${name} get up? The way back is a new invitation.`,
  replaceSure: (name, bot) =>
    `Make ${name} get up and let ${bot} (bot) play on? The way back is a new invitation.`,
  keep: 'Cancel',
  here: 'here',
  away: 'away',
  watching: (count) => plural(count, { one: '# person watches', other: '# people watch' }),
  watchLink: 'Link for watchers',
  keyGone: 'This device does not know the link. A new one makes the old one useless.',
  listed: 'This table is on the public list.',
  unlist: 'Take it off the list',
  running: 'The game is on',
  runningText: 'Nobody may watch at this table. Take a seat to see the board.',
  name: {
    ask: 'What shall the others call you?',
    field: 'Your name',
    go: 'That is me',
    bad: (most) => `Choose another name, please: up to ${String(most)} letters or signs that can be seen.`,
    trouble: 'The server did not take the name just now. Please try again.',
  },
};

export const about: AboutWords = {
  title: 'About Cordon',
  paragraphs: [
    'Cordon is free software for playing, studying and simulating cooperative board games of the Pandemic family. It runs on your own machine or on a server of your own; nobody collects anything about you.',
    'The rules are enforced exactly, by an engine that is tested rule by rule against a written catalogue. Every shuffle can be verified: the table sees a hash of the seed before the first card and the seed after the last.',
    'All texts and pictures here are our own. The shapes of the maps come from Natural Earth, which is in the public domain.',
  ],
  notAffiliated:
    'The names of the games are used only to say what is played. Cordon is not affiliated with, endorsed by or connected to their publisher or authors.',
  sources: 'Made with',
  source: ['Natural Earth', 'React', 'Barlow Condensed', 'Figtree', 'Libre Caslon Text'],
};

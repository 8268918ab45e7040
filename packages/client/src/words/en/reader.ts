// The non-visual view in English.
import { pluralIn } from '../plural.ts';
import type { ReaderWords } from '../reader.ts';

const plural = pluralIn('en');

export const reader: ReaderWords = {
  title: 'The game in text',
  close: 'Back to the board',
  situation: 'Situation',
  threats: 'Threats',
  command: 'Command',
  commandHint: 'Ask or act, then press Enter. Type “help” for the list.',
  send: 'Send',
  output: 'Answers',
  outputEmpty: 'Answers to what you type are listed here, the newest first.',
  asSeat: (name) => `Play as ${name}`,
  hand: 'Your hand',
  players: 'Players',
  choices: 'What you can do',
  choicesOf: (count) => plural(count, { one: '# choice', other: '# choices' }),
  nothingToDo: 'Nothing just now.',
  groups: { steps: 'Go on', actions: 'Actions', abilities: 'Abilities of the role', events: 'Events' },
  infections: 'Infections',
  panelOff:
    'This table plays without the infection panel: what is in the infection deck is for you to remember.',
  discard: (cities) => `Discard pile, the newest first: ${cities}.`,
  group: (first, last) =>
    first === last
      ? `Card ${String(first)} from the top`
      : `Cards ${String(first)} to ${String(last)} from the top`,
  from: (count, cities) => `${plural(count, { one: '# of', other: '# of' })} ${cities}`,
  knownAt: (place, card) => `card ${String(place)} is ${card}`,
  log: 'Log',
  goBack: (move) => `Look at the table after move ${String(move)}`,
  several: (count) => `${plural(count, { one: '# command begins', other: '# commands begin' })} like that:`,
  more: (count) => `And ${plural(count, { one: '# more', other: '# more' })}; type a little more.`,
  onlyOne: (label) => `Only this begins like that: ${label}. Press Enter once more, or type yes, to do it.`,
  nothingPending: 'There is nothing to confirm. Type “help” for the list of commands.',
  letGo: 'Nothing was done.',
  none: (typed) => `Nothing you can do now is called “${typed}”.`,
  nearest: 'Nearest:',
  noCity: (typed) => `There is no city “${typed}”.`,
  noPlayer: (typed) => `Nobody here is called “${typed}”.`,
  whichCity: 'Which city? Type “city” and its name.',
  legalKinds: (count) =>
    `You can do ${plural(count, { one: '# thing', other: '# things' })}. Type “legal” and a word to hear those of one kind:`,
  kindCount: (label, count) => `${label}: ${String(count)}`,
  noneWith: (word) => `Nothing you can do now has “${word}” in it.`,
  playing: (label) => label,
  takingBack: 'Taking the last move back.',
  watching: 'You are watching; there is nothing for you to do.',
  help: [
    '“where am i” or “w”: what the game waits for, and where you are.',
    '“city” and a name: what is there and what lies next to it.',
    '“hand”: your cards. “hand” and a name: those of another player, as far as you may see them.',
    '“players”: everybody, where they are and how many cards they hold.',
    '“tracks”: outbreaks, infection rate, cards and cubes left. “threats”: what is about to go wrong.',
    '“deck”: what is known of the decks. “last”: what happened last.',
    '“lab”: what lies in the laboratory, at a table that has one.',
    '“legal”: what you can do, kind by kind. “legal” and a word: everything with that word in it.',
    '“undo”: take the last move back.',
    'To act, type the command with its names, for example “drive chicago”. The beginnings of the words are enough where they are clear.',
    'Names and commands are understood in English and French, with or without accents.',
  ],
};

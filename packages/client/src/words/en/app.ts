// The frame of the page in English.
import type { AppWords } from '../app.ts';

export const app: AppWords = {
  name: 'Cordon',
  loading: 'One moment…',
  close: 'Close',
  skip: 'Skip to the content',
  nav: { home: 'Home', play: 'Play', rules: 'Rules', about: 'About' },
  settings: {
    title: 'Settings',
    language: 'Language',
    languages: { en: 'English', fr: 'Français' },
    theme: 'Brightness',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    motion: 'Movement',
    motions: { full: 'All of it', fast: 'Quick', off: 'None' },
    contrast: 'Contrast',
    contrasts: { usual: 'Usual', more: 'High' },
    pace: 'Steps with nothing to decide',
    paceAbout:
      'Infections and pauses in which nobody could play anything, where you play alone or with bots.',
    paces: { smooth: 'Go on by themselves', 'every-step': 'Wait for me' },
    sound: 'Sound',
    volume: 'Volume',
    reader: 'Text view',
    readerAbout: 'The game as headings, lists and typed commands, made for screen readers.',
    switch: { off: 'Off', on: 'On' },
    name: 'Your name',
    nameAbout: 'How the others at an online table see you.',
    erase: {
      about:
        'The server can erase you: your name, your messages and the online games that only you played. In games with others you become “Guest”. Games on this device stay.',
      open: 'Erase me from this server',
      sure: 'You lose your seats in online games, and this can’t be undone. Erase everything this server knows about you?',
      yes: 'Erase me',
      no: 'Cancel',
      done: 'The server has erased you.',
      failed: 'That didn’t work, and nothing was erased. Please try again later.',
    },
  },
  newVersion: { text: 'A newer version of Cordon is here.', now: 'Use it now', later: 'Later' },
  trouble: {
    title: 'Something went wrong',
    text: 'Your games are safe: every move is written down before it counts.',
    again: 'Try again',
    notFound: 'There is nothing at this address.',
    tableClosed: 'This table is not open to you, or it does not exist.',
    home: 'To the start',
  },
};

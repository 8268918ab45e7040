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
    motion: 'Movement',
    motions: { full: 'All of it', fast: 'Quick', off: 'None' },
    contrast: 'Contrast',
    contrasts: { usual: 'Usual', more: 'High' },
    sound: 'Sound',
    reader: 'Text view',
    readerAbout: 'The game as headings, lists and typed commands, made for screen readers.',
    switch: { off: 'Off', on: 'On' },
    name: 'Your name',
    nameAbout: 'How the others at an online table see you.',
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

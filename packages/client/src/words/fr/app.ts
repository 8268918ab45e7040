// Le cadre de la page en français.
import type { AppWords } from '../app.ts';

export const app: AppWords = {
  name: 'Cordon',
  loading: 'Un instant…',
  close: 'Fermer',
  skip: 'Aller au contenu',
  nav: { home: 'Accueil', play: 'Jouer', rules: 'Règles', about: 'À propos' },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    languages: { en: 'English', fr: 'Français' },
    theme: 'Luminosité',
    themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
    motion: 'Animations',
    motions: { full: 'Toutes', fast: 'Rapides', off: 'Aucune' },
    contrast: 'Contraste',
    contrasts: { usual: 'Normal', more: 'Élevé' },
    pace: 'Étapes sans rien à décider',
    paceAbout: 'Propagations et pauses où personne ne pourrait rien jouer, seul ou avec des robots.',
    paces: { smooth: 'Elles s’enchaînent', 'every-step': 'Elles m’attendent' },
    sound: 'Son',
    volume: 'Volume',
    reader: 'Vue texte',
    readerAbout: 'La partie en titres, listes et commandes tapées, pensée pour les lecteurs d’écran.',
    switch: { off: 'Non', on: 'Oui' },
    name: 'Votre nom',
    nameAbout: 'Celui que voient les autres à une table en ligne.',
    erase: {
      about:
        'Le serveur peut vous effacer\u00a0: votre nom, vos messages et les parties en ligne que vous avez jouées en solitaire. Dans les parties à plusieurs, vous devenez «\u00a0Guest\u00a0». Les parties sur cet appareil restent.',
      open: 'M’effacer de ce serveur',
      sure: 'Vous perdrez vos places dans les parties en ligne, et c’est définitif. Effacer tout ce que ce serveur sait de vous\u00a0?',
      yes: 'M’effacer',
      no: 'Annuler',
      done: 'C’est fait\u00a0: le serveur ne sait plus rien de vous.',
      failed: 'Cela n’a pas marché, et rien n’a été effacé. Réessayez plus tard.',
    },
  },
  newVersion: {
    text: 'Une nouvelle version de Cordon est arrivée.',
    now: 'L’utiliser maintenant',
    later: 'Plus tard',
  },
  trouble: {
    title: 'Quelque chose s’est mal passé',
    text: 'Vos parties sont en sûreté : chaque coup est écrit avant de compter.',
    again: 'Réessayer',
    notFound: 'Il n’y a rien à cette adresse.',
    tableClosed: 'Cette table ne vous est pas ouverte, ou elle n’existe pas.',
    home: 'Revenir au début',
  },
};

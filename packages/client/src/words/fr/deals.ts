// La donne du jour et les parties d’une même donne en français.
import type { DealWords } from '../deals.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');

export const deals: DealWords = {
  title: 'Donne du jour',
  about:
    'Les mêmes cartes pour tous sur ce serveur. Votre première partie compte ; noms et résultats sont visibles par tous.',
  missing: 'La donne du jour n’est pas disponible pour l’instant.',
  ofDay: (date) => `Donne du ${date}`,
  aboutLocal: 'Sans serveur, vous la jouez pour vous ; les résultats restent sur cet appareil.',
  dayBefore: 'La veille',
  dayAfter: 'Le lendemain',
  today: 'Aujourd’hui',
  epidemics: (count) => plural(count, { one: '# épidémie', other: '# épidémies' }),
  play: 'Jouer cette donne',
  playHow: 'Comment voulez-vous jouer cette donne ?',
  alone: 'Seul',
  aloneAbout: (seats) =>
    plural(seats, { one: 'Vous jouez l’unique rôle.', other: 'Vous jouez les # rôles.' }),
  withBots: 'Avec des robots',
  withBotsAbout: 'Vous jouez le premier rôle, des robots les autres.',
  withFriends: 'Entre amis',
  withFriendsAbout: 'Ouvrez la table et partagez son lien.',
  goOn: 'Continuer la partie',
  look: 'Revoir votre partie',
  again: 'La rejouer',
  againAbout: 'Vous connaissez maintenant les cartes : elle sera notée comme reprise.',
  late: 'Ce jour est passé : elle sera notée comme tardive.',
  refused: 'La table n’a pas pu être créée :',
  results: 'Résultats',
  none: 'Personne ne l’a encore terminée.',
  noneOfDeal: 'Vous ne connaissez aucune autre partie de cette donne.',
  you: 'vous',
  yourself: 'Vous',
  bots: 'Les robots sur la même donne',
  botsLater: 'Les robots la jouent dès que quelqu’un l’a terminée.',
  botPlays: (bot) => `Le robot « ${bot} » est en train de la jouer.`,
  letBotsPlay: 'Laisser jouer les robots',
  more: (count) => plural(count, { one: 'En voir # de plus', other: 'En voir # de plus' }),
  place: (place) => `Place ${String(place)}`,
  besides: (names, bots) => `${names} avec ${bots}`,
  endings: {
    won: 'Gagnée',
    outbreaks: 'Perdue par éclosions',
    cubes: 'Perdue faute de cubes',
    cards: 'Perdue faute de cartes',
    abandoned: 'Abandonnée',
  },
  lost: 'Perdue',
  turns: (count) => plural(count, { one: '# tour', other: '# tours' }),
  goals: (count) => plural(count, { one: '# objectif', other: '# objectifs' }),
  outbreaks: (count) => plural(count, { one: '# éclosion', other: '# éclosions' }),
  cardsLeft: (count) => plural(count, { one: '# carte restante', other: '# cartes restantes' }),
  undone: (count) => plural(count, { one: '# retour en arrière', other: '# retours en arrière' }),
  hinted: (count) => plural(count, { one: '# conseil', other: '# conseils' }),
  aside: { repeat: 'reprise', late: 'tardive' },
  asideAbout: {
    repeat: 'Quelqu’un à cette table connaissait les cartes.',
    late: 'Commencée après la fin de son jour.',
  },
  gathering: (date) => `C’est la donne du ${date} : personne ne peut regarder, et les mains sont ouvertes.`,
  compared: 'Tous les résultats de cette donne',
  secret:
    'D’autres jouent cette donne aujourd’hui : sa graine et la partie enregistrée seront là quand le jour sera fini (minuit UTC).',
};

// La vue en texte, en français.
import { pluralIn } from '../plural.ts';
import type { ReaderWords } from '../reader.ts';

const plural = pluralIn('fr');

/** “1ʳᵉ”, “2ᵉ”. */
const place = (number: number): string => `${String(number)}${number === 1 ? 'ʳᵉ' : 'ᵉ'}`;

export const reader: ReaderWords = {
  title: 'La partie en texte',
  close: 'Revenir au plateau',
  situation: 'Situation',
  threats: 'Menaces',
  command: 'Commande',
  commandHint: 'Posez une question ou jouez, puis Entrée. Tapez « aide » pour la liste.',
  send: 'Envoyer',
  output: 'Réponses',
  outputEmpty: 'Les réponses à ce que vous tapez s’affichent ici, la plus récente en premier.',
  asSeat: (name) => `Jouer ${name}`,
  hand: 'Votre main',
  players: 'Joueurs',
  choices: 'Ce que vous pouvez faire',
  choicesOf: (count) => plural(count, { one: '# choix', other: '# choix' }),
  nothingToDo: 'Rien pour l’instant.',
  groups: { steps: 'Continuer', actions: 'Actions', abilities: 'Pouvoirs du rôle', events: 'Événements' },
  infections: 'Propagation',
  panelOff: 'Cette table joue sans le panneau de propagation : à vous de retenir ce que contient la pioche.',
  discard: (cities) => `Défausse, la plus récente en premier : ${cities}.`,
  group: (first, last) =>
    first === last
      ? `${place(first)} carte de la pioche`
      : `De la ${place(first)} à la ${place(last)} carte de la pioche`,
  from: (count, cities) => `${plural(count, { one: '# parmi', other: '# parmi' })} ${cities}`,
  knownAt: (at, card) => `la ${place(at)} est ${card}`,
  log: 'Journal',
  goBack: (move) => `Voir la table après le coup ${String(move)}`,
  several: (count) =>
    `${plural(count, { one: '# commande commence', other: '# commandes commencent' })} ainsi :`,
  more: (count) => `Et ${plural(count, { one: '# autre', other: '# autres' })} ; précisez un peu.`,
  onlyOne: (label) =>
    `Une seule commande commence ainsi : ${label}. Entrée encore une fois, ou « oui », pour la jouer.`,
  nothingPending: 'Il n’y a rien à confirmer. Tapez « aide » pour la liste des commandes.',
  letGo: 'Rien n’a été fait.',
  none: (typed) => `Rien de ce que vous pouvez faire ne s’appelle « ${typed} ».`,
  nearest: 'Le plus proche :',
  noCity: (typed) => `Il n’y a pas de ville « ${typed} ».`,
  noPlayer: (typed) => `Personne ici ne s’appelle « ${typed} ».`,
  whichCity: 'Quelle ville ? Tapez « ville » et son nom.',
  legalKinds: (count) =>
    `${plural(count, { one: '# coup possible', other: '# coups possibles' })}. Tapez « coups » et un mot pour ceux d’une sorte :`,
  kindCount: (label, count) => `${label} : ${String(count)}`,
  noneWith: (word) => `Aucun coup possible ne contient « ${word} ».`,
  playing: (label) => label,
  takingBack: 'Le dernier coup est repris.',
  watching: 'Vous regardez ; il n’y a rien à faire pour vous.',
  help: [
    '« où suis-je » ou « w » : ce que la partie attend, et où vous êtes.',
    '« ville » et un nom : ce qui s’y trouve et ce qui l’entoure.',
    '« main » : vos cartes. « main » et un nom : celles d’un autre joueur, si vous pouvez les voir.',
    '« joueurs » : chacun, où il est et combien de cartes il tient.',
    '« pistes » : éclosions, vitesse de propagation, cartes et cubes restants. « menaces » : ce qui risque d’arriver.',
    '« pioche » : ce que l’on sait des pioches. « dernier » : ce qui vient de se passer.',
    '«\u00a0labo\u00a0»\u00a0: ce qu’il y a dans le laboratoire, à une table qui en a un.',
    '« coups » : ce que vous pouvez faire, sorte par sorte. « coups » et un mot : tous ceux qui contiennent ce mot.',
    '« annuler » : reprendre le dernier coup.',
    'Pour jouer, tapez la commande et ses noms, par exemple « aller Chicago ». Le début des mots suffit quand il est clair.',
    'Noms et commandes sont compris en français et en anglais, avec ou sans accents.',
  ],
};

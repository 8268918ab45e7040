// The roles of the base game, in French.
import { roles as names } from '../../../../words/game/fr/base/names.ts';
import type { BaseTexts } from '../rules.ts';

export const roles: BaseTexts['role'] = {
  'contingency-planner': {
    title: names['contingency-planner'].name,
    text: 'Pour une action, il reprend un événement quelconque de la défausse Joueur et le garde sur sa carte Rôle. Il le joue plus tard comme tout autre événement ; la carte quitte alors la partie pour de bon.',
    points: [
      'Il ne garde qu’un événement à la fois, et seul le fait de le jouer libère la place.',
      'L’événement gardé n’est pas dans sa main : il ne compte pas dans les sept cartes, ne se défausse pas et ne se donne pas.',
      'Un événement joué depuis sa main va dans la défausse et pourra être repris.',
    ],
  },
  dispatcher: {
    title: names.dispatcher.name,
    text: 'Pour une action, il amène un pion dans une ville où se trouve un autre pion, ou déplace le pion d’un autre joueur en voiture, en vol direct, en vol charter ou en navette comme si c’était le sien.',
    points: [
      'Le propriétaire du pion doit être d’accord ; pour son propre pion, il ne demande rien à personne.',
      'Les vols se paient avec des cartes de sa propre main. Pour un vol charter, c’est la carte de la ville que quitte le pion déplacé.',
      'Il ne fait que déplacer : les autres ne peuvent ni traiter, ni construire, ni partager à son tour, et le vol propre à l’Expert aux opérations lui est interdit.',
    ],
  },
  medic: {
    title: names.medic.name,
    text: 'Quand il traite, tous les cubes d’une couleur quittent sa ville. Les cubes des maladies guéries disparaissent de sa ville d’eux-mêmes, sans action, et aucun ne peut être posé là où il se trouve.',
    points: [
      'Cela vaut au tour de tous : quand d’autres le déplacent, et à l’instant où un remède est découvert alors qu’il est sur place.',
      'Une action de traitement ne retire toujours qu’une seule couleur.',
      'Contre une maladie sans remède il ne protège pas, et il ne protège jamais les villes voisines.',
    ],
  },
  'operations-expert': {
    title: names['operations-expert'].name,
    text: 'Pour une action, il construit une station de recherche là où il se trouve sans défausser de carte. Une fois par tour, il peut aller d’une station de recherche à n’importe quelle ville en défaussant une carte Ville quelconque.',
    points: [
      'La carte de ce vol peut être de n’importe quelle ville et couleur, mais pas un événement.',
      'Les autres règles de construction restent : pas là où il y a déjà une station, et si les six sont posées, il en déplace une.',
      'Quand le Répartiteur le déplace, ce vol n’est pas possible.',
    ],
  },
  'quarantine-specialist': {
    title: names['quarantine-specialist'].name,
    text: 'Aucun cube ne peut être posé et aucune éclosion ne peut se produire dans sa ville et dans les villes qui y sont directement reliées.',
    points: [
      'Cela vaut contre les propagations, les épidémies et les cubes venus d’éclosions voisines, au tour de tous.',
      'La protection suit son pion aussitôt ; les villes qu’elle quitte la perdent aussitôt.',
      'Les cubes déjà présents restent, et ceux de la mise en place sont posés quand même.',
    ],
  },
  researcher: {
    title: names.researcher.name,
    text: 'Lors d’un partage de connaissances, elle peut donner n’importe quelle carte Ville de sa main à un joueur de sa ville : la carte n’a pas à désigner cette ville.',
    points: [
      'Elle la donne à son tour, ou l’autre joueur la prend au sien ; c’est toujours une action de celui dont c’est le tour.',
      'Cette liberté ne vaut que pour les cartes de sa main : celle qu’elle reçoit doit désigner la ville.',
      'Les deux doivent être dans la même ville et d’accord. Les événements ne se partagent pas.',
    ],
  },
  scientist: {
    title: names.scientist.name,
    text: 'Il ne lui faut que quatre cartes Ville d’une même couleur, au lieu de cinq, pour découvrir un remède.',
    points: [
      'Elle doit se trouver à une station de recherche et le faire elle-même ; pour les autres, un remède demande toujours cinq cartes.',
      'Elle défausse exactement quatre cartes, même si elle en a davantage.',
    ],
  },
};

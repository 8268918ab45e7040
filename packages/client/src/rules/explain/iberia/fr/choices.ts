// What Iberia asks on the way, in French.
import type { IberiaTexts } from '../rules.ts';
import type { IberiaChoice } from '../shape.ts';

export const choices: Pick<IberiaTexts['action'], IberiaChoice> = {
  start: {
    title: 'Choisir où commencer',
    text: 'Votre pion commence dans une ville dont vous tenez la carte ; la carte reste en main. Sans carte Ville, vous pouvez commencer n’importe où.',
    points: [
      'Les joueurs choisissent l’un après l’autre, et plusieurs peuvent commencer dans la même ville.',
    ],
  },
  pay: {
    title: 'Choisir le jeton à dépenser',
    text: 'Un jeton Purification écarte un cube, et plusieurs régions qui touchent la ville en ont. Le joueur dont c’est le tour choisit la région qui rend le sien.',
    points: ['S’il y a un jeton, il doit être dépensé : on ne peut pas prendre le cube à la place.'],
  },
  outbreak: {
    title: 'Choisir l’éclosion suivante',
    text: 'Plusieurs éclosions sont en attente. Le joueur dont c’est le tour choisit laquelle vient ensuite.',
  },
  'spread-to': {
    title: 'Choisir la ville suivante',
    text: 'Une éclosion se répand, et il y a trop peu de jetons Purification pour toutes les villes voisines. Le joueur dont c’est le tour choisit la ville à traiter ensuite.',
  },
  march: {
    title: 'Se déplacer',
    text: 'Mobilisation du gouvernement : déplacez-vous une fois gratuitement, le long d’une ligne, en train, ou en navire sans carte.',
  },
  stay: {
    title: 'Rester',
    text: 'Mobilisation du gouvernement : votre pion reste où il est, et on passe au joueur suivant.',
  },
  reply: {
    title: 'Renvoyer une carte',
    text: 'Correspondance épistolaire : choisissez la carte qui revient en échange.',
  },
  lay: {
    title: 'Poser un rail',
    text: 'Un événement vous donne des rails : choisissez la prochaine ligne pleine et libre. Pour Ligne côtière, elle doit relier deux ports.',
  },
  emigrate: {
    title: 'Retirer un autre cube',
    text: 'Flux migratoires : retirez un second cube, de n’importe quelle couleur, de n’importe quelle ville.',
  },
  pour: {
    title: 'Poser un autre jeton',
    text: 'Eau pure : posez un second jeton Purification dans cette région ou dans une autre.',
  },
  heal: {
    title: 'Retirer un cube ici',
    text: 'Suprématie de la science : retirez un cube de cette couleur de cette ville au bord de la région.',
  },
  leave: {
    title: 'Laisser les cubes ici',
    text: 'Suprématie de la science : ne retirez rien de cette ville et passez à la suivante.',
  },
  bring: {
    title: 'Faire venir un autre pion',
    text: 'Arrivée d’un navire : un pion de plus va dans le même port, si son propriétaire est d’accord.',
  },
  wire: {
    title: 'Envoyer une autre carte',
    text: 'Message télégraphique : une seconde carte Ville va du même donneur au même receveur.',
  },
  enough: {
    title: 'Cela suffit',
    text: 'Vous n’utilisez pas le reste de l’événement. Il est terminé et va dans la défausse.',
  },
  prevent: {
    title: 'Placer le jeton Prévention',
    text: 'L’Infirmière est arrivée : son joueur met le jeton dans une région qui touche sa ville. Il peut rester où il est si cette région touche aussi la ville.',
  },
  order: {
    title: 'Carte suivante du paquet Joueur',
    text: 'Vous remettez les cartes : choisissez celle qui sera piochée ensuite, puis la suivante.',
    points: ['Aucun événement ne peut être joué tant que toutes ne sont pas remises.'],
  },
  admit: {
    title: 'Choisir l’hôpital',
    text: 'Ruée de patients : chaque hôpital fait approcher d’un pas un patient de sa couleur. Choisissez quel hôpital vient ensuite.',
  },
  transfer: {
    title: 'Déplacer un patient',
    text: 'Ruée de patients : le patient le plus proche, en comptant les lignes, fait un pas vers l’hôpital : le long d’une ligne, ou en train sur autant de rails qu’en compte le chemin le plus rapide.',
    points: ['Si des patients sont aussi proches ou des chemins aussi rapides, vous choisissez.'],
  },
  evacuate: {
    title: 'Éloigner un patient',
    text: 'Ruée de patients : l’hôpital est débordé. Choisissez pour chaque cube de cette couleur la ville reliée où il part ; plusieurs peuvent aller dans la même.',
    points: ['Un quatrième cube de la couleur y cause une éclosion.'],
  },
};

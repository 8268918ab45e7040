// The roles of Iberia, in French.
import { roles as names } from '../../../../words/game/fr/iberia/names.ts';
import type { IberiaTexts } from '../rules.ts';

export const roles: IberiaTexts['role'] = {
  agronomist: {
    title: names.agronomist.name,
    text: 'Pour une action, posez un jeton Purification dans une région qui touche votre ville, sans aucune carte. Quand vous purifiez l’eau, vous pouvez ajouter un troisième jeton dans la même région.',
    points: [
      'Le jeton seul ne demande ni couleur ni maladie recherchée, et se pose jusqu’à quatre fois par tour.',
      'Ce n’est pas l’action Purifier l’eau : il n’apporte donc pas de jeton supplémentaire.',
      'Quand la réserve de jetons est vide, ni l’un ni l’autre n’est possible.',
    ],
  },
  nurse: {
    title: names.nurse.name,
    text: 'Son jeton Prévention se trouve dans une région qui touche sa ville. Aucun cube, de quelque couleur que ce soit, ne peut être ajouté dans une ville au bord de cette région : aucune éclosion ne s’y produit.',
    points: [
      'Chaque fois que son pion se déplace, quel qu’en soit l’auteur, elle met le jeton dans une région qui touche la nouvelle ville ; il peut rester où il est si la région convient.',
      'Le jeton ne s’use pas, et les villes qu’il protège ne dépensent aucun jeton Purification.',
      'Les cubes déjà présents restent, et ceux de la mise en place sont posés avant son arrivée.',
    ],
  },
  politician: {
    title: names.politician.name,
    text: 'Pour une action, donnez la carte de la ville où vous êtes à n’importe quel joueur, où qu’il soit. Pour une action, échangez une carte Ville de votre main avec une carte Ville de la défausse Joueur, si vous êtes dans la ville de l’une des deux.',
    points: [
      'De loin vous ne pouvez que donner, pas prendre.',
      'Toute carte Ville de la défausse convient ; les événements ne s’échangent pas, dans aucun sens.',
      'On ne demande rien au receveur, sauf si la table le souhaite ; la limite de main vaut aussitôt.',
    ],
  },
  railwayman: {
    title: names.railwayman.name,
    text: 'Une fois par tour, quand vous construisez un rail, posez-en deux pour une action : le premier depuis votre ville, le second à la suite. Quand vous voyagez en train, vous pouvez emmener un autre pion de votre ville.',
    points: [
      'Les deux lignes sont pleines et libres ; deux lignes qui partent toutes deux de votre ville ne conviennent pas.',
      'Vous pouvez d’abord poser des rails simples et garder le double pour plus tard dans le tour.',
      'Le passager ne dépense rien, et on ne lui demande rien, sauf si la table le souhaite. Pas de passager en chariot, en bateau ou en navire.',
    ],
  },
  'royal-academy-scientist': {
    title: names['royal-academy-scientist'].name,
    text: 'Quand vous purifiez l’eau, n’importe quelle carte Ville convient, quelle que soit sa couleur. Pour une action, regardez les trois premières cartes du paquet Joueur et remettez-les dessus dans l’ordre de votre choix.',
    points: [
      'La région doit toujours toucher votre ville, et l’on pose deux jetons comme d’habitude.',
      'Les cartes sont regardées, pas piochées : une épidémie parmi elles ne fait encore rien. Vous seul les voyez, et vous pouvez en parler.',
      'La recherche demande toujours cinq cartes.',
    ],
  },
  'rural-doctor': {
    title: names['rural-doctor'].name,
    text: 'Quand vous traitez, vous retirez un cube de votre ville et pouvez en retirer un second : de votre ville, ou de toute ville qui partage une région avec elle.',
    points: [
      'Le second cube peut être d’une autre couleur, et sa ville n’a pas à être reliée à la vôtre.',
      'Sans cube dans votre propre ville, vous ne pouvez pas traiter du tout.',
      'Jamais plus d’un cube supplémentaire par action.',
    ],
  },
  sailor: {
    title: names.sailor.name,
    text: 'Vous voyagez en navire sans défausser de carte, et pouvez emmener un autre pion de votre ville.',
    points: [
      'Il faut toujours une action et un port à chaque bout.',
      'Le passager ne dépense rien, et on ne lui demande rien, sauf si la table le souhaite.',
      'Pas de passager en chariot, en bateau ou en train ; et à leur tour, les autres paient toujours leur navire.',
    ],
  },
};

// The rules of In the Lab in French.
import { all, heading, list, paragraph, table, these } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';
import { team } from './teamPage.ts';
import { laboratory } from './laboratory/page.ts';

export const page: BoxPage<'virulent-strain' | 'worldwide-panic' | 'lab' | 'solo' | 'team'> = {
  box: {
    title: 'Ce que la boîte ajoute',
    blocks: [
      paragraph(
        'In vitro ajoute le laboratoire, quatre rôles, trois événements, un mode solo et un mode en équipe au jeu de base, et à Au seuil de la catastrophe deux épidémies et le défi Panique mondiale. Tout ce que cette page ne change pas reste comme dans le jeu de base.',
      ),
      list(
        'La boîte se joue aussi sans Au seuil de la catastrophe. Cinq joueurs et sept épidémies demandent cette boîte-là.',
        'Sans défi, on gagne et on perd comme dans le jeu de base.',
      ),
    ],
  },
  setup: {
    title: 'Mise en place',
    blocks: [
      paragraph(
        'Les rôles sont distribués parmi ceux de toutes les boîtes utilisées\u00a0: onze avec le seul jeu de base, dix-sept avec Au seuil de la catastrophe en plus.',
      ),
      paragraph(
        'Tous les événements sont mélangés et l’on en utilise deux par joueur. Les autres restent dans la boîte, sans qu’on sache lesquels.',
      ),
      table(
        'Événements',
        ['Boîtes', 'Rôles', 'Événements possibles'],
        ['Jeu de base et In vitro', '11', '8'],
        ['Jeu de base, Au seuil de la catastrophe et In vitro', '17', '16'],
      ),
    ],
  },
  roles: {
    title: 'Rôles',
    blocks: [
      paragraph(
        'Ce qui se fait une fois par tour se fait une fois pendant votre propre tour, jamais pendant celui des autres.',
      ),
      all('role'),
    ],
  },
  events: {
    title: 'Événements',
    blocks: [
      paragraph(
        'Tous trois restent sur la table une fois joués. Pendant ce temps, ils ne sont ni dans une main ni dans la défausse\u00a0: le Planificateur d’urgence ne peut pas les reprendre.',
      ),
      all('event'),
    ],
  },
  lab: laboratory,
  'virulent-strain': {
    title: 'Défi\u00a0: Souche virulente',
    blocks: [
      paragraph(
        'Avec Au seuil de la catastrophe, deux épidémies de plus peuvent être parmi celles du défi Souche virulente. Toutes deux ont un effet continu.',
      ),
      these('card', 'highly-contagious', 'resistant-to-treatment'),
    ],
  },
  'worldwide-panic': {
    title: 'Défi\u00a0: Mutation – Panique mondiale',
    blocks: [
      paragraph(
        'Une variante du défi Mutation, qui demande Au seuil de la catastrophe\u00a0: le violet est partout dès le début. Très difficile. Toutes les règles du défi Mutation s’appliquent, sauf celles-ci.',
      ),
      list(
        'Il y a 24 cubes violets.',
        'Des neuf villes infectées au départ, la première reçoit un cube violet en plus de ses trois cubes, la quatrième deux en plus de ses deux, la septième trois en plus du sien\u00a0: 24 cubes en tout, dont six violets.',
        'Une carte Mutation apporte deux cubes violets au lieu d’un.',
        'Le remède violet demande au moins deux cartes de villes avec des cubes violets au lieu d’une.',
        'Les trois événements de mutation restent dans le paquet Joueur\u00a0; une table peut s’en passer.',
      ),
      heading('Avec la Souche virulente'),
      list(
        'La maladie violette peut devenir la souche virulente.',
        'Structure moléculaire complexe demande alors une troisième carte d’une ville avec des cubes violets.',
        'Effet d’entrainement compte alors les cartes Mutation, et Souche cachée n’a pas d’effet.',
      ),
      heading('Cartes Mutation'),
      these('card', 'red-mutation-1'),
    ],
  },
  team,
  solo: {
    title: 'Mode solo',
    blocks: [
      paragraph(
        'Un joueur seul, avec un pion, joue contre toutes les maladies avec l’aide du CDC, dont les cartes sont à côté du plateau. La mise en place est celle à deux joueurs, sauf ceci.',
      ),
      list(
        'Avant d’ajouter les événements, on défausse 8 cartes Ville dans une partie d’introduction, 12 dans une partie standard, 14 dans une héroïque et 16 dans une légendaire, jamais plus de six d’une même couleur.',
        'On utilise quatre événements. Le Répartiteur, la Chercheuse, l’Épidémiologiste, l’Agente de liaison et les Ordres spéciaux ne sont pas utilisés.',
        'Vous recevez quatre cartes, puis le CDC quatre.',
      ),
      paragraph(
        'Tous les tours sont les vôtres. Après les propagations, le CDC peut faire une action\u00a0; sinon il ne pioche pas et ne partage pas de connaissances.',
      ),
      list(
        'Déplacer votre pion par un déplacement ordinaire\u00a0; la carte nécessaire vient du CDC.',
        'Dans une station de recherche\u00a0: prendre un autre rôle encore disponible. L’ancien quitte la partie.',
        'Dans une station de recherche\u00a0: échanger une carte Ville du CDC contre une des vôtres, de la couleur de votre ville.',
        'Piocher une carte. Le CDC en a au plus sept.',
        'Découvrir un remède avec cinq cartes du CDC, sans station de recherche.',
      ),
      paragraph('Le CDC peut jouer ses événements chaque fois que les événements sont permis.'),
    ],
  },
};

// The rules of Iberia in French: rails, ships, hospitals, research, regions and water.
import { heading, list, note, paragraph } from '../../page.ts';
import type { Land } from '../shape.ts';

export const land: Land = {
  trains: {
    title: 'Rails et trains',
    blocks: [
      heading('Construire un rail'),
      paragraph(
        'Posez un rail sur une ligne pleine qui part de la ville où vous êtes. Chaque ligne prend un rail, et les lignes pointillées n’en prennent pas : celles d’Andorre-la-Vieille, de Palma de Majorque et de Gibraltar. Le nouveau rail n’a pas à en toucher d’autres. Il y en a vingt ; quand il n’y en a plus, personne ne peut en construire.',
      ),
      heading('Voyager en train'),
      paragraph(
        'Avec une action, vous suivez une chaîne de rails sans interruption jusqu’à n’importe laquelle de ses villes. Les rails servent à tous, dans les deux sens, et restent toute la partie.',
      ),
      list(
        'Une ligne sans rail arrête le voyage.',
        'Une ligne avec un rail peut encore être suivie en chariot.',
        'Les rails ne changent ni les régions ni le chemin des éclosions.',
      ),
    ],
  },
  ships: {
    title: 'Ports et navires',
    blocks: [
      paragraph(
        'D’un port, vous allez à n’importe quel autre port, proche ou lointain. Défaussez une carte Ville de la couleur du port d’arrivée ; la ville qu’elle désigne n’a pas d’importance.',
      ),
      list(
        'Les deux villes doivent être des ports ; aucune ligne n’est nécessaire entre elles.',
        'Une carte de la couleur du port de départ ne convient pas, sauf si les deux ont la même couleur.',
        'Le Marin ne paie pas de carte.',
      ),
    ],
  },
  hospitals: {
    title: 'Hôpitaux',
    blocks: [
      paragraph(
        'Il y a un hôpital par couleur, et il ne peut se trouver que dans une ville de sa couleur. Défaussez la carte de la ville où vous êtes pour y poser l’hôpital de cette couleur, qu’il vienne de la réserve ou d’une autre ville.',
      ),
      list(
        'La carte d’une autre ville de la même couleur ne convient pas.',
        'Là où il se trouve déjà, on ne le construit pas de nouveau.',
        'Il peut être déplacé même quand sa maladie est recherchée.',
        'Un hôpital ne soigne personne de lui-même. C’est le lieu où sa maladie peut être recherchée.',
      ),
    ],
  },
  research: {
    title: 'Recherche',
    blocks: [
      paragraph(
        'Dans la ville d’un hôpital, défaussez de votre main exactement cinq cartes Ville de la couleur de l’hôpital : cette maladie est recherchée. La quatrième gagne la partie aussitôt.',
      ),
      list(
        'Il faut l’hôpital de cette couleur, et il faut y être.',
        'Tous les rôles ont besoin de cinq cartes.',
        'Les cubes restent sur le plateau, et d’autres sont posés comme avant.',
        'Dès lors les cartes de cette couleur purifient l’eau de toute région qui touche votre ville.',
      ),
    ],
  },
  regions: {
    title: 'Régions',
    blocks: [
      paragraph(
        'Les lignes, pleines et pointillées, divisent la carte en régions. Une zone que des lignes ferment de tous côtés est une région, sur terre ou en mer ; la pleine mer et les terres du dehors n’en sont pas. Une région touche chaque ville de son bord.',
      ),
      paragraph(
        'Une région porte le nom des quelques villes de son bord qu’aucune autre région ne réunit : la région Cáceres–Madrid. Barcelone, par exemple, touche la région de Palma de Majorque (Barcelone, Tarragone, Valence et Palma de Majorque) et la région de Gérone (Huesca, Andorre-la-Vieille, Gérone, Barcelone et Saragosse), parmi d’autres. Saragosse en touche six.',
      ),
    ],
  },
  purification: {
    title: 'L’eau saine',
    blocks: [
      heading('Purifier l’eau'),
      paragraph(
        'Défaussez une carte Ville et posez deux jetons Purification dans une seule région qui touche votre ville. La carte doit avoir',
      ),
      list(
        'la couleur d’une ville au bord de cette région, la vôtre comprise, ou',
        'la couleur d’une maladie recherchée : alors toute région qui touche votre ville convient.',
      ),
      paragraph(
        'Il y a 14 jetons, et une région en contient autant que l’on veut. S’il n’en reste qu’un, l’action en pose un ; s’il n’en reste pas, elle est impossible.',
      ),
      heading('Ce que fait un jeton'),
      paragraph(
        'Quand un cube de n’importe quelle couleur devrait être ajouté dans une ville, et qu’une région qui touche cette ville contient un jeton, un jeton retourne à la réserve à la place. Aucun cube ne vient, et aucune éclosion non plus, même s’il y a trois cubes. Cela vaut pour les propagations, les épidémies et les éclosions.',
      ),
      list(
        'Un jeton pour chaque cube.',
        'Il faut le dépenser. Si plusieurs régions peuvent en donner un, le joueur dont c’est le tour choisit.',
        'Ce sont les régions de la ville qui recevrait le cube qui comptent, pas celles de la ville de l’éclosion.',
        'Les jetons ne retirent aucun cube, et personne ne peut les reprendre.',
      ),
      note(
        'Là où le jeton Prévention de l’Infirmière protège une ville, aucun jeton Purification n’est dépensé.',
      ),
    ],
  },
};

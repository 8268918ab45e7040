// The rules of Iberia in French: what the game does, what helps against it, and how it ends.
import { all, heading, list, note, paragraph, steps, table } from '../../page.ts';
import type { Dangers } from '../shape.ts';

export const dangers: Dangers = {
  drawing: {
    title: 'Pioche et épidémies',
    blocks: [
      paragraph(
        'Après vos actions, vous piochez ensemble les deux premières cartes du paquet Joueur. S’il en reste moins de deux, la partie est perdue. La défausse n’est jamais remélangée au paquet.',
      ),
      heading('Épidémies'),
      paragraph('Une épidémie ne va pas dans votre main. Elle a lieu aussitôt, en trois étapes :'),
      steps(
        'Accélération : le marqueur Vitesse de propagation avance d’une case.',
        'Infection : on pioche la carte du dessous du paquet Propagation. Trois cubes de sa couleur sont dus dans sa ville. Chaque jeton Purification qui touche la ville en écarte un.',
        'Intensification : la défausse Propagation, cette carte comprise, est mélangée et posée sur le paquet Propagation. Les cartes du dessous gardent leur ordre.',
      ),
      table(
        'Cubes dans la ville après l’étape Infection',
        ['Cubes avant', 'aucun jeton', '1 jeton', '2 jetons', '3 jetons'],
        ['0', '3', '2', '1', '0'],
        ['1', '3, éclosion', '3', '2', '1'],
        ['2', '3, éclosion', '3, éclosion', '3', '2'],
        ['3', '3, éclosion', '3, éclosion', '3, éclosion', '3'],
      ),
      list(
        'Seuls comptent les cubes de la couleur de la ville.',
        'Dans une ville sous le jeton Prévention, aucun cube n’est posé et aucun jeton n’est dépensé.',
        'Une table peut choisir que les jetons empêchent seulement l’ajout des cubes qui complètent la ville à trois. Une éclosion a alors lieu dans toute ville qui a des cubes de sa couleur, quels que soient les jetons.',
        'La carte Épidémie quitte la partie. On ne pioche rien à sa place.',
        'Deux épidémies dans une même pioche se résolvent l’une après l’autre, avec entre elles une pause pour les événements. La ville de la seconde est alors seule sur le paquet et sera dévoilée la première.',
      ),
      heading('Limite de cartes en main'),
      paragraph(
        'Personne ne peut tenir plus de sept cartes, à aucun moment. Qui en a davantage défausse ou joue des événements jusqu’à n’en avoir que sept. Après une pioche, cela vient une fois toutes les épidémies terminées.',
      ),
    ],
  },
  infections: {
    title: 'Propagations et éclosions',
    blocks: [
      heading('Propagations'),
      paragraph(
        'Dévoilez autant de cartes du dessus du paquet Propagation que l’indique la vitesse, une à la fois. Chaque ville reçoit un cube de sa couleur, ou dépense un jeton Purification qui la touche. Chaque carte est entièrement résolue et défaussée avant la suivante.',
      ),
      list(
        'Une maladie recherchée infecte comme avant.',
        'Une ville qui a trois cubes de cette couleur et n’est pas protégée n’en reçoit pas un quatrième : une éclosion s’y produit.',
      ),
      heading('Éclosions'),
      steps(
        'Le marqueur Éclosion avance d’une case. À la huitième, la partie est perdue aussitôt.',
        'Chaque ville reliée à celle de l’éclosion, par une ligne pleine ou pointillée, reçoit un cube de la couleur de la maladie, ou dépense un jeton qui la touche.',
        'Là où il y a déjà trois cubes de cette couleur, et rien qui protège, cette ville a une éclosion à son tour, dès que celle-ci est terminée.',
      ),
      list(
        'Pour une même carte Propagation, une ville n’a qu’une éclosion, et ne reçoit ensuite plus de cube de cette chaîne.',
        'La ville de l’éclosion garde ses trois cubes.',
        'Quand l’ordre compte, parce que les jetons sont rares ou que plusieurs éclosions attendent, le joueur dont c’est le tour en décide.',
      ),
      heading('Plus de cubes'),
      paragraph(
        'S’il faut poser un cube et que sa réserve est vide, la partie est perdue. Prendre le dernier cube n’est pas un mal, et les cubes que des jetons écartent ne sont pas nécessaires.',
      ),
    ],
  },
  events: {
    title: 'Événements',
    blocks: [
      paragraph(
        'Qui tient un événement peut le jouer au tour de n’importe qui. Il ne coûte pas d’action, et celui qui le joue décide de son emploi. Ensuite il va dans la défausse Joueur.',
      ),
      heading('Quand les jouer'),
      list(
        'Avant, entre et après les actions ; après la pioche ; avant, entre et après les cartes Propagation ; et quand une main est trop grande.',
        'Pas pendant qu’une carte piochée est en cours : ni au milieu d’une épidémie, ni d’une propagation, ni d’une chaîne d’éclosions.',
        'Entre deux épidémies d’une même pioche : oui.',
      ),
      all('event'),
    ],
  },
  roles: {
    title: 'Rôles',
    blocks: [
      paragraph(
        'Chaque joueur a un rôle. Ce qu’un rôle fait pour une action coûte une des quatre et se fait au tour de son propriétaire ; ce qu’il peut faire, il n’y est pas obligé.',
      ),
      all('role'),
    ],
  },
  ending: {
    title: 'Gagner et perdre',
    blocks: [
      paragraph(
        'Vous gagnez au milieu d’un tour : à la quatrième maladie recherchée la partie est finie, on ne pioche plus et plus rien ne se propage.',
      ),
      list(
        'Huit éclosions : perdu.',
        'Un cube nécessaire manque : perdu, même si sa maladie est recherchée.',
        'Moins de deux cartes Joueur au moment de piocher : perdu.',
      ),
      note(
        'Manquer de rails ou de jetons Purification ne fait rien perdre : cela met seulement fin aux actions qui en demandent.',
      ),
    ],
  },
  table: {
    title: 'À cette table',
    blocks: [
      heading('Options'),
      list(
        'Passagers : le Cheminot et le Marin emmènent des pions, et le Politicien donne de loin, sans demander ; ou bien l’autre joueur doit être d’accord.',
        'Accord : pour les cartes partagées et les pions qu’un événement déplace, on demande au propriétaire, ou tous sont d’accord d’avance.',
        'Pauses pour les événements : toujours, ou seulement quand un événement est jouable.',
        'Maladies : combien de maladies historiques sont tirées, ou lesquelles sont en jeu.',
        'Fièvre jaune : chaque cube jaune dans un port en apporte d’autres, ou seulement ceux des cartes Propagation.',
      ),
      heading('Ce que tous peuvent savoir'),
      paragraph(
        'Tout ce qui est sur le plateau, toutes les mains, les deux défausses, et le nombre de cartes de chaque paquet. Restent cachés l’ordre des paquets et les événements laissés dehors.',
      ),
      heading('Annuler et proposer'),
      paragraph(
        'Vous pouvez reprendre des coups tant qu’aucune carte n’est révélée et qu’aucun autre joueur n’a rien décidé. Chacun peut proposer un plan aux autres ; seul le joueur concerné peut en jouer les coups.',
      ),
      heading('Un mélange honnête'),
      paragraph(
        'Avant la première carte, la table voit l’empreinte du nombre secret dont viennent tous les mélanges ; à la fin de la partie, le nombre lui-même. Chacun peut ainsi vérifier que les cartes n’ont pas été changées.',
      ),
    ],
  },
};

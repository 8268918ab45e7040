// The rules of the base game in French, second half: what the game does, and what helps against it.
import { all, heading, list, note, paragraph, steps } from '../../page.ts';
import type { BasePage } from '../shape.ts';

export const dangers: Pick<BasePage, 'drawing' | 'infections' | 'events' | 'roles' | 'ending' | 'table'> = {
  drawing: {
    title: 'Pioche et épidémies',
    blocks: [
      paragraph(
        'Après vos actions, vous piochez ensemble les deux premières cartes du paquet Joueur. S’il en reste moins de deux, la partie est perdue. La défausse n’est jamais remélangée au paquet.',
      ),
      paragraph(
        'Les deux dernières cartes peuvent encore être piochées, et le joueur suivant peut encore gagner par un remède avant d’avoir à piocher.',
      ),
      heading('Épidémies'),
      paragraph('Une épidémie ne va pas dans votre main. Elle a lieu aussitôt, en trois étapes :'),
      steps(
        'Accélération : le marqueur Vitesse de propagation avance d’une case. La nouvelle vitesse vaut dès ce tour.',
        'Infection : on pioche la carte du dessous du paquet Propagation. Sa ville reçoit trois cubes de sa couleur. S’il y en avait déjà, on la complète à trois, puis une éclosion s’y produit, une seule.',
        'Intensification : la défausse Propagation, cette carte comprise, est mélangée et posée sur le paquet Propagation. Les cartes du dessous gardent leur ordre.',
      ),
      list(
        'Les cubes d’autres couleurs dans la ville ne comptent pas.',
        'Une maladie éradiquée ou une ville protégée ne reçoit aucun cube ; les deux autres étapes ont lieu quand même.',
        'La carte Épidémie quitte la partie. On ne pioche rien à sa place.',
        'Deux épidémies dans une même pioche se résolvent l’une après l’autre. La ville de la seconde est alors seule sur le paquet et sera dévoilée la première.',
      ),
      heading('Limite de cartes en main'),
      paragraph(
        'Personne ne peut tenir plus de sept cartes, à aucun moment. Qui en a davantage défausse ou joue des événements jusqu’à n’en avoir que sept. Après une pioche, cela vient une fois toutes les épidémies terminées, et avant les propagations.',
      ),
    ],
  },
  infections: {
    title: 'Propagations et éclosions',
    blocks: [
      heading('Propagations'),
      paragraph(
        'Dévoilez autant de cartes du dessus du paquet Propagation que l’indique la vitesse, une à la fois. Chaque ville reçoit un cube de sa couleur. Chaque carte est entièrement résolue et défaussée avant la suivante.',
      ),
      list(
        'Une maladie guérie infecte comme avant ; une maladie éradiquée, non.',
        'Une ville qui a trois cubes de cette couleur n’en reçoit pas un quatrième : une éclosion s’y produit.',
      ),
      heading('Éclosions'),
      steps(
        'Le marqueur Éclosion avance d’une case. À la huitième, la partie est perdue aussitôt.',
        'Chaque ville reliée à celle de l’éclosion reçoit un cube de la couleur de la maladie, quelle que soit sa propre couleur.',
        'Là où il y a déjà trois cubes de cette couleur, on n’en pose pas un quatrième : cette ville a une éclosion à son tour, dès que celle-ci est terminée.',
      ),
      list(
        'Pour une même carte Propagation, une ville n’a qu’une éclosion, et ne reçoit ensuite plus de cube de cette chaîne.',
        'La ville de l’éclosion garde ses trois cubes.',
        'Une ville peut tenir jusqu’à trois cubes de chacune de plusieurs couleurs.',
      ),
      heading('Plus de cubes'),
      paragraph(
        'S’il faut poser un cube et que sa réserve est vide, la partie est perdue. Prendre le dernier cube n’est pas un mal, et les cubes qui ne seraient de toute façon pas posés ne sont pas nécessaires.',
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
        'Population résiliente fait exception : elle se joue aussi au milieu d’une épidémie, juste avant le mélange.',
      ),
      note(
        'Un événement qui ne pourrait rien faire maintenant ne peut pas être joué et reste dans votre main.',
      ),
      all('event'),
    ],
  },
  roles: {
    title: 'Rôles',
    blocks: [
      paragraph(
        'Chaque joueur a un rôle. Ce qu’un rôle fait comme action se fait au tour de son propriétaire et coûte une des quatre actions ; ce qui agit de soi-même agit au tour de tous. Qui déplace le pion d’un autre a besoin de son accord.',
      ),
      all('role'),
    ],
  },
  ending: {
    title: 'Gagner et perdre',
    blocks: [
      paragraph(
        'Vous gagnez au milieu d’un tour : au quatrième remède la partie est finie, on ne pioche plus et plus rien ne se propage.',
      ),
      list(
        'Huit éclosions : perdu.',
        'Un cube nécessaire manque : perdu.',
        'Moins de deux cartes Joueur au moment de piocher : perdu.',
      ),
      paragraph(
        'Si une éclosion est la huitième et manque aussi de cubes, c’est la huitième éclosion qui compte, car le marqueur avance d’abord.',
      ),
    ],
  },
  table: {
    title: 'À cette table',
    blocks: [
      heading('Options'),
      list(
        'Mains : ouvertes à tous, comme d’usage avec quatre épidémies, ou cachées, comme d’usage avec cinq ou six. Vous pouvez toujours dire ce que vous tenez.',
        'Prévision : celui qui la joue voit les cartes, ou tous les voient.',
        'Accord : on demande aux autres avant de déplacer leurs pions ou leurs cartes, ou tous sont d’accord d’avance.',
        'Pauses pour les événements : toujours, pour qu’une pause ne trahisse aucune main, ou seulement quand un événement est jouable.',
      ),
      heading('Ce que tous peuvent savoir'),
      paragraph(
        'Les rôles, les pions, les cubes, les stations, les indicateurs, les deux défausses, et le nombre de cartes de chaque paquet et de chaque main. L’ordre des paquets est caché.',
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

// The explanations that both games share, in French.
import type { SharedTexts } from './shape.ts';

export const shared: SharedTexts = {
  action: {
    accept: {
      title: 'Accepter',
      text: 'Quelqu’un veut faire quelque chose avec votre pion ou vos cartes. Dites oui et cela se fait tout de suite ; c’est l’autre qui paie.',
    },
    refuse: {
      title: 'Refuser',
      text: 'Quelqu’un veut faire quelque chose avec votre pion ou vos cartes. Dites non et rien ne se passe : aucune action, aucune carte n’est dépensée, et le tour continue.',
    },
    discard: {
      title: 'Défausser',
      text: 'Une main de plus de sept cartes doit diminuer. Choisissez une de vos cartes : elle va face visible dans la défausse Joueur. Un événement défaussé reste sans effet : jouez-le plutôt si vous le pouvez.',
    },
    continue: {
      title: 'Continuer',
      text: 'La partie s’est arrêtée pour laisser jouer des événements. Le joueur dont c’est le tour met fin à la pause, et la partie reprend.',
    },
  },
  thing: {
    'cube-supply': {
      title: 'Réserve de cubes',
      text: 'Chaque maladie a 24 cubes. Ceux qui ne sont pas sur le plateau sont ici. La partie est perdue dès qu’il faut poser un cube et qu’il n’en reste plus de cette couleur.',
      points: [
        'Une réserve vide ne fait pas perdre à elle seule : seul le prochain cube vraiment nécessaire fait perdre.',
        'Un cube qu’une règle empêche de poser n’est pas nécessaire.',
      ],
    },
    outbreaks: {
      title: 'Éclosions',
      text: 'Chaque éclosion avance ce marqueur d’une case, avant que des cubes ne se répandent. À la huitième, la partie est perdue.',
      points: [
        'Chaque éclosion d’une chaîne compte.',
        'Pour une même carte Propagation, une ville n’a jamais plus d’une éclosion.',
      ],
    },
    chain: {
      title: 'Éclosions en chaîne',
      text: 'Quand une éclosion atteint une ville qui a déjà trois cubes de sa couleur et que rien ne protège, cette ville a une éclosion à son tour, une fois la première terminée. Les villes déjà touchées par une éclosion pour cette carte ne reçoivent plus de cube.',
    },
    'infection-rate': {
      title: 'Vitesse de propagation',
      text: 'Le nombre de cartes Propagation dévoilées à la fin de chaque tour. Chaque épidémie avance le marqueur d’une case : 2, 2, 2, 3, 3, 4, 4.',
    },
    'player-deck': {
      title: 'Paquet Joueur',
      text: 'Des villes, des événements et des épidémies. Chaque tour en prend deux cartes. Si un joueur doit piocher et qu’il en reste moins de deux, tout le monde a perdu.',
      points: [
        'La défausse n’est jamais remélangée au paquet.',
        'Le paquet est fait de piles égales, chacune avec une épidémie : elles ne peuvent pas toutes venir à la fin.',
      ],
    },
    'player-discard': {
      title: 'Défausse Joueur',
      text: 'Les cartes dépensées, défaussées ou jouées. Tout le monde peut la consulter à tout moment.',
    },
    'infection-deck': {
      title: 'Paquet Propagation',
      text: 'Une carte par ville, face cachée. On dévoile celles du dessus ; une épidémie en prend une du dessous et remet la défausse mélangée sur le dessus.',
      points: [
        'Les villes touchées avant une épidémie reviennent donc les premières, dans un ordre inconnu.',
      ],
    },
    'infection-discard': {
      title: 'Défausse Propagation',
      text: 'Les cartes Propagation dévoilées depuis la dernière épidémie. Tout le monde peut les consulter. La prochaine épidémie les mélange et les remet sur le paquet.',
    },
    'city-card': {
      title: 'Carte Ville',
      text: 'Une carte Joueur qui porte le nom et la couleur d’une ville. Les cartes Ville paient les actions ; plusieurs d’une même couleur mènent l’équipe au but.',
    },
    'event-card': {
      title: 'Carte Événement',
      text: 'Se joue depuis la main sans dépenser d’action, au tour de n’importe qui, par le joueur qui la tient. Elle compte dans la limite de main comme toute autre carte.',
    },
    'infection-card': {
      title: 'Carte Propagation',
      text: 'Désigne une ville qui tombe malade. Pendant les propagations elle apporte un cube de la couleur de la ville, lors d’une épidémie jusqu’à trois.',
    },
    'role-card': {
      title: 'Rôle',
      text: 'Ce qu’un joueur sait faire et que les autres ne savent pas. Les rôles sont distribués au début, visibles de tous, et toujours différents.',
    },
    pawn: {
      title: 'Pion',
      text: 'L’endroit où se trouve un joueur. Une ville peut accueillir autant de pions que l’on veut.',
    },
    'actions-left': {
      title: 'Actions restantes',
      text: 'Jusqu’à quatre actions par tour, dans n’importe quel ordre et autant de fois que l’on veut. Les actions non utilisées sont perdues ; les événements sont gratuits.',
    },
    'hand-limit': {
      title: 'Limite de cartes en main',
      text: 'Sept cartes, à tout moment et à tous les tours. Qui en a davantage défausse ou joue des événements jusqu’à n’en avoir que sept, avant toute autre chose.',
      points: [
        'Après une pioche, les épidémies sont d’abord résolues, puis on compte la main.',
        'Un événement joué pour revenir à sept a tout son effet.',
      ],
    },
    'event-window': {
      title: 'Pause pour les événements',
      text: 'Un événement se joue entre deux actions, entre deux phases du tour ou entre deux cartes Propagation, jamais pendant qu’une carte est en cours. Ici la partie attend, pour que personne n’arrive trop tard.',
      points: [
        'Tout joueur peut en jouer, pas seulement celui dont c’est le tour.',
        'Si l’on pioche deux épidémies, une pause les sépare.',
      ],
    },
    proposal: {
      title: 'Plan',
      text: 'Chacun peut proposer des coups à la table. Les autres répondent oui ou non, ce qui n’engage personne ; le joueur concerné les joue pas à pas, ou pas du tout.',
      points: [
        'Un plan n’en sait pas plus que son auteur et s’arrête là où une carte serait révélée.',
        'Un seul plan par joueur : le nouveau remplace l’ancien.',
      ],
    },
    undo: {
      title: 'Annuler',
      text: 'Reprend vos derniers coups. Impossible de remonter au-delà d’une carte révélée ou d’une décision d’un autre joueur.',
    },
    'seed-hash': {
      title: 'Sceau du mélange',
      text: 'Tous les mélanges d’une partie viennent d’un seul nombre secret. Son empreinte est montrée avant la première carte ; le nombre lui-même est révélé à la fin. Si les deux concordent, personne n’a changé les cartes en route.',
      points: ['Une partie née d’une partie en cours est redistribuée et n’a pas de sceau.'],
    },
    difficulty: {
      title: 'Difficulté',
      text: 'Le nombre d’épidémies dans le paquet Joueur : quatre pour une première partie, cinq pour la partie standard, six pour les héros.',
    },
    'option-consent': {
      title: 'Option : accord',
      text: 'Demander : on interroge le propriétaire d’un pion ou d’une carte avant qu’un autre n’en dispose. Automatique : tout le monde est d’accord d’avance et la partie ne demande rien.',
    },
    'option-windows': {
      title: 'Option : pauses pour les événements',
      text: 'Toujours : la partie s’arrête à chaque moment prévu, si bien qu’une pause ne dit rien des mains. Si possible : elle ne s’arrête que si quelqu’un tient un événement jouable.',
    },
  },
};

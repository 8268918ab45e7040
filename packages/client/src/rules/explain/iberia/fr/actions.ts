// The actions of Iberia, those of its roles included, in French.
import type { IberiaTexts } from '../rules.ts';
import type { IberiaAction } from '../shape.ts';

export const actions: Pick<IberiaTexts['action'], IberiaAction> = {
  end: {
    title: 'Finir et piocher',
    text: 'Vous cessez d’agir et piochez deux cartes Joueur. Les actions non utilisées sont perdues. Avec la Ruée de patients, les patients se déplacent d’abord.',
  },
  drive: {
    title: 'Chariot / Bateau',
    text: 'Pour une action, allez dans une ville qu’une ligne relie à la vôtre, pleine ou pointillée. Aucune carte n’est nécessaire.',
  },
  train: {
    title: 'Train',
    text: 'Pour une action, suivez une chaîne de rails sans interruption jusqu’à n’importe laquelle de ses villes, si loin soit-elle.',
    points: [
      'Les rails servent à tous, dans les deux sens, quel que soit leur constructeur. Une seule ligne sans rail arrête le voyage.',
    ],
  },
  ship: {
    title: 'Navire',
    text: 'Pour une action, allez d’un port à n’importe quel autre port en défaussant une carte Ville de la couleur du port d’arrivée.',
    points: [
      'Toute carte de cette couleur convient, y compris celle du port lui-même. C’est l’arrivée qui compte, pas le départ.',
    ],
  },
  rail: {
    title: 'Construire un rail',
    text: 'Pour une action, posez un rail sur une ligne pleine qui part de votre ville. Aucune carte n’est nécessaire.',
    points: ['Un rail par ligne, aucun sur les lignes pointillées. Il n’a pas à toucher d’autres rails.'],
  },
  hospital: {
    title: 'Construire un hôpital',
    text: 'Pour une action, défaussez la carte de la ville où vous êtes et posez-y l’hôpital de la couleur de la ville. S’il se trouve ailleurs, il vient ici.',
    points: ['Il y a un hôpital par couleur, et il ne se trouve jamais que dans une ville de sa couleur.'],
  },
  treat: {
    title: 'Traiter une maladie',
    text: 'Pour une action, retirez de votre ville un cube de la couleur de votre choix. Une maladie recherchée ne se traite pas plus vite.',
    points: ['Avec le Typhus, un cube rouge coûte deux actions là où il y en a plus d’un.'],
  },
  give: {
    title: 'Partager des connaissances : donner',
    text: 'Pour une action, donnez la carte de la ville où vous êtes à un joueur dont le pion s’y trouve aussi. L’autre doit être d’accord.',
    points: [
      'Une carte par action, et jamais un événement.',
      'Si le receveur dépasse sept cartes, il défausse ou joue un événement avant toute autre chose.',
    ],
  },
  take: {
    title: 'Partager des connaissances : prendre',
    text: 'Pour une action, prenez la carte de la ville où vous êtes à un joueur dont le pion s’y trouve aussi. L’autre doit être d’accord.',
    points: [
      'Si la réponse est non, l’action n’est pas dépensée.',
      'Au-delà de sept cartes, vous défaussez ou jouez un événement aussitôt.',
    ],
  },
  research: {
    title: 'Rechercher une maladie',
    text: 'Pour une action, dans la ville d’un hôpital, défaussez cinq cartes Ville de la couleur de l’hôpital : cette maladie est recherchée. La quatrième gagne la partie sur-le-champ.',
    points: [
      'Un hôpital d’une autre couleur ne convient pas, et aucun rôle n’a besoin de moins de cartes.',
      'Les cubes restent et d’autres viennent encore ; mais les cartes de cette couleur purifient désormais l’eau de toute région qui touche votre ville.',
    ],
  },
  purify: {
    title: 'Purifier l’eau',
    text: 'Pour une action, défaussez une carte Ville et posez deux jetons Purification dans une région qui touche votre ville. La carte a la couleur d’une ville au bord de cette région, ou celle d’une maladie recherchée.',
    points: ['Les deux jetons vont dans la même région. S’il n’en reste qu’un, on en pose un.'],
  },
  infect: {
    title: 'Dévoiler une carte Propagation',
    text: 'La première carte du paquet Propagation est dévoilée et sa ville reçoit un cube de sa couleur. Un jeton Purification d’une région qui touche la ville est dépensé à la place ; avec trois cubes sur place et aucun jeton, une éclosion se produit.',
    points: ['Chaque carte est résolue jusqu’au bout, éclosions en chaîne comprises, avant la suivante.'],
  },
  'purify-one': {
    title: 'Poser un jeton',
    text: 'Agronome : pour une action, posez un jeton Purification dans une région qui touche votre ville. Aucune carte n’est nécessaire.',
  },
  'purify-three': {
    title: 'Purifier l’eau avec un troisième jeton',
    text: 'Agronome : purifiez l’eau et posez trois jetons dans la région au lieu de deux, pour la même carte et la même action. S’il en reste moins de trois, purifiez l’eau comme tout le monde.',
  },
  'send-card': {
    title: 'Envoyer une carte',
    text: 'Politicien : pour une action, donnez la carte de la ville où vous êtes à n’importe quel joueur, où qu’il soit. La limite de main vaut aussitôt.',
  },
  swap: {
    title: 'Échanger avec la défausse',
    text: 'Politicien : pour une action, posez une carte Ville de votre main dans la défausse Joueur et prenez-y une autre carte Ville. Vous devez être dans la ville de l’une des deux.',
  },
  'rail-twice': {
    title: 'Poser deux rails',
    text: 'Cheminot : une fois par tour, posez deux rails pour une action, le premier depuis votre ville et le second à la suite.',
    points: ['Les deux sont nouveaux : une ligne qui a déjà un rail ne peut pas servir de première moitié.'],
  },
  'train-with': {
    title: 'Train avec un passager',
    text: 'Cheminot : voyagez en train et emmenez un autre pion de votre ville au même endroit. Cela vous coûte votre seule action, et rien au passager.',
  },
  study: {
    title: 'Regarder le paquet Joueur',
    text: 'Scientifique de l’Académie royale : pour une action, regardez les trois premières cartes du paquet Joueur et remettez-les dessus dans l’ordre de votre choix. Vous seul les voyez.',
    points: [
      'Une épidémie parmi elles n’est pas résolue maintenant. S’il ne reste qu’une ou deux cartes, vous classez celles-là.',
    ],
  },
  'treat-more': {
    title: 'Traiter deux cubes',
    text: 'Médecin de campagne : retirez un cube de votre ville et un second de cette ville, ou d’une ville qui partage une région avec elle, pour une action.',
    points: [
      'Avec le Typhus, il en coûte deux actions si un cube rouge vient d’une ville qui en a plus d’un, jamais davantage.',
    ],
  },
  sail: {
    title: 'Naviguer',
    text: 'Marin : pour une action, allez d’un port à n’importe quel autre port sans carte. Vous pouvez emmener un autre pion de votre ville.',
  },
};

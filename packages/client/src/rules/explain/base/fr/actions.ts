// The actions of the base game and what else a player says, in French.
import type { BaseTexts } from '../rules.ts';

export const actions: Omit<BaseTexts['action'], 'accept' | 'refuse' | 'discard' | 'continue'> = {
  end: {
    title: 'Finir et piocher',
    text: 'Vous cessez d’agir et piochez deux cartes Joueur. Les actions non utilisées sont perdues.',
  },
  drive: {
    title: 'Voiture / Transbordeur',
    text: 'Pour une action, allez dans une ville qu’une ligne relie à la vôtre. Aucune carte n’est nécessaire.',
    points: [
      'Une ligne qui sort d’un bord de la carte continue au bord opposé, comme de Sydney à Los Angeles.',
    ],
  },
  direct: {
    title: 'Vol direct',
    text: 'Pour une action, défaussez une carte Ville et allez dans la ville qu’elle désigne, d’où que vous soyez.',
  },
  charter: {
    title: 'Vol charter',
    text: 'Pour une action, défaussez la carte de la ville où vous êtes et allez dans n’importe quelle ville.',
    points: ['Il faut la carte de cette ville-là ; une autre de la même couleur ne suffit pas.'],
  },
  shuttle: {
    title: 'Navette',
    text: 'Pour une action, allez d’une ville avec une station de recherche à une autre ville qui en a une. Aucune carte n’est nécessaire.',
  },
  build: {
    title: 'Construire une station de recherche',
    text: 'Pour une action, défaussez la carte de la ville où vous êtes et posez-y une station de recherche.',
    points: [
      'Il y en a six. Quand toutes sont sur le plateau, vous en déplacez une de votre choix, y compris celle d’Atlanta.',
      'Tant qu’il en reste une en réserve, aucune station du plateau ne se déplace.',
    ],
  },
  treat: {
    title: 'Traiter une maladie',
    text: 'Pour une action, retirez de votre ville un cube de la couleur de votre choix. Si cette maladie est guérie, tous ses cubes quittent la ville d’un coup.',
    points: [
      'Chaque couleur demande sa propre action.',
      'Quand le dernier cube d’une maladie guérie quitte le plateau, la maladie est éradiquée.',
    ],
  },
  give: {
    title: 'Partager des connaissances : donner',
    text: 'Pour une action, donnez la carte de la ville où vous êtes à un joueur dont le pion s’y trouve aussi. L’autre doit être d’accord.',
    points: [
      'La Chercheuse peut donner n’importe laquelle de ses cartes Ville.',
      'Une carte par action, et jamais un événement.',
      'Si le receveur dépasse sept cartes, il défausse ou joue un événement avant toute autre chose.',
    ],
  },
  take: {
    title: 'Partager des connaissances : prendre',
    text: 'Pour une action, prenez la carte de la ville où vous êtes à un joueur dont le pion s’y trouve aussi. L’autre doit être d’accord.',
    points: [
      'À la Chercheuse, vous pouvez prendre n’importe quelle carte Ville.',
      'Si la réponse est non, l’action n’est pas dépensée.',
      'Au-delà de sept cartes, vous défaussez ou jouez un événement aussitôt.',
    ],
  },
  'cure-piecemeal': {
    title: 'Découvrir un remède en plusieurs fois',
    text: 'La même action, quand autre chose que des cartes de la couleur peut payer : les échantillons de l’Opérateur de terrain ou les paires de la Virologue. Vous nommez ce qui paie l’un après l’autre.',
    points: ['Tant que le remède n’est pas complet, tout peut s’annuler.'],
  },
  'pay-card': {
    title: 'Payer avec une carte',
    text: 'Une carte de la couleur du remède, après les échantillons et les paires. Pour le violet, n’importe quelle carte Ville, tant qu’assez d’entre elles sont celles de villes avec des cubes violets.',
  },
  cure: {
    title: 'Découvrir un remède',
    text: 'Pour une action, à n’importe quelle station de recherche, défaussez cinq cartes Ville d’une même couleur : la maladie de cette couleur est guérie. Le quatrième remède gagne la partie sur-le-champ.',
    points: [
      'La couleur de la ville où vous êtes n’a pas d’importance.',
      'À la Scientifique, quatre cartes suffisent.',
      'S’il n’y a aucun cube de cette couleur sur le plateau, la maladie est éradiquée aussitôt.',
    ],
  },
  infect: {
    title: 'Dévoiler une carte Propagation',
    text: 'La première carte du paquet Propagation est dévoilée et sa ville reçoit un cube de sa couleur. S’il y en a déjà trois, une éclosion se produit à la place.',
    points: [
      'Chaque carte est résolue jusqu’au bout, éclosions en chaîne comprises, avant la suivante.',
      'Une maladie éradiquée n’apporte aucun cube.',
    ],
  },
  next: {
    title: 'Carte suivante de la prévision',
    text: 'Vous remettez les cartes de Prévision : choisissez celle qui sera dévoilée ensuite, puis la suivante, et ainsi de suite.',
  },
  store: {
    title: 'Garder un événement',
    text: 'Planificateur d’urgence : pour une action, reprenez un événement de la défausse Joueur et posez-le sur votre carte Rôle. Il quittera la partie quand vous le jouerez.',
    points: ['Il n’y a de place que pour un seul.'],
  },
  send: {
    title: 'Envoyer un pion auprès d’un autre',
    text: 'Répartiteur : pour une action, amenez un pion quelconque, le vôtre compris, dans une ville où se trouve un autre pion. Le propriétaire du pion déplacé doit être d’accord.',
  },
  'send-driving': {
    title: 'Conduire un autre pion',
    text: 'Répartiteur : pour une de vos actions, déplacez le pion d’un autre joueur le long d’une ligne. Son propriétaire doit être d’accord et ne dépense rien.',
  },
  'send-direct': {
    title: 'Vol direct d’un autre pion',
    text: 'Répartiteur : pour une action, défaussez une carte Ville de votre main et déplacez le pion d’un autre joueur dans la ville qu’elle désigne. Son propriétaire doit être d’accord.',
  },
  'send-charter': {
    title: 'Vol charter d’un autre pion',
    text: 'Répartiteur : pour une action, défaussez de votre main la carte de la ville où se trouve le pion d’un autre joueur, et déplacez-le dans n’importe quelle ville. Son propriétaire doit être d’accord.',
  },
  'send-shuttle': {
    title: 'Navette d’un autre pion',
    text: 'Répartiteur : pour une action, déplacez le pion d’un autre joueur d’une ville avec une station de recherche à une autre. Son propriétaire doit être d’accord.',
  },
  fly: {
    title: 'Vol d’opération',
    text: 'Expert aux opérations : une fois par tour, pour une action, défaussez une carte Ville quelconque pour aller d’une station de recherche à n’importe quelle ville.',
    points: ['Les vols ordinaires restent possibles en plus.'],
  },
};

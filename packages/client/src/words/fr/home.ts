// Les écrans d’avant la partie en français.
import { pluralIn } from '../plural.ts';
import type { AboutWords, HomeWords, LobbyWords, NewGameWords } from '../home.ts';

const plural = pluralIn('fr');

export const home: HomeWords = {
  title: 'Ensemble contre les épidémies',
  intro:
    'Cordon vous fait jouer aux jeux coopératifs de la famille Pandemic : entre amis, avec des robots ou en solitaire. Libre, ouvert et fidèle aux règles.',
  playNow: 'Jouer',
  playHow: 'Comment voulez-vous jouer ?',
  withBots: 'Avec un robot',
  withBotsAbout: 'Vous jouez un rôle, un robot joue l’autre.',
  alone: 'Seul, tous les rôles',
  aloneAbout: 'Vous jouez vous-même les deux rôles.',
  playTrouble: 'La partie n’a pas pu commencer. Rechargez la page et réessayez.',
  gamesTitle: 'Choisissez votre jeu',
  aGame: 'Jeu',
  aBox: (game) => `Extension pour : ${game}`,
  games: {
    base: 'Quatre maladies, quarante-huit villes. Voyagez, soignez et partagez vos connaissances jusqu’à trouver les quatre remèdes.',
    iberia:
      'L’Espagne et le Portugal en 1848. Posez des rails, purifiez l’eau et étudiez quatre maladies que personne ne sait encore guérir.',
  },
  newGame: 'Nouvelle partie',
  newGameAbout: 'Choisissez le jeu, la difficulté, les rôles et les joueurs.',
  join: 'Rejoindre par un lien',
  joinAbout: 'Collez l’invitation envoyée par un ami.',
  joinField: 'Lien d’invitation',
  joinGo: 'Rejoindre',
  joinBad: 'Ce n’est pas une invitation de Cordon : elle devrait contenir « /t/ ».',
  load: 'Charger une partie',
  loadAbout: 'Une partie enregistrée en texte, par n’importe qui.',
  loadChoose: 'Choisir un fichier',
  loadBad: 'Ce fichier n’est pas une partie que Cordon sait lire.',
  loadBadAt: (line) => `Cordon ne comprend pas la ligne ${String(line)} de ce fichier.`,
  loadWhy: {
    'too-long': 'Il est plus long que toute partie enregistrée.',
    'no-title': 'Une partie enregistrée commence par «\u00a0cordon 1\u00a0».',
    'no-player': 'Un coup commence par le numéro de son joueur.',
    'wrong-result': 'Les coups ne mènent pas au résultat que le fichier indique.',
    'bad-rules': 'La version des règles n’est pas un nombre.',
    'bad-configuration': 'On ne peut pas jouer avec ces joueurs, rôles, boîtes ou options.',
    'bad-seed': 'La graine est abîmée.',
    'wrong-hash': 'La graine ne correspond pas à l’empreinte au-dessus d’elle.',
  },
  loadNamed: {
    'no-such-game': (name) => `Il n’y a pas de jeu «\u00a0${name}\u00a0».`,
    'missing-line': (name) => `La ligne «\u00a0${name}\u00a0» manque.`,
    'said-twice': (name) => `«\u00a0${name}\u00a0» y figure deux fois.`,
  },
  loadMove: (move) => `Les règles ne permettent pas le coup ${String(move)}.`,
  loadRules: (recorded, today) =>
    `La partie suit les règles de la version ${recorded}\u202f; celles-ci sont de la version ${today}.`,
  rules: 'Règles',
  continue: 'Vos tables',
  yourTurn: 'À vous de jouer',
  waitsFor: (name) => `On attend ${name}`,
  over: 'Terminée',
  gathering: 'On s’installe',
  local: 'sur cet appareil',
  online: 'en ligne',
  remove: 'Supprimer',
  removeSure: 'Supprimer définitivement cette partie de l’appareil ?',
  keep: 'La garder',
  players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  touched: (time) => `dernier coup ${time}`,
  noServer: 'Le serveur est injoignable ; les parties sur cet appareil fonctionnent quand même.',
  unkept: (count) =>
    plural(count, {
      one: 'Ce navigateur n’a plus de place : # partie sera perdue à la fermeture de la page. Ouvrez-la pour l’enregistrer en texte.',
      other:
        'Ce navigateur n’a plus de place : # parties seront perdues à la fermeture de la page. Ouvrez-les pour les enregistrer en texte.',
    }),
  abandoned: 'Abandonnée',
  stopped: 'Cette partie ne peut pas continuer',
  waitsForBot: 'Un robot réfléchit',
  waitsForSeat: (seat) => `On attend quelqu’un à la place ${String(seat)}`,
  listed: 'Tables ouvertes',
  listedAbout: 'Sur ce serveur, chacun peut y prendre place ou regarder.',
  listedBy: (names) => `avec ${names}`,
  freeSeats: (count) => plural(count, { one: '# place libre', other: '# places libres' }),
  joinTable: 'Rejoindre',
  watchTable: 'Regarder',
  settings: 'Réglages',
  legal: 'Cordon n’est pas lié à l’éditeur des jeux.',
};

export const newGame: NewGameWords = {
  title: 'Nouvelle partie',
  game: 'Jeu',
  where: 'Où',
  places: {
    local: {
      name: 'Sur cet appareil',
      about: 'Seul, avec des robots ou autour d’un même écran. Fonctionne hors ligne.',
    },
    online: { name: 'En ligne', about: 'Chacun sur son appareil. Vous recevez un lien à partager.' },
  },
  players: 'Joueurs',
  difficulty: 'Difficulté',
  boxes: 'Boîtes',
  pools: (roles, events, used) => {
    const there = plural(roles, { one: '# rôle possible', other: '# rôles possibles' });
    const cards = plural(used, { one: '# événement', other: '# événements' });
    return used < events
      ? `${there}, et ${cards} sur ${String(events)} dans la pioche.`
      : `${there}, et ${cards} dans la pioche.`;
  },
  pool: {
    about: 'Seul ce qui est coché peut être distribué ou pioché.',
    events: 'Événements',
    count: (chosen, all) => `${String(chosen)} sur ${String(all)}`,
    all: 'Tout cocher',
    none: 'Tout décocher',
    notIn: (challenge) => `Inutilisé avec ${challenge}.`,
  },
  challenges: 'Défis',
  instead: (name, gone) => `${name} remplace ${gone} : ils ne se jouent pas ensemble.`,
  seats: 'Places',
  seatsAbout: 'Qui joue ? Vous pouvez tenir plusieurs places.',
  decides: (names) => `Qui joue ? La même personne décide aussi pour ${names}.`,
  deck: {
    seen: (count) => plural(count, { one: 'Voir # carte', other: 'Voir les # cartes' }),
    own: 'Saisir les cartes de votre boîte',
    field: 'Une carte par ligne',
    how: 'Les cercles avec leur nombre, un trait d’union, puis les fioles : k3r1g2-kr a 3 cercles noirs, 1 rouge et 2 gris, une fiole noire et une rouge. b pour bleu, y pour jaune, k pour noir, r pour rouge, g pour gris, p pour violet.',
    usual: 'Revenir à la liste habituelle',
  },
  openHands:
    'À côté de robots, les mains sont visibles : ils ne peuvent pas parler de leurs cartes. Les options de table peuvent les cacher.',
  seat: (seat) => `Place ${String(seat)}`,
  side: (side) => `Équipe ${String(side)}`,
  seatRole: (seat) => `Rôle de la place ${String(seat)}`,
  me: 'Moi',
  roles: 'Rôles',
  rolesRandom: 'Tirés au sort',
  rolesChosen: 'Choisis',
  options: 'Options de table',
  listed: 'Liste publique',
  listedAbout: 'Toute personne sur ce serveur peut trouver la table et s’y asseoir.',
  watchers: 'Spectateurs',
  watchersAbout: 'Les personnes qui ont le lien peuvent regarder sans place.',
  aids: {
    infectionPanel: {
      name: 'Panneau de propagation',
      about:
        'Il rassemble ce que tout le monde peut savoir : les villes défaussées, le dessus de la pioche, la distance de la prochaine épidémie. Sans lui, la table se fie à sa mémoire.',
    },
    hints: { name: 'Conseils', about: 'Qui hésite peut demander ce que jouerait un bon partenaire.' },
  },
  yes: 'Oui',
  no: 'Non',
  begin: 'Commencer',
  gather: 'Ouvrir la table',
  refused: 'La table n’a pas pu être créée :',
  hotSeat: 'Plusieurs personnes sur cet appareil',
  hotSeatAbout:
    'Si les mains sont cachées, l’écran est couvert entre les tours jusqu’à ce que le joueur suivant soit prêt. Elles le sont dès la partie standard, sauf si les options en décident autrement. Entre adversaires, il l’est toujours.',
};

export const lobby: LobbyWords = {
  title: 'On s’installe',
  text: 'Partagez le lien, prenez place, commencez quand tout le monde est là.',
  without: { infectionPanel: 'On joue sans le panneau de propagation.', hints: 'On joue sans conseils.' },
  leftOut: (names) => `Écartés\u00a0: ${names}.`,
  invite: 'Lien d’invitation',
  copy: 'Copier',
  copied: 'Copié',
  renew: 'Créer un nouveau lien',
  seat: (seat) => `Place ${String(seat)}`,
  open: 'Libre',
  sit: 'S’asseoir ici',
  leave: 'Se lever',
  free: 'Libérer la place',
  start: 'Commencer la partie',
  startWhen: 'La partie peut commencer quand toutes les places sont prises.',
  silentBots:
    'Les robots ne peuvent pas parler de leurs cartes : quand les mains sont cachées, ce sont de faibles partenaires.',
  hash: 'Empreinte du mélange',
  hashAbout: 'Fixée avant la première carte. À la fin, la graine est montrée et chacun peut vérifier.',
  decided: (seat) => `se joue avec la place ${String(seat)}`,
  ownCards: 'Avec une liste propre de cartes Séquence.',
  you: 'vous',
  host: (name) => `${name} a ouvert cette table.`,
  bot: (name) => `${name} (robot)`,
  botTakes: 'Confier à un robot',
  otherBot: 'Autre robot',
  takeOver: 'Prendre la suite',
  handOver: 'Passer la main',
  handed: (seat) => `La place ${String(seat)} est gardée pour qui ouvrira ce lien`,
  removeSure: (name) => `Faire lever ${name} ? Pour revenir, il faudra une nouvelle invitation.`,
  replaceSure: (name, bot) =>
    `Faire lever ${name} et laisser ${bot} (robot) continuer ? Pour revenir, il faudra une nouvelle invitation.`,
  keep: 'Annuler',
  here: 'présent',
  away: 'absent',
  watching: (count) => plural(count, { one: '# personne regarde', other: '# personnes regardent' }),
  watchLink: 'Lien pour regarder',
  keyGone: 'Cet appareil ne connaît pas le lien. Un nouveau rend l’ancien inutilisable.',
  listed: 'Cette table figure dans la liste publique.',
  unlist: 'Retirer de la liste',
  running: 'La partie est en cours',
  runningText: 'Personne ne peut regarder à cette table. Prenez place pour voir le plateau.',
  name: {
    ask: 'Comment les autres doivent-ils vous appeler ?',
    field: 'Votre nom',
    go: 'C’est moi',
    bad: (most) => `Choisissez un autre nom : ${String(most)} caractères visibles au plus.`,
    trouble: 'Le serveur n’a pas pu noter ce nom. Essayez encore.',
  },
};

export const about: AboutWords = {
  title: 'À propos de Cordon',
  paragraphs: [
    'Cordon est un logiciel libre pour jouer, étudier et simuler les jeux coopératifs de la famille Pandemic. Il tourne sur votre machine ou sur votre propre serveur ; personne ne recueille quoi que ce soit sur vous.',
    'Les règles sont appliquées exactement, par un moteur testé règle par règle d’après un catalogue écrit. Chaque mélange est vérifiable : la table voit l’empreinte de la graine avant la première carte, et la graine après la dernière.',
    'Tous les textes et toutes les images sont de nous. Les contours des cartes viennent de Natural Earth, dans le domaine public.',
  ],
  notAffiliated:
    'Les noms des jeux ne servent qu’à dire à quoi l’on joue. Cordon n’est ni affilié, ni approuvé, ni lié à leur éditeur ou à leurs auteurs.',
  sources: 'Réalisé avec',
  source: ['Natural Earth', 'React', 'Barlow Condensed', 'Figtree', 'Libre Caslon Text'],
};

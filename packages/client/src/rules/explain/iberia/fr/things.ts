// The pieces, tracks and cards that only Iberia has, in French.
import type { Text } from '../../explanation.ts';
import type { IberiaTexts } from '../rules.ts';
import type { IberiaPiece } from '../shape.ts';

const disease = (title: string, symbol: string, historical: string): Text => ({
  title,
  text: `Son signe est ${symbol}. Douze villes ont cette couleur, et il y a 24 cubes. Une ville tient au plus trois cubes d’une couleur ; là où viendrait le quatrième, une éclosion se produit.`,
  points: [
    'Les éclosions portent des cubes de cette couleur dans des villes de toute couleur.',
    `Dans le défi Maladies historiques, c’est ${historical}.`,
  ],
});

export const things: Pick<IberiaTexts['thing'], IberiaPiece> = {
  blue: disease('Maladie bleue', 'le losange', 'le Choléra'),
  yellow: disease('Maladie jaune', 'le triangle', 'la Fièvre jaune'),
  black: disease('Maladie noire', 'le carré', 'le Paludisme'),
  red: disease('Maladie rouge', 'le cercle', 'le Typhus'),
  epidemic: {
    title: 'Épidémie',
    text: 'Trois étapes. Accélération : la vitesse de propagation avance d’une case. Infection : on pioche la carte du dessous du paquet Propagation et sa ville reçoit trois cubes, moins un par jeton Purification qui la touche. Intensification : la défausse Propagation est mélangée et remise sur son paquet.',
    points: [
      'Si des cubes viennent au-delà de trois, une seule éclosion se produit.',
      'La carte Épidémie quitte la partie, et on ne pioche rien à sa place.',
      'Aucun événement ne se joue entre ses étapes.',
    ],
  },
  research: {
    title: 'Marqueur Recherche',
    text: 'Quatre maladies recherchées gagnent la partie. Ici rien n’est guéri ni éradiqué : les cubes restent et d’autres viennent. Mais les cartes d’une couleur recherchée purifient l’eau de toute région qui touche votre ville.',
  },
  hospital: {
    title: 'Hôpital',
    text: 'Un par couleur, seulement dans une ville de sa couleur. C’est là que l’on recherche la maladie de cette couleur. Le construire de nouveau ailleurs le déplace.',
    points: [
      'Il ne soigne personne. Avec la Ruée de patients, le construire retire de sa ville les cubes de sa couleur.',
    ],
  },
  rail: {
    title: 'Rails',
    text: 'Un rail sur une ligne permet à tous d’y voyager en train. Il y en a vingt ; une fois posés, ils restent. Ils ne changent ni les régions ni le chemin des éclosions.',
  },
  purification: {
    title: 'Jeton Purification',
    text: 'De l’eau saine dans une région. Quand un cube de n’importe quelle couleur devrait être ajouté dans une ville de son bord, un jeton retourne à la réserve à la place, et aucune éclosion ne s’y produit. Il y en a quatorze.',
    points: [
      'Une région peut en contenir autant que l’on veut.',
      'Il faut le dépenser ; si plusieurs régions en ont, le joueur dont c’est le tour choisit.',
    ],
  },
  prevention: {
    title: 'Jeton Prévention',
    text: 'Celui de l’Infirmière : aucun cube ne peut être ajouté dans une ville au bord de sa région. Il ne s’use pas et se déplace chaque fois qu’elle se déplace.',
  },
  port: {
    title: 'Port',
    text: 'Les navires vont d’un port à n’importe quel autre. La Fièvre jaune, là où elle est en jeu, se répand de port en port.',
  },
  region: {
    title: 'Région',
    text: 'Une zone fermée par des lignes, pleines ou pointillées, sur terre ou sur mer, qui porte le nom d’une à trois de ses villes. Elle touche chaque ville de son bord. Les jetons Purification sont posés dans les régions et protègent ces villes.',
  },
  line: {
    title: 'Ligne',
    text: 'Elle relie deux villes : on la suit en chariot ou en bateau, et les éclosions s’y répandent. Les rails ne se posent que sur les lignes pleines ; les pointillées sont celles d’Andorre-la-Vieille, de Palma de Majorque et de Gibraltar.',
  },
  'good-season': {
    title: 'Saison douce est en attente',
    text: 'La prochaine phase de propagation ne dévoilera qu’une carte, prise sous le paquet.',
  },
  'tokens-under-hospitals': {
    title: 'Jetons sous les hôpitaux',
    text: 'Ruée de patients : deux jetons Purification se trouvent sous chaque hôpital. Ils rejoignent la réserve quand cet hôpital est construit pour la première fois.',
  },
  overflow: {
    title: 'Hôpital débordé',
    text: 'Ruée de patients : avec quatre cubes d’une couleur dans la ville d’un hôpital, tous partent vers les villes reliées de votre choix, et le marqueur Éclosion avance d’une case. Les éclosions qui en résultent suivent.',
    points: ['L’hôpital reste. Les jetons n’arrêtent pas des patients en route.'],
  },
  malaria: {
    title: 'Paludisme (noire)',
    text: 'Une carte Propagation apporte deux cubes noirs au lieu d’un à une ville qui n’en a aucun.',
    points: [
      'Seulement pendant la phase de propagation : épidémies et éclosions en posent autant que d’habitude.',
      'Chacun des deux est écarté par son propre jeton Purification.',
    ],
  },
  typhus: {
    title: 'Typhus (rouge)',
    text: 'Dans une ville qui a plus d’un cube rouge, traiter un cube rouge coûte deux actions. Le dernier en coûte une.',
    points: [
      'Un traitement du Médecin de campagne ne coûte jamais plus de deux, et les événements n’en sont pas changés.',
    ],
  },
  cholera: {
    title: 'Choléra (bleue)',
    text: 'Une éclosion bleue apporte aussi un cube bleu à chaque ville située à deux lignes exactement qui n’a aucun cube d’aucune couleur.',
    points: [
      'Chaque éclosion bleue d’une chaîne le fait. Les rails ne raccourcissent pas le chemin.',
      'Les jetons voisins de la ville qui reçoit écartent le cube comme d’habitude.',
    ],
  },
  'yellow-fever': {
    title: 'Fièvre jaune (jaune)',
    text: 'Quand un cube jaune est posé dans un port, chaque port relié à lui par une ligne reçoit aussi un cube jaune.',
    points: [
      'Ces cubes n’en apportent pas d’autres, mais celui qui serait le quatrième cause une éclosion.',
      'Si le premier cube est écarté, rien ne suit.',
      'Les cubes d’épidémies et d’éclosions comptent aussi, sauf si la table a choisi les seules cartes Propagation.',
    ],
  },
  consent: {
    title: 'Accord',
    text: 'Qui partage une carte, et qui serait déplacé par un événement, doit dire oui. La partie demande et attend ; un non ne coûte rien. Pour les passagers et les cartes du Politicien, on ne demande rien, sauf si la table le souhaite.',
    points: ['Une table peut choisir que tout le monde est toujours d’accord : alors on ne demande rien.'],
  },
  'option-hands': {
    title: 'Option : mains',
    text: 'Dans Iberia, toutes les mains sont visibles, à toute difficulté.',
  },
  'option-passengers': {
    title: 'Option : passagers',
    text: 'Libre : le Cheminot et le Marin emmènent des pions, et le Politicien donne de loin, sans demander. Demander : l’autre joueur doit être d’accord.',
  },
  'option-epidemic-tokens': {
    title: 'Option : purification et épidémies',
    text: 'Une épidémie dans une ville qui a déjà des cubes de sa couleur. Éclosion : les jetons empêchent n’importe lesquels des trois cubes, donc l’éclosion s’ils suffisent. Cubes : ils empêchent seulement l’ajout des cubes qui complètent la ville à trois ; l’éclosion a lieu quand même.',
  },
  'option-diseases': {
    title: 'Option : maladies',
    text: 'Maladies historiques : combien des quatre sont tirées au sort, ou lesquelles sont en jeu. Une seule est un bon début.',
  },
  'option-malaria': {
    title: 'Option : Paludisme',
    text: 'Propagations : seules les cartes dévoilées pendant la phase de propagation apportent deux cubes noirs. Éclosions : une éclosion noire en apporte aussi deux à chaque ville reliée qui n’en a aucun.',
  },
  'option-yellow-fever': {
    title: 'Option : Fièvre jaune',
    text: 'Tous : chaque cube jaune posé dans un port en apporte d’autres. Propagations : seulement ceux des cartes dévoilées pendant la phase de propagation.',
  },
};

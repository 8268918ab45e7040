// Why a plan is good, in French.
import { withOf } from '../../../fr/articles.ts';
import { percentIn } from '../../../percent.ts';
import type { ReasonWords } from '../../reasons.ts';
import { feminine } from '../shared/grammar.ts';

const percent = percentIn('fr');
const fromTo = (from: number, to: number): string => `de ${percent(from)} à ${percent(to)}`;
const PARTING = {
  reached: 'ne sert plus à rien',
  other: 'est d’une couleur que quelqu’un d’autre rassemble',
  least: 'est l’une des moins utiles',
} as const;

/** Command to what it does for a cure. */
const DEEDS: Readonly<Record<string, string>> = {
  sample: 'Prélève un échantillon',
  characterize: 'Ouvre la recherche',
  centrifuge: 'Prépare des cubes à la centrifugeuse',
  separate: 'Sépare des cubes',
  grow: 'Cultive des cubes',
  apply: 'Remplit des cercles',
  test: 'Fait le test',
  'place-sequence': 'Pose une carte Séquence qui convient',
  'swap-sequence': 'Trouve une carte Séquence qui convient',
};

export const plans: ReasonWords = {
  wins: () => 'Gagne la partie',
  'reaches-goal': (talk, { colour }, game) => game.plans.reaches(talk, colour),
  'ends-disease': (_talk, { colour }) =>
    `Débarrasse définitivement le plateau de la maladie ${feminine(colour)}`,
  'averts-defeat': (_talk, { from, to }) =>
    `Ramène le risque de perdre aussitôt par éclosions ${fromTo(from, to)}`,
  'prevents-outbreak': (talk, { city, from, to, chain }) =>
    `Ramène le risque ${chain > 1 ? `d’une chaîne de ${String(chain)} éclosions` : 'd’une éclosion'} ${talk.inCity(city)} ${fromTo(from, to)}`,
  'fears-strain': (talk, { colour, spaces, cubes }) =>
    `Tient compte de la souche virulente\u00a0: une éclosion de ${talk.disease(colour)} ${[spaces > 1 ? `avance le marqueur de ${String(spaces)} cases` : '', cubes > 1 ? `place ${String(cubes)} cubes sur chaque ville reliée` : ''].filter(Boolean).join(' et ')}`,
  'clears-board': (talk, { colour, from, to }) =>
    to === 0
      ? `Débarrasse le plateau de ${talk.disease(colour)}, qui se passe alors de remède`
      : `Laisse ${talk.cubes(to, colour)} sur le plateau au lieu de ${String(from)}\u00a0: sans aucun, ${talk.disease(colour)} se passe de remède`,
  'ends-effect': (talk, { card }) => `Met fin à l’effet ${withOf(talk.card(card))}`,
  treats: (talk, { city, colour, from, to }) =>
    `Retire ${talk.cubes(from - to, colour)} ${talk.fromCity(city)}${to > 0 ? `, il en reste ${String(to)}` : ''}`,
  protects: (talk, { cities }) => `Empêche de nouveaux cubes\u00a0: ${talk.cities(cities)}`,
  'saves-supply': (talk, { colour, from, to }) =>
    `Remonte la réserve de ${String(from)} à ${talk.cubes(to, colour)}`,
  'quiet-infections': () => 'Épargne à la table la prochaine propagation',
  'slows-infections': (_talk, { from, to }) =>
    `Ramène la vitesse de propagation de ${String(from)} à ${String(to)}`,
  'stops-chains': () => 'Empêche les éclosions en chaîne',
  'completes-hand': (talk, { seat, colour }, game) =>
    `Complète une main\u00a0: ${talk.does(seat, 'pouvez', 'peut').replace(/^./u, (letter) => letter.toLowerCase())} ${game.plans.canReach(talk, colour)}`,
  collects: (talk, { seat, colour, from, to }) =>
    `Rassemble des cartes contre ${talk.disease(colour)} (${talk.who(seat)})\u00a0: ${talk.count(to, '# carte manque', '# cartes manquent')} encore, au lieu de ${String(from)}`,
  shares: (talk, { card, from, to }) => `Fait passer ${talk.card(card)} ${talk.from(from)} ${talk.to(to)}`,
  'takes-back': (talk, { seat, card }) => `Reprend ${talk.card(card)} de la défausse (${talk.who(seat)})`,
  'draws-card': (talk, { seat }) => `Pioche une carte de plus (${talk.who(seat)})`,
  'keeps-cubes': (talk, { colour, from, to }) =>
    `Garde ${talk.cubes(to, colour)} pour un remède au lieu de ${String(from)}`,
  'works-for': (talk, { deed, colour }) =>
    `${DEEDS[deed] ?? 'Fait avancer le travail'} pour le remède contre ${talk.disease(colour)}`,
  'completes-work': (talk, { colour }) =>
    `Termine la recherche contre ${talk.disease(colour)}\u00a0: il ne manque plus que les cartes du remède`,
  'seeks-card': () => 'Cherche une carte Séquence qui convient mieux',
  builds: (talk, { city }, game) => `Construit ${game.plans.place} ${talk.inCity(city)}`,
  'nears-goal': (talk, { seat, colour, from, to }, game) =>
    `Approche ${talk.pawn(seat)} du lieu où ${game.plans.canReach(talk, colour)}\u00a0: ${talk.count(to, '# pas', '# pas')} au lieu de ${String(from)}`,
  'nears-danger': (talk, { seat, city, from, to }) =>
    to === 0
      ? `Amène ${talk.pawn(seat)} ${talk.toCity(city)}, où une éclosion menace`
      : `Approche ${talk.pawn(seat)} ${talk.fromCity(city)}, où une éclosion menace\u00a0: ${talk.count(to, '# pas', '# pas')} au lieu de ${String(from)}`,
  meets: (talk, { seat, other, city, card }) =>
    `Réunit ${talk.pawn(seat)} et ${talk.pawn(other)} ${talk.inCity(city)}, où ${talk.card(card)} peut changer de main`,
  'changes-role': (talk, { seat, role }) =>
    `Donne un nouveau rôle (${talk.who(seat)})\u00a0: ${talk.role(role)}`,
  'uses-ability': (talk, { role }) => `Utilise la capacité du rôle «\u00a0${talk.role(role)}\u00a0»`,
  'plays-event': (talk, { card }) => `Utilise ${talk.event(card)}`,
  'keeps-event': (talk, { card }) => `Garde ${talk.event(card)} pour plus tard`,
  'parts-with': (talk, { card, why }) => `Se sépare ${withOf(talk.card(card))}, qui ${PARTING[why]}`,
  'nothing-better': () => 'Rien d’autre n’aide davantage',
  'comes-out-best': () => 'Donne un bon résultat quand on joue la suite',
};

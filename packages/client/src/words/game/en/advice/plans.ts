// Why a plan is good, in English.
import { percentIn } from '../../../percent.ts';
import type { ReasonWords } from '../../reasons.ts';

const percent = percentIn('en');
const fromTo = (from: number, to: number): string => `from ${percent(from)} to ${percent(to)}`;
const PARTING = {
  reached: 'is no longer needed',
  other: 'has a colour that somebody else collects',
  least: 'is one of the least useful cards',
} as const;

/** Command to what it does for a cure. */
const DEEDS: Readonly<Record<string, string>> = {
  sample: 'Takes a sample',
  characterize: 'Sets up a research line',
  centrifuge: 'Prepares cubes in the centrifuge',
  separate: 'Separates cubes',
  grow: 'Grows cubes',
  apply: 'Fills circles',
  test: 'Makes the test',
  'place-sequence': 'Opens a line that suits',
  'swap-sequence': 'Finds a card that suits',
};

export const plans: ReasonWords = {
  wins: () => 'Wins the game',
  'reaches-goal': (talk, { colour }, game) => game.plans.reaches(talk, colour),
  'ends-disease': (talk, { colour }) => `Frees the board of ${talk.disease(colour)} for good`,
  'averts-defeat': (_talk, { from, to }) =>
    `Lowers the risk that outbreaks end the game at once ${fromTo(from, to)}`,
  'prevents-outbreak': (talk, { city, from, to, chain }) =>
    `Lowers the risk of ${chain > 1 ? `a chain of ${String(chain)} outbreaks` : 'an outbreak'} ${talk.inCity(city)} ${fromTo(from, to)}`,
  'fears-strain': (talk, { colour, spaces, cubes }) =>
    `Heeds the virulent strain: an outbreak of ${talk.disease(colour)} ${[spaces > 1 ? `moves the marker ${String(spaces)} spaces` : '', cubes > 1 ? `puts ${String(cubes)} cubes on every connected city` : ''].filter(Boolean).join(' and ')}`,
  'clears-board': (talk, { colour, from, to }) =>
    to === 0
      ? `Clears the board of ${talk.disease(colour)}, which then needs no cure`
      : `Leaves ${talk.cubes(to, colour)} on the board instead of ${String(from)}: without any, ${talk.disease(colour)} needs no cure`,
  'ends-effect': (talk, { card }) => `Ends ${talk.card(card)}`,
  treats: (talk, { city, colour, from, to }) =>
    `Takes ${talk.cubes(from - to, colour)} ${talk.fromCity(city)}${to > 0 ? ` and leaves ${String(to)}` : ''}`,
  protects: (talk, { cities }) => `Keeps further cubes away from ${talk.cities(cities)}`,
  'saves-supply': (talk, { colour, from, to }) =>
    `Brings the supply from ${String(from)} to ${talk.cubes(to, colour)}`,
  'quiet-infections': () => 'Spares the table the coming infections',
  'slows-infections': (_talk, { from, to }) =>
    `Lowers the infection rate from ${String(from)} to ${String(to)}`,
  'stops-chains': () => 'Keeps outbreaks from setting off others',
  'completes-hand': (talk, { seat, colour }, game) =>
    `Completes a hand: ${talk.who(seat)} can ${game.plans.canReach(talk, colour)}`,
  collects: (talk, { seat, colour, from, to }) =>
    `Collects for ${talk.disease(colour)}: ${talk.who(seat)} still ${talk.speaker.you.includes(seat) && talk.speaker.you.length === 1 ? 'lack' : 'lacks'} ${talk.count(to, '# card', '# cards')} instead of ${String(from)}`,
  shares: (talk, { card, from, to }) => `Passes ${talk.card(card)} ${talk.from(from)} ${talk.to(to)}`,
  'takes-back': (talk, { seat, card }) => `Takes ${talk.card(card)} back for ${talk.who(seat)}`,
  'draws-card': (talk, { seat }) => `Draws another card for ${talk.who(seat)}`,
  'keeps-cubes': (talk, { colour, from, to }) =>
    `Keeps ${talk.cubes(to, colour)} for a cure instead of ${String(from)}`,
  'works-for': (talk, { deed, colour }) =>
    `${DEEDS[deed] ?? 'Does work'} for the cure of ${talk.disease(colour)}`,
  'completes-work': (talk, { colour }) =>
    `Completes the research line of ${talk.disease(colour)}: the cards are all that its cure takes now`,
  'seeks-card': () => 'Looks for a Sequence card that suits better',
  builds: (talk, { city }, game) => `Puts ${game.plans.place} into ${talk.city(city)}`,
  'nears-goal': (talk, { seat, colour, from, to }, game) =>
    `Brings ${talk.who(seat)} nearer to where to ${game.plans.canReach(talk, colour)}: ${talk.count(to, '# step', '# steps')} instead of ${String(from)}`,
  'nears-danger': (talk, { seat, city, from, to }) =>
    to === 0
      ? `Brings ${talk.who(seat)} ${talk.toCity(city)}, which may break out soon`
      : `Brings ${talk.who(seat)} nearer to ${talk.city(city)}, which may break out soon: ${talk.count(to, '# step', '# steps')} instead of ${String(from)}`,
  meets: (talk, { seat, other, city, card }) =>
    `Brings ${talk.who(seat)} and ${talk.who(other)} together ${talk.inCity(city)}, where ${talk.card(card)} can be passed on`,
  'changes-role': (talk, { seat, role }) => `Makes ${talk.who(seat)} the ${talk.role(role)}`,
  'uses-ability': (talk, { role }) => `Uses what only the ${talk.role(role)} can do`,
  'plays-event': (talk, { card }) => `Uses ${talk.event(card)}`,
  'keeps-event': (talk, { card }) => `Keeps ${talk.event(card)} for later`,
  'parts-with': (talk, { card, why }) => `Gives up ${talk.card(card)}, which ${PARTING[why]}`,
  'nothing-better': () => 'Nothing else helps more',
  'comes-out-best': () => 'Does well when the game is played on',
};

// Why a plan is good, in words.
import type { Reason } from '@cordon/bots';
import { wholePercent } from '@cordon/protocol/telling';
import { wordsOf } from './games.ts';
import { counted, listed, titleOf } from './names.ts';
import type { Speech } from './speech.ts';

const BOUNDS = { below: 'less than ', above: 'more than ', none: '' } as const;

/** “4 %”, and “less than 1 %” where it is not quite impossible. */
export function percent(share: number): string {
  const { bound, percent: rounded } = wholePercent(share);
  return `${BOUNDS[bound]}${String(rounded)} %`;
}

const PARTING = {
  reached: 'is no longer needed',
  other: 'has a colour that somebody else collects',
  least: 'is one of the least useful cards',
} as const;

/** Command to what it does for a cure. */
const DEEDS: Readonly<Record<string, string>> = {
  sample: 'takes a sample',
  characterize: 'sets up a research line',
  centrifuge: 'prepares cubes in the centrifuge',
  separate: 'separates cubes',
  grow: 'grows cubes',
  apply: 'fills circles',
  test: 'makes the test',
  'place-sequence': 'opens a line that suits',
  'swap-sequence': 'finds a card that suits',
};

/** A reason as what the plan does: “takes 3 blue cubes from Milan”. */
export function reasonWords({ game, who, city, card }: Speech, reason: Reason): string {
  const { reaches, place } = wordsOf(game.id);
  switch (reason.code) {
    case 'wins':
      return 'wins the game';
    case 'reaches-goal':
      return reaches(reason.colour);
    case 'ends-disease':
      return `frees the board of ${reason.colour} for good`;
    case 'averts-defeat':
      return `lowers the chance that outbreaks end the game at once from ${percent(reason.from)} to ${percent(reason.to)}`;
    case 'prevents-outbreak': {
      const chain = reason.chain > 1 ? ` with a chain of ${String(reason.chain)}` : '';
      return `lowers the chance that ${city(reason.city)} breaks out${chain} from ${percent(reason.from)} to ${percent(reason.to)}`;
    }
    case 'fears-strain': {
      const { spaces, cubes } = reason;
      const marker = spaces > 1 ? `moves the marker ${String(spaces)} spaces` : '';
      const beside = cubes > 1 ? `puts ${String(cubes)} cubes on every city beside` : '';
      return `heeds the virulent strain: an outbreak of ${reason.colour} ${listed([marker, beside].filter(Boolean))}`;
    }
    case 'clears-board':
      return reason.to === 0
        ? `clears the board of ${reason.colour}, which then needs no cure`
        : `leaves ${counted(reason.to, `${reason.colour} cube`)} on the board instead of ${String(reason.from)}: without any it needs no cure`;
    case 'ends-effect':
      return `ends ${card(reason.card)}`;
    case 'treats': {
      const left = reason.to > 0 ? ` and leaves ${String(reason.to)}` : '';
      return `takes ${counted(reason.from - reason.to, `${reason.colour} cube`)} from ${city(reason.city)}${left}`;
    }
    case 'protects':
      return `keeps further cubes away from ${listed(reason.cities.map(city))}`;
    case 'saves-supply':
      return `brings the ${reason.colour} supply from ${String(reason.from)} to ${counted(reason.to, 'cube')}`;
    case 'quiet-infections':
      return 'spares the table the coming infections';
    case 'slows-infections':
      return `lowers the infection rate from ${String(reason.from)} to ${String(reason.to)}`;
    case 'stops-chains':
      return 'keeps outbreaks from setting off others';
    case 'completes-hand':
      return `gives ${who(reason.seat)} the last card: now that hand ${reaches(reason.colour)}`;
    case 'collects':
      return `brings ${who(reason.seat)} to ${counted(reason.to, 'missing card')} for ${reason.colour} instead of ${String(reason.from)}`;
    case 'shares':
      return `passes ${card(reason.card)} from ${who(reason.from)} to ${who(reason.to)}`;
    case 'takes-back':
      return `takes ${card(reason.card)} back for ${who(reason.seat)}`;
    case 'draws-card':
      return `draws another card for ${who(reason.seat)}`;
    case 'keeps-cubes':
      return `keeps ${counted(reason.to, `${reason.colour} cube`)} for a cure instead of ${String(reason.from)}`;
    case 'works-for':
      return `${DEEDS[reason.deed] ?? 'does work'} for the cure of ${reason.colour}`;
    case 'completes-work':
      return `completes the research line of ${reason.colour}: the cards are all that its cure takes now`;
    case 'seeks-card':
      return 'looks for a Sequence card that suits better';
    case 'builds':
      return `puts a ${place} into ${city(reason.city)}`;
    case 'nears-goal':
      return `brings ${who(reason.seat)}, whose hand ${reaches(reason.colour)}, nearer to a ${place}: ${counted(reason.to, 'step')} instead of ${String(reason.from)}`;
    case 'nears-danger':
      return reason.to === 0
        ? `brings ${who(reason.seat)} into ${city(reason.city)}, which may break out soon`
        : `brings ${who(reason.seat)} nearer to ${city(reason.city)}, which may break out soon: ${counted(reason.to, 'step')} instead of ${String(reason.from)}`;
    case 'meets':
      return `brings ${who(reason.seat)} together with ${who(reason.other)} in ${city(reason.city)}, where ${card(reason.card)} can be passed on`;
    case 'changes-role':
      return `makes ${who(reason.seat)} the ${titleOf(reason.role)}`;
    case 'uses-ability':
      return `uses what only the ${titleOf(reason.role)} can do`;
    case 'plays-event':
      return `uses ${card(reason.card)}`;
    case 'keeps-event':
      return `keeps ${card(reason.card)} for later`;
    case 'parts-with':
      return `gives up ${card(reason.card)}, which ${PARTING[reason.why]}`;
    case 'nothing-better':
      return 'is enough for this turn: nothing else helps more';
    case 'comes-out-best':
      return 'does well when the game is played on';
  }
}

// Awards: one for each cure and each eradication, and special ones. A team takes them when it happens in its turn, or by an Event that it played.
// If the game ends because a team removes the last purple cube, purple's award lies on its back. LAB-TEAM-11 LAB-TEAM-38 to LAB-TEAM-43 LAB-TEAM-57
// LAB-TEAM-58 LAB-TEAM-65 LAB-TEAM-71
import { cellsOf, defineField } from '../../../../kernel/field.ts';
import { eachFrame } from '../../../../kernel/frame.ts';
import { answer } from '../../../../kernel/points.ts';
import { NOBODY, type Colour, type Module, type Seat, type State } from '../../../../kernel/types.ts';
import { isOnBoard } from '../../../../ops/cubes.ts';
import { removalDone } from '../../../../rules/treat.ts';
import { cured, eradicated, isCured } from '../../../base/cure.ts';
import { PURPLE } from '../../../brink/challenges/mutation/purple.ts';
import { strainOf } from '../../../brink/challenges/virulentStrain/strain.ts';
import { virulentStrain } from '../../../brink/challenges/virulentStrain/virulentStrain.ts';
import type { TeamFact } from './facts.ts';
import { activeTeam, teamOf } from './seats.ts';
import { deckOfWords } from './words.ts';

const DECK = 'awards';

/** In the order of their cells, behind those of colours. */
const SPECIAL = ['first-cure', 'first-eradication', 'strain', 'mutation'] as const;
type Special = (typeof SPECIAL)[number];

interface Award {
  readonly award: Special;
  readonly prestige: number;
}

const READABLE = /^(?<award>[a-z-]{1,20})-(?<prestige>\d)$/u;

export const awardDeck = deckOfWords<Award>({
  name: DECK,
  usual: ['first-cure-1', 'first-eradication-2', 'strain-2', 'mutation-2'],
  like: `like first-cure-1: one of ${SPECIAL.join(', ')}, and its prestige`,
  parse(word) {
    const { award: name, prestige } = READABLE.exec(word)?.groups ?? {};
    const award = SPECIAL.find((one) => one === name);
    return award && { award, prestige: Number(prestige) };
  },
  spell: ({ award, prestige }) => `${award}-${String(prestige)}`,
  wrong(cards) {
    const award = SPECIAL.find((name) => !cards.some((card) => card.award === name));
    if (award === undefined) return undefined;
    const message = `The ${DECK} deck has no ${award}.`;
    return { reason: 'card-missing', message, params: { deck: DECK, card: award } };
  },
  numbers: ({ award, prestige }) => [SPECIAL.indexOf(award), prestige],
});

/** Team plus one for each award: cures by colour, eradications by colour, special ones, then the back of purple's eradication. */
const owners = defineField(
  'team.awards',
  ({ colours }) => 2 * colours + SPECIAL.length + 1,
  'public',
  ({ shape }) => [0, shape.seats],
);

const NO_TEAM = -1;

const colours = ({ game }: State): number => game.shape.colours;
const cureOf = (_s: State, colour: Colour): number => colour;
const eradicationOf = (s: State, colour: Colour): number => colours(s) + colour;
const specialOf = (s: State, special: Special): number => 2 * colours(s) + SPECIAL.indexOf(special);
const backOf = (s: State): number => 2 * colours(s) + SPECIAL.length;

const ownerOf = (s: State, award: number): number => s.cells[cellsOf(s, owners) + award]! - 1;

function nameOf(s: State, award: number): string {
  const { colourIds } = s.game;
  if (award < colours(s)) return `cure-${colourIds[award]!}`;
  if (award < 2 * colours(s)) return `eradication-${colourIds[award - colours(s)]!}`;
  return SPECIAL[award - 2 * colours(s)] ?? 'last-purple';
}

/** Whoever played the Event that is at work; NOBODY if none is. Of two the one that was played first. */
function seatOfEvent(s: State): Seat {
  let seat = NOBODY;
  eachFrame(s, ({ eventOf }, at) => {
    if (seat === NOBODY && eventOf !== undefined) seat = eventOf(s, at);
  });
  return seat;
}

/** The team to which what happens now counts. */
function creditedTeam(s: State): number {
  const seat = seatOfEvent(s);
  return seat === NOBODY ? activeTeam(s) : teamOf(s, seat);
}

/** Nobody has taken it: it is there to be taken. */
const isLeft = (s: State, award: number): boolean => ownerOf(s, award) === NO_TEAM;

function takeAward(s: State, award: number): void {
  if (!isLeft(s, award)) return;
  const team = creditedTeam(s);
  s.cells[cellsOf(s, owners) + award] = team + 1;
  s.sink?.({ fact: 'awardTaken', team: team + 1, award: nameOf(s, award) } satisfies TeamFact);
}

const purpleIn = ({ game }: State): Colour => game.colourIds.indexOf(PURPLE);
const hasStrain = ({ game }: State): boolean => game.config.challenges.includes(virulentStrain.id);

/** How many cures, eradications and special awards lie before a team. */
export function awardCounts(
  s: State,
  team: number,
): { readonly cures: number; readonly eradications: number; readonly specials: number } {
  const count = (from: number, end: number): number => {
    let found = 0;
    for (let award = from; award < end; award++) if (ownerOf(s, award) === team) found++;
    return found;
  };
  const [one, two] = [colours(s), 2 * colours(s)];
  return { cures: count(0, one), eradications: count(one, two), specials: count(two, backOf(s)) };
}

/** The prestige printed on the special awards of a team. */
export function printedPrestige(s: State, team: number): number {
  const cards = s.game.decks[DECK]!;
  let sum = 0;
  for (let at = 0; at < cards.length; at += 2)
    if (ownerOf(s, 2 * colours(s) + cards[at]!) === team) sum += cards[at + 1]!;
  return sum;
}

/** What special awards come with the next cure of a disease or with its eradication: how many, and the prestige printed on them. */
export function specialsWith(
  s: State,
  what: 'cure' | 'eradication',
  colour: Colour,
): { readonly count: number; readonly printed: number } {
  const cards = s.game.decks[DECK]!;
  let [count, printed] = [0, 0];
  for (let at = 0; at < cards.length; at += 2) {
    const special = SPECIAL[cards[at]!]!;
    if (!isLeft(s, 2 * colours(s) + cards[at]!) || !comesWith(s, special, what, colour)) continue;
    count++;
    printed += cards[at + 1]!;
  }
  return { count, printed };
}

function comesWith(s: State, special: Special, what: 'cure' | 'eradication', colour: Colour): boolean {
  switch (special) {
    case 'first-cure':
      return what === 'cure';
    case 'first-eradication':
      return what === 'eradication';
    case 'strain':
      return what === 'eradication' && hasStrain(s) && colour === strainOf(s);
    case 'mutation':
      return what === 'eradication' && colour === purpleIn(s);
  }
}

/** Whether the team removed the last purple cube, and the game ended by that. */
export const removedLastPurple = (s: State, team: number): boolean => ownerOf(s, backOf(s)) === team;

export function awardsOf(s: State, team: number): string[] {
  const names: string[] = [];
  for (let award = 0; award <= backOf(s); award++)
    if (ownerOf(s, award) === team) names.push(nameOf(s, award));
  return names;
}

/** The awards that nobody has taken, of those in play. */
export function awardsLeft(s: State): string[] {
  const names: string[] = [];
  for (let award = 0; award < backOf(s); award++) {
    if (award === specialOf(s, 'strain') && !hasStrain(s)) continue;
    if (award === specialOf(s, 'mutation') && purpleIn(s) < 0) continue;
    if (isLeft(s, award)) names.push(nameOf(s, award));
  }
  return names;
}

function takeCure(s: State, colour: Colour): void {
  takeAward(s, cureOf(s, colour));
  takeAward(s, specialOf(s, 'first-cure'));
}

function takeEradication(s: State, colour: Colour): void {
  takeAward(s, eradicationOf(s, colour));
  takeAward(s, specialOf(s, 'first-eradication'));
  if (hasStrain(s) && colour === strainOf(s)) takeAward(s, specialOf(s, 'strain'));
  if (colour === purpleIn(s)) takeAward(s, specialOf(s, 'mutation'));
}

/** The last purple cube has left the board, purple is not cured, and that is the end. */
function takeBack(s: State, removed: number): void {
  const purple = purpleIn(s);
  if (s.over !== 0 || purple < 0 || (removed & (1 << purple)) === 0) return;
  if (isCured(s, purple) || isOnBoard(s, purple)) return;
  if (s.game.hasWon(s)) takeAward(s, backOf(s));
}

/** An award of a cure or an eradication is taken once it has happened, and not before; positions made by hand may have left some. */
function isSound(s: State): boolean {
  for (let colour = 0; colour < colours(s); colour++)
    if (!isLeft(s, cureOf(s, colour)) && !isCured(s, colour)) return false;
  const teams = s.game.shape.seats / 2;
  return s.cells
    .subarray(cellsOf(s, owners), cellsOf(s, owners) + backOf(s) + 1)
    .every((owner) => owner <= teams);
}

export const awardRules: Module = {
  id: 'team-awards',
  fields: [owners],
  sound: isSound,
  points: [
    answer(cured, (s, _holder, colour) => takeCure(s, colour)),
    answer(eradicated, (s, _holder, colour) => takeEradication(s, colour)),
    answer(removalDone, (s, _holder, removed) => takeBack(s, removed)),
  ],
};

// The guided game in the laboratory, step by step: four turns of a fixed deal in which every lab action is done once.
import type { Fact } from '@cordon/engine';
import { listShown } from '@cordon/protocol/telling';
import { laboratoryShown, type LaboratoryShown, type ResearchLine } from '@cordon/protocol/laboratory';
import { happened, holds, isIn, type Moment } from '../moment.ts';
import type { Deed, Doing, Step } from '../step.ts';
import { EXPERT, SCIENTIST } from './deal.ts';
import type { LabText } from './texts.ts';

/** What has been opened in the dock comes before the place where one began. */
const OPENED = ['choices:action', 'choices:card'];
/** Where a lab action is begun while the board is folded away. */
const FOLDED = ['laboratory', 'dock'];

const labOf = ({ view }: Moment): LaboratoryShown => laboratoryShown(view)!;
const line = (moment: Moment, number: 0 | 1): ResearchLine => labOf(moment).research[number]!;
const inDish = (moment: Moment, dish: keyof LaboratoryShown['dishes']): number =>
  Object.values(labOf(moment).dishes[dish]).reduce((sum, count) => sum + count, 0);
const hasCubes = ({ view }: Moment, city: string, colour: string): boolean =>
  (view.cubes[city]?.[colour] ?? 0) > 0;
const stations = ({ view }: Moment): readonly string[] => listShown(view, 'stations');
const isAtStation = (moment: Moment, seat: number): boolean =>
  stations(moment).some((city) => isIn(moment, seat, city));
const isCure = (fact: Fact): boolean => fact.fact === 'cured';
const isCured = (moment: Moment): boolean => happened(moment, 4, isCure) > 0;

const BLUE = [
  'san-francisco',
  'chicago',
  'montreal',
  'new-york',
  'washington',
  'atlanta',
  'london',
  'madrid',
  'paris',
  'essen',
  'milan',
  'st-petersburg',
];
const blueCards = (moment: Moment, seat: number): number =>
  BLUE.filter((card) => holds(moment, seat, card)).length;

const goes = (city: string): Doing => ({
  is: (fact) => fact.fact === 'moved' && fact.seat === EXPERT && fact.to === city,
  targets: ['choices:city', ...OPENED, `city:${city}`, 'lab:fold', 'board'],
});

const treats = (city: string): Doing => ({
  is: (fact) => fact.fact === 'removed' && fact.city === city && fact.by === 'treat',
  targets: ['choices:city', ...OPENED, 'kind:treat', 'lab:fold', 'dock'],
});

const samples = (dish: string): Doing => ({
  is: (fact) => fact.fact === 'sampled' && fact.dish === dish,
  targets: [`lab:${dish}`, ...FOLDED],
});

const processes = (process: string, from: string, to: string): Doing => ({
  is: (fact) => fact.fact === 'processed' && fact.process === process && fact.from === from,
  targets: [...OPENED, `lab:${from} ${to}`, `kind:${process}`, ...FOLDED],
});

const draws: Doing = {
  is: ({ fact }) => fact === 'sequenceDrawn',
  targets: ['lab:deck', 'kind:sequence', ...FOLDED],
};
const drawn = (is: Doing['is']): Doing => ({ is, targets: ['lab:drawn', ...FOLDED] });

const ends = (turn: number, id: string, text: LabText): Deed<LabText> => ({
  kind: 'deed',
  id,
  text,
  turn,
  part: 'step',
  does: [{ is: ({ fact }) => fact === 'drew', targets: ['kind:end', 'lab:fold', 'dock'] }],
});

export const SCRIPT: readonly Step<LabText>[] = [
  { kind: 'reading', id: 'welcome', text: 'welcome', targets: ['laboratory'] },
  { kind: 'reading', id: 'line', text: 'line', targets: ['lab:research-1', 'laboratory'] },
  {
    kind: 'deed',
    id: 'move',
    text: 'move',
    turn: 1,
    part: 'action',
    does: [goes('washington')],
    over: (moment) => !hasCubes(moment, 'washington', 'blue'),
  },
  {
    kind: 'deed',
    id: 'sample',
    text: 'sample',
    turn: 1,
    part: 'action',
    does: [treats('washington'), samples('sample-1')],
    over: (moment) => !isIn(moment, EXPERT, 'washington') || !hasCubes(moment, 'washington', 'blue'),
  },
  {
    kind: 'deed',
    id: 'sample-again',
    text: 'sampleAgain',
    turn: 1,
    part: 'action',
    does: [treats('washington'), samples('sample-1')],
    over: (moment) => !isIn(moment, EXPERT, 'washington') || !hasCubes(moment, 'washington', 'blue'),
  },
  {
    kind: 'deed',
    id: 'build',
    text: 'build',
    turn: 1,
    part: 'action',
    does: [{ is: ({ fact }) => fact === 'stationBuilt', targets: ['kind:build', 'lab:fold', 'dock'] }],
    over: (moment) => isAtStation(moment, EXPERT),
  },
  {
    kind: 'deed',
    id: 'characterize',
    text: (moment) => (isAskedAbout(moment, 'free-lab') ? 'characterizeFree' : 'characterize'),
    turn: 1,
    part: 'action',
    does: [
      {
        is: (fact) => fact.fact === 'characterized' && fact.research === 'research-1',
        targets: [...OPENED, 'lab:characterize research-1', 'kind:characterize', ...FOLDED],
      },
    ],
    over: (moment) => !isAtStation(moment, EXPERT) || line(moment, 0).colour !== undefined,
  },
  ends(1, 'end', 'end'),
  {
    kind: 'deed',
    id: 'centrifuge',
    text: 'centrifuge',
    turn: 2,
    part: 'action',
    does: [processes('centrifuge', 'sample-1', 'centrifuge')],
    over: (moment) => !isAtStation(moment, SCIENTIST) || inDish(moment, 'sample-1') === 0,
  },
  {
    kind: 'deed',
    id: 'grow',
    text: 'grow',
    turn: 2,
    part: 'action',
    does: [processes('grow', 'centrifuge', 'growth')],
    over: (moment) => !isAtStation(moment, SCIENTIST) || inDish(moment, 'centrifuge') === 0,
  },
  {
    kind: 'deed',
    id: 'apply',
    text: 'apply',
    turn: 2,
    part: 'action',
    does: [
      {
        is: (fact) => fact.fact === 'applied' && fact.research === 'research-1',
        targets: [...OPENED, 'lab:growth research-1', 'kind:apply', ...FOLDED],
      },
    ],
    over: (moment) =>
      !isAtStation(moment, SCIENTIST) ||
      inDish(moment, 'growth') === 0 ||
      line(moment, 0).colour === undefined,
  },
  {
    kind: 'deed',
    id: 'place',
    text: (moment) => (isAskedAbout(moment, 'sequencing') ? 'placeDrawn' : 'place'),
    turn: 2,
    part: 'action',
    does: [draws, drawn((fact) => fact.fact === 'sequencePlaced' && fact.by === 'sequence')],
    over: (moment) =>
      !isAtStation(moment, SCIENTIST) ||
      line(moment, 1).sequence !== undefined ||
      stations(moment).length < 2,
  },
  ends(2, 'end-again', 'endAgain'),
  {
    kind: 'deed',
    id: 'test',
    text: 'test',
    turn: 3,
    part: 'action',
    does: [
      {
        is: ({ fact }) => fact === 'tested',
        targets: [...OPENED, 'lab:test research-1', 'kind:test', ...FOLDED],
      },
      {
        is: (fact) => fact.fact === 'removed' && fact.by === 'test',
        targets: ['choices:city', ...OPENED, 'lab:fold', 'board'],
      },
    ],
    over: (moment) =>
      !isAtStation(moment, EXPERT) ||
      line(moment, 0).colour !== 'blue' ||
      line(moment, 0).tested !== undefined ||
      blueCards(moment, EXPERT) === 0,
  },
  {
    kind: 'deed',
    id: 'sample-blue',
    text: 'sampleBlue',
    turn: 3,
    part: 'action',
    does: [treats('washington'), samples('sample-2')],
    over: (moment) => !isIn(moment, EXPERT, 'washington') || !hasCubes(moment, 'washington', 'blue'),
  },
  {
    kind: 'deed',
    id: 'sample-yellow',
    text: 'sampleYellow',
    turn: 3,
    part: 'action',
    does: [goes('miami'), treats('miami'), samples('sample-2')],
    over: (moment) => !hasCubes(moment, 'miami', 'yellow'),
  },
  ends(3, 'end-third', 'endThird'),
  {
    kind: 'deed',
    id: 'cure',
    text: 'cure',
    turn: 4,
    part: 'action',
    does: [{ is: isCure, targets: [...OPENED, 'kind:cure', 'lab:fold', 'dock'] }],
    over: (moment) =>
      !isAtStation(moment, SCIENTIST) || !line(moment, 0).isComplete || blueCards(moment, SCIENTIST) < 2,
  },
  {
    kind: 'reading',
    id: 'closed',
    text: (moment) => (isCured(moment) ? 'closed' : 'uncured'),
    targets: ['lab:research-1', 'laboratory'],
  },
  {
    kind: 'deed',
    id: 'separate',
    text: 'separate',
    turn: 4,
    part: 'action',
    does: [processes('separate', 'sample-2', 'separation')],
    over: (moment) => !isAtStation(moment, SCIENTIST) || inDish(moment, 'sample-2') === 0,
  },
  {
    kind: 'deed',
    id: 'discard',
    text: (moment) => (isAskedAbout(moment, 'sequencing') ? 'discardDrawn' : 'discard'),
    turn: 4,
    part: 'action',
    does: [draws, drawn(({ fact }) => fact === 'sequenceDropped')],
    over: (moment) => !isAtStation(moment, SCIENTIST) || !isCured(moment),
  },
  {
    kind: 'deed',
    id: 'swap',
    text: (moment) => (isAskedAbout(moment, 'sequencing') ? 'swapDrawn' : 'swap'),
    turn: 4,
    part: 'action',
    does: [draws, drawn(({ fact }) => fact === 'sequenceSwapped')],
    over: (moment) => !isAtStation(moment, SCIENTIST) || !isCured(moment),
  },
  { kind: 'finish', id: 'finish', text: 'finish' },
];

function isAskedAbout({ view }: Moment, what: string): boolean {
  return view.frames.at(-1)?.frame === what;
}

// The guided first game, step by step: two turns of the fixed deal.
import type { Fact } from '@cordon/engine';
import { MEDIC, SCIENTIST } from './deal.ts';
import { happened, holds, isIn, type Moment } from './moment.ts';
import type { Step } from './step.ts';

const moved =
  (seat: number, city: string) =>
  (fact: Fact): boolean =>
    fact.fact === 'moved' && fact.seat === seat && fact.to === city;

const treated =
  (city: string) =>
  (fact: Fact): boolean =>
    fact.fact === 'removed' && fact.city === city && fact.by === 'treat';

const isCure = (fact: Fact): boolean => fact.fact === 'cured';
const isInfection = (fact: Fact): boolean => fact.fact === 'infectionDrawn' && fact.from === 'top';
const isCured = (moment: Moment): boolean => happened(moment, 2, isCure) > 0;
const hasCubes = ({ view }: Moment, city: string, colour: string): boolean =>
  (view.cubes[city]?.[colour] ?? 0) > 0;

const BLUE = ['atlanta', 'essen', 'madrid', 'san-francisco'];
/** What has been opened in the dock comes before the place where one began. */
const OPENED = ['choices:city', 'choices:action', 'choices:card'];

export const SCRIPT: readonly Step[] = [
  { kind: 'reading', id: 'welcome', text: 'welcome', targets: ['board'] },
  { kind: 'reading', id: 'goal', text: 'goal', targets: ['tracks'] },
  { kind: 'reading', id: 'hands', text: 'hands', targets: ['seats'] },
  {
    kind: 'deed',
    id: 'share',
    text: 'share',
    targets: [...OPENED, 'kind:give', 'dock'],
    turn: 1,
    part: 'action',
    is: (fact) => fact.fact === 'shared' && fact.card === 'atlanta' && fact.to === SCIENTIST,
    over: (moment) =>
      !holds(moment, MEDIC, 'atlanta') ||
      !isIn(moment, MEDIC, 'atlanta') ||
      !isIn(moment, SCIENTIST, 'atlanta'),
  },
  { kind: 'reading', id: 'threat', text: 'threat', targets: ['city:miami', 'board'] },
  {
    kind: 'deed',
    id: 'move',
    text: 'move',
    targets: [...OPENED, 'city:miami', 'board'],
    turn: 1,
    part: 'action',
    is: moved(MEDIC, 'miami'),
    over: (moment) => !hasCubes(moment, 'miami', 'yellow'),
  },
  {
    kind: 'deed',
    id: 'treat',
    text: 'treat',
    targets: [...OPENED, 'kind:treat', 'dock'],
    turn: 1,
    part: 'action',
    is: treated('miami'),
    over: (moment) => !isIn(moment, MEDIC, 'miami') || !hasCubes(moment, 'miami', 'yellow'),
  },
  {
    kind: 'deed',
    id: 'onward',
    text: 'onward',
    targets: [...OPENED, 'city:washington', 'board'],
    turn: 1,
    part: 'action',
    is: moved(MEDIC, 'washington'),
    over: (moment) => !hasCubes(moment, 'washington', 'blue'),
  },
  {
    kind: 'deed',
    id: 'end',
    text: 'end',
    targets: ['kind:end', 'dock'],
    turn: 1,
    part: 'step',
    is: ({ fact }) => fact === 'drew',
  },
  { kind: 'reading', id: 'drawn', text: 'drawn', targets: ['hand'] },
  {
    kind: 'deed',
    id: 'infect',
    text: 'infect',
    targets: ['kind:infect', 'dock'],
    turn: 1,
    part: 'step',
    is: isInfection,
    times: 2,
  },
  {
    kind: 'deed',
    id: 'pass',
    text: 'pass',
    targets: ['kind:continue', 'dock'],
    turn: 1,
    part: 'step',
    is: ({ fact }) => fact === 'turnBegan',
  },
  {
    kind: 'deed',
    id: 'cure',
    text: 'cure',
    targets: [...OPENED, 'kind:cure', 'dock'],
    turn: 2,
    part: 'action',
    is: isCure,
    over: (moment) =>
      BLUE.some((card) => !holds(moment, SCIENTIST, card)) || !isIn(moment, SCIENTIST, 'atlanta'),
  },
  {
    kind: 'reading',
    id: 'cured',
    text: (moment) =>
      !isCured(moment) ? 'uncured' : isIn(moment, MEDIC, 'washington') ? 'curedBeside' : 'cured',
    targets: ['goals', 'tracks'],
  },
  {
    kind: 'deed',
    id: 'chicago',
    text: 'chicago',
    targets: [...OPENED, 'city:chicago', 'board'],
    turn: 2,
    part: 'action',
    is: moved(SCIENTIST, 'chicago'),
    over: (moment) => !hasCubes(moment, 'chicago', 'blue'),
  },
  {
    kind: 'deed',
    id: 'treat-again',
    text: (moment) => (isCured(moment) ? 'treatCured' : 'treatUncured'),
    targets: [...OPENED, 'kind:treat', 'dock'],
    turn: 2,
    part: 'action',
    is: treated('chicago'),
    over: (moment) => !isIn(moment, SCIENTIST, 'chicago') || !hasCubes(moment, 'chicago', 'blue'),
  },
  {
    kind: 'deed',
    id: 'end-again',
    text: 'endAgain',
    targets: ['kind:end', 'dock'],
    turn: 2,
    part: 'step',
    is: ({ fact }) => fact === 'drew',
  },
  {
    kind: 'deed',
    id: 'epidemic',
    text: 'epidemic',
    targets: ['kind:continue', 'dock'],
    turn: 2,
    part: 'step',
    is: ({ fact }) => fact === 'intensified',
  },
  {
    kind: 'deed',
    id: 'infect-again',
    text: 'infectAgain',
    targets: ['kind:infect', 'dock'],
    turn: 2,
    part: 'step',
    is: isInfection,
    times: 2,
  },
  {
    kind: 'reading',
    id: 'again',
    text: (moment) =>
      happened(moment, 2, (fact) => fact.fact === 'prevented' && fact.city === 'washington') > 0
        ? 'shielded'
        : 'returned',
    targets: ['city:washington', 'panel:infection', 'tab:infection', 'side'],
  },
  { kind: 'finish', id: 'finish', text: 'finish', targets: [] },
];

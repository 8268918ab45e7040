// The guided first game, step by step: two turns of the fixed deal.
import type { Fact } from '@cordon/engine';
import { MEDIC, SCIENTIST } from './deal.ts';
import { happened, holds, isIn, type Moment } from '../moment.ts';
import type { Step } from '../step.ts';
import type { FirstText } from './texts.ts';

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

export const SCRIPT: readonly Step<FirstText>[] = [
  { kind: 'reading', id: 'welcome', text: 'welcome', targets: ['board'] },
  { kind: 'reading', id: 'goal', text: 'goal', targets: ['tracks'] },
  { kind: 'reading', id: 'hands', text: 'hands', targets: ['seats'] },
  {
    kind: 'deed',
    id: 'share',
    text: 'share',
    turn: 1,
    part: 'action',
    does: [
      {
        is: (fact) => fact.fact === 'shared' && fact.card === 'atlanta' && fact.to === SCIENTIST,
        targets: [...OPENED, 'kind:give', 'dock'],
      },
    ],
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
    turn: 1,
    part: 'action',
    does: [{ is: moved(MEDIC, 'miami'), targets: [...OPENED, 'city:miami', 'board'] }],
    over: (moment) => !hasCubes(moment, 'miami', 'yellow'),
  },
  {
    kind: 'deed',
    id: 'treat',
    text: 'treat',
    turn: 1,
    part: 'action',
    does: [{ is: treated('miami'), targets: [...OPENED, 'kind:treat', 'dock'] }],
    over: (moment) => !isIn(moment, MEDIC, 'miami') || !hasCubes(moment, 'miami', 'yellow'),
  },
  {
    kind: 'deed',
    id: 'onward',
    text: 'onward',
    turn: 1,
    part: 'action',
    does: [{ is: moved(MEDIC, 'washington'), targets: [...OPENED, 'city:washington', 'board'] }],
    over: (moment) => !hasCubes(moment, 'washington', 'blue'),
  },
  {
    kind: 'deed',
    id: 'end',
    text: 'end',
    turn: 1,
    part: 'step',
    does: [{ is: ({ fact }) => fact === 'drew', targets: ['kind:end', 'dock'] }],
  },
  { kind: 'reading', id: 'drawn', text: 'drawn', targets: ['hand'] },
  {
    kind: 'deed',
    id: 'infect',
    text: 'infect',
    turn: 1,
    part: 'step',
    does: [
      { is: isInfection, targets: ['kind:infect', 'dock'] },
      { is: isInfection, targets: ['kind:infect', 'dock'] },
    ],
  },
  {
    kind: 'deed',
    id: 'pass',
    text: 'pass',
    turn: 1,
    part: 'step',
    does: [{ is: ({ fact }) => fact === 'turnBegan', targets: ['kind:continue', 'dock'] }],
  },
  {
    kind: 'deed',
    id: 'cure',
    text: 'cure',
    turn: 2,
    part: 'action',
    does: [{ is: isCure, targets: [...OPENED, 'kind:cure', 'dock'] }],
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
    turn: 2,
    part: 'action',
    does: [{ is: moved(SCIENTIST, 'chicago'), targets: [...OPENED, 'city:chicago', 'board'] }],
    over: (moment) => !hasCubes(moment, 'chicago', 'blue'),
  },
  {
    kind: 'deed',
    id: 'treat-again',
    text: (moment) => (isCured(moment) ? 'treatCured' : 'treatUncured'),
    turn: 2,
    part: 'action',
    does: [{ is: treated('chicago'), targets: [...OPENED, 'kind:treat', 'dock'] }],
    over: (moment) => !isIn(moment, SCIENTIST, 'chicago') || !hasCubes(moment, 'chicago', 'blue'),
  },
  {
    kind: 'deed',
    id: 'end-again',
    text: 'endAgain',
    turn: 2,
    part: 'step',
    does: [{ is: ({ fact }) => fact === 'drew', targets: ['kind:end', 'dock'] }],
  },
  {
    kind: 'deed',
    id: 'epidemic',
    text: 'epidemic',
    turn: 2,
    part: 'step',
    does: [{ is: ({ fact }) => fact === 'intensified', targets: ['kind:continue', 'dock'] }],
  },
  {
    kind: 'deed',
    id: 'infect-again',
    text: 'infectAgain',
    turn: 2,
    part: 'step',
    does: [
      { is: isInfection, targets: ['kind:infect', 'dock'] },
      { is: isInfection, targets: ['kind:infect', 'dock'] },
    ],
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
  { kind: 'finish', id: 'finish', text: 'finish' },
];

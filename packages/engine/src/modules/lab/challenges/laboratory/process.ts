// Process a Sample, from dish to dish: a sample dish is centrifuged, which keeps one colour, or separated, which keeps one cube of each;
// what comes of it may grow, which doubles it from the supply. A supply that can't loses the game. LAB-PRO-1 to LAB-PRO-6, LAB-PRO-8 to
// LAB-PRO-10, LAB-PRO-13 LAB-PRO-16 LAB-REM-2 LAB-REM-3 LAB-REM-10
import { first, pack, second, seatOf } from '../../../../kernel/command.ts';
import type { Colour, Need, Offers, Packed, Seat, State } from '../../../../kernel/types.ts';
import { returnCubes, takeFromSupply } from '../../../../ops/cubes.ts';
import { endGame } from '../../../../ops/markers.ts';
import type { LabFact } from '../../facts.ts';
import { addToDish, cubesByName, DISH, dishName, inDish, isDishEmpty, setOvergrown } from './board.ts';
import { DEEDS, defineLabAction } from './labAction.ts';

export const isSampleDish = (dish: number): boolean => dish <= DISH.sample2;

/** Whether a dish is one of those that an arrow of this kind leaves. */
export function leaves(isOne: (dish: number) => boolean, whither: string): Need {
  return {
    isMet: (_s, command) => isOne(first(command)),
    refusal: (_s, command) => ({
      reason: 'no-arrow',
      message: `No arrow leads from the ${dishName(first(command))} dish to ${whither}.`,
    }),
  };
}

export const holdsCubes: Need = {
  isMet: (s, command) => !isDishEmpty(s, first(command)),
  refusal: (_s, command) => ({
    reason: 'empty-dish',
    message: `The ${dishName(first(command))} dish is empty.`,
  }),
};

type Process = Extract<LabFact, { fact: 'processed' }>['process'];
type Count = (s: State, colour: Colour) => number;

/** Empties a dish into another: `moved` says how many cubes of a colour go on, the others go to the supply, `added` come from there. */
function move(s: State, command: Packed, process: Process, to: number, moved: Count, added: Count): void {
  const { colours } = s.game.shape;
  const from = first(command);
  s.sink?.({
    fact: 'processed',
    seat: seatOf(command) + 1,
    process,
    from: dishName(from),
    to: dishName(to),
    moved: cubesByName(s, (colour) => moved(s, colour)),
    added: cubesByName(s, (colour) => added(s, colour)),
    returned: cubesByName(s, (colour) => inDish(s, from, colour) - moved(s, colour)),
  } satisfies LabFact);
  for (let colour = 0; colour < colours; colour++) {
    const all = inDish(s, from, colour);
    if (all === 0) continue;
    const [kept, more] = [moved(s, colour), added(s, colour)];
    returnCubes(s, colour, all - kept);
    takeFromSupply(s, colour, more);
    addToDish(s, from, colour, -all);
    addToDish(s, to, colour, kept + more);
  }
}

const none: Count = () => 0;

const isInDish: Need = {
  isMet: (s, command) => inDish(s, first(command), second(command)) > 0,
  refusal: (s, command) => ({
    reason: 'colour-not-in-dish',
    message: `There is no ${s.game.colourIds[second(command)]!} cube in the ${dishName(first(command))} dish.`,
  }),
};

export const centrifuge = defineLabAction(DEEDS.process, {
  name: 'centrifuge',
  phrase: 'centrifuge {dish} keeping {colour}',
  operands: { dish: 'dish', colour: 'colour' },
  needs: [leaves(isSampleDish, 'the centrifuge'), holdsCubes, isInDish],
  effect(s, command) {
    const [dish, chosen] = [first(command), second(command)];
    const kept: Count = (_s, colour) => (colour === chosen ? inDish(s, dish, colour) : 0);
    move(s, command, 'centrifuge', DISH.centrifuge, kept, none);
  },
});

export const separate = defineLabAction(DEEDS.process, {
  name: 'separate',
  phrase: 'separate {dish}',
  operands: { dish: 'dish' },
  needs: [leaves(isSampleDish, 'separation'), holdsCubes],
  effect(s, command) {
    const one: Count = (_s, colour) => Math.min(1, inDish(s, first(command), colour));
    move(s, command, 'separate', DISH.separation, one, none);
  },
});

const grows = (dish: number): boolean => dish === DISH.centrifuge || dish === DISH.separation;

function canDouble(s: State, dish: number): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (inDish(s, dish, colour) > s.supply[colour]!) return false;
  return true;
}

export const grow = defineLabAction(DEEDS.process, {
  name: 'grow',
  phrase: 'grow {dish}',
  operands: { dish: 'dish' },
  needs: [leaves(grows, 'growth'), holdsCubes],
  effect(s, command) {
    const dish = first(command);
    const all: Count = (_s, colour) => inDish(s, dish, colour);
    if (canDouble(s, dish)) move(s, command, 'grow', DISH.growth, all, all);
    else {
      setOvergrown(s);
      endGame(s, 'cubes');
    }
  },
});

export function offerArrows(s: State, seat: Seat, out: Offers): void {
  const { colours } = s.game.shape;
  for (let dish = 0; dish < DISH.growth; dish++) {
    if (isDishEmpty(s, dish)) continue;
    if (!isSampleDish(dish)) {
      out.add(pack(grow, seat, dish));
      continue;
    }
    out.add(pack(separate, seat, dish));
    for (let colour = 0; colour < colours; colour++)
      if (inDish(s, dish, colour) > 0) out.add(pack(centrifuge, seat, dish, colour));
  }
}

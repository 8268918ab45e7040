// Rural Doctor: when he treats, he may take one cube more, of any colour, from his city or one that shares a region with it.
// IB-RUR-1 to IB-RUR-12
import { first, pack, second, seatOf, third } from '../../../kernel/command.ts';
import type { City, Colour, Packed, Role, Seat, State } from '../../../kernel/types.ts';
import { cubesOn } from '../../../ops/cubes.ts';
import { actionsLeft } from '../../../rules/actions.ts';
import { noCube } from '../../../rules/refusals.ts';
import { removeCubes, tooFewActions, costOfTreating } from '../../../rules/treat.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { REGION_NEIGHBOURS } from '../geography.ts';

/** How many cubes of the extra colour there are when the extra one is taken. */
function cubesLeft(s: State, here: City, colour: Colour, city: City, extra: Colour): number {
  return cubesOn(s, city, extra) - (city === here && extra === colour ? 1 : 0);
}

/** Ruling A-16 (IB-TYP-7 IB-TYP-8): the dearer of the two cubes says what the action costs; events cost none. */
function costOf(s: State, seat: Seat, colour: Colour, city: City, extra: Colour): number {
  const here = s.pawns[seat]!;
  return Math.max(
    costOfTreating(s, seat, colour, cubesOn(s, here, colour)),
    costOfTreating(s, seat, extra, cubesLeft(s, here, colour, city, extra)),
  );
}

const costOfCommand = (s: State, command: Packed): number =>
  costOf(s, seatOf(command), first(command), second(command), third(command));

/** Ruling A-15 (IB-RUR-5 IB-RUR-7): the first cube comes from his own city, the extra one may be of any colour. */
const treatMore = defineAction({
  name: 'treat-more',
  phrase: 'treat {colour} and {extra} in {city}',
  operands: { colour: 'colour', city: 'city', extra: 'colour' },
  cost: costOfCommand,
  effect(s, command) {
    removeCubes(s, s.pawns[seatOf(command)]!, first(command), 1, 'treat');
    removeCubes(s, second(command), third(command), 1, 'treat');
  },
  refusal(s, command) {
    const here = s.pawns[seatOf(command)]!;
    const [colour, city, extra] = [first(command), second(command), third(command)];
    const { cityNames, colourIds } = s.game;
    const wrong = noCube(s, here, colour);
    if (wrong !== undefined) return wrong;
    if (city !== here && !REGION_NEIGHBOURS[here]!.includes(city)) {
      const message = `${cityNames[city]!} shares no region with ${cityNames[here]!}.`;
      return { reason: 'region-elsewhere', message };
    }
    if (cubesLeft(s, here, colour, city, extra) <= 0) {
      const message = `There is no further ${colourIds[extra]!} cube in ${cityNames[city]!}.`;
      return { reason: 'no-cube', message };
    }
    return tooFewActions(s, costOfCommand(s, command));
  },
});

export const ruralDoctor = {
  kind: 'role',
  id: 'rural-doctor',
  commands: [treatMore],
  actions: [
    (s, seat, out) => {
      const here = s.pawns[seat]!;
      const around = REGION_NEIGHBOURS[here]!;
      const left = actionsLeft(s);
      for (let colour = 0; colour < s.game.shape.colours; colour++) {
        if (cubesOn(s, here, colour) === 0) continue;
        for (let i = -1; i < around.length; i++) {
          const city = i < 0 ? here : around[i]!;
          for (let extra = 0; extra < s.game.shape.colours; extra++) {
            if (cubesLeft(s, here, colour, city, extra) <= 0) continue;
            if (costOf(s, seat, colour, city, extra) > left) continue;
            out.add(pack(treatMore, seat, colour, city, extra));
          }
        }
      }
    },
  ],
} as const satisfies Role;

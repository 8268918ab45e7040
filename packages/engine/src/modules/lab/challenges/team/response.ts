// Regional Response Team: for an action and this card the pawn flies to any city of the card's colour and treats one disease there, if there is a cube.
// Flight and treatment are this one action, whatever a treatment takes otherwise; nobody keeps the card, and the Pilot may play it. LAB-TEAM-34 to
// LAB-TEAM-36 LAB-TEAM-70 LAB-TEAM-56, LAB-PIL-9, BRINK-TRB-13
import { defineCommand, FIRST, first, pack, second, seatOf } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../../kernel/frame.ts';
import { oneCard } from '../../../../kernel/price.ts';
import { NO_CARD, type City, type Module, type Need, type State } from '../../../../kernel/types.ts';
import { cubesOn } from '../../../../ops/cubes.ts';
import { movePawn } from '../../../../ops/pawns.ts';
import { seatActing } from '../../../../rules/actions.ts';
import { isBound, mayLeave } from '../../../../rules/move.ts';
import { payCards } from '../../../../rules/pay.ts';
import { alreadyThere, noCube, notHeld } from '../../../../rules/refusals.ts';
import { treatIn } from '../../../../rules/treat.ts';
import { defineAction } from '../../../../rules/undertake.ts';
import { colourOfTeam, isBonus, nextBonus } from './bonus.ts';

const SEAT = FIELDS;

const isResponseTeam: Need = {
  isMet: (s, command) => isBonus(s, second(command)) && colourOfTeam(s, second(command)) >= 0,
  refusal: () => ({ reason: 'no-response-team', message: 'That is no Regional Response Team.' }),
};

const respond = defineAction({
  name: 'respond',
  phrase: 'respond in {city} with {card}',
  operands: { city: 'city', card: 'card' },
  needs: [isResponseTeam, mayLeave],
  price: (_s, command) => oneCard(second(command)),
  effect(s, command) {
    const [seat, city] = [seatOf(command), first(command)];
    payCards(s, command, 'response');
    movePawn(s, seat, city, 'respond');
    if (s.over === 0 && hasCubes(s, city)) push(s, response, seat);
  },
  refusal(s, command) {
    const [seat, city, card] = [seatOf(command), first(command), second(command)];
    const missing = notHeld(s, seat, card) ?? alreadyThere(s, s.pawns[seat]!, city);
    if (missing !== undefined) return missing;
    const colour = colourOfTeam(s, card);
    if (s.game.colourOf[city] === colour) return undefined;
    const message = `This team responds in ${s.game.colourIds[colour]!} cities; ${s.game.cityNames[city]!} is none.`;
    return { reason: 'wrong-colour', message };
  },
});

function hasCubes(s: State, city: City): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (cubesOn(s, city, colour) > 0) return true;
  return false;
}

const relieve = defineCommand({
  name: 'relieve',
  phrase: 'relieve {colour}',
  operands: { colour: 'colour' },
  play(s, command) {
    const seat = s.stack[s.top + SEAT]!;
    pop(s);
    treatIn(s, seat, s.pawns[seat]!, first(command));
  },
  refusal: (s, command) =>
    topFrame(s) === response ? noCube(s, s.pawns[seatOf(command)]!, first(command)) : undefined,
});

/** Which disease the team treats where it has landed. */
const response = defineFrame({
  name: 'response',
  fields: ['seat'],
  on: ['actions'],
  sound: (s, at) => s.stack[at + SEAT] === seatActing(s) && hasCubes(s, s.pawns[s.stack[at + SEAT]!]!),
  step: () => false,
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    for (let colour = 0; colour < s.game.shape.colours; colour++)
      if (cubesOn(s, s.pawns[seat]!, colour) > 0) out.add(pack(relieve, seat, colour));
  },
});

export const responseRules = {
  id: 'team-response',
  frames: [response],
  commands: [respond, relieve],
  actions: [
    (s, seat, out) => {
      if (isBound(s, seat)) return;
      const { colourOf, shape } = s.game;
      const here = s.pawns[seat]!;
      for (let card = nextBonus(s, seat, -1); card !== NO_CARD; card = nextBonus(s, seat, card)) {
        const colour = colourOfTeam(s, card);
        if (colour < 0) continue;
        const command = pack(respond, seat, 0, card);
        for (let city = 0; city < shape.cities; city++)
          if (colourOf[city] === colour && city !== here) out.add(command | (city << FIRST));
      }
    },
  ],
} as const satisfies Module;

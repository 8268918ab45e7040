// A team's turn: both members act, then each draws one card, with a pause between the two, then cards are turned over once. LAB-TEAM-18
// LAB-TEAM-20 to LAB-TEAM-24 LAB-TEAM-66
import type { Part, State } from '../../../../kernel/types.ts';
import { drawForTurn } from '../../../../rules/draw.ts';
import { endPart } from '../../../../rules/window.ts';
import { actionParts } from './division.ts';
import { passTurn } from './passTurn.ts';
import { activeTeam, firstOf, secondOf } from './seats.ts';

const DRAWN = 1;

function draws(memberOf: (team: number) => number): Part {
  return {
    name: 'draw',
    begin(s: State) {
      passTurn(s, memberOf(activeTeam(s)));
      drawForTurn(s, DRAWN);
    },
  };
}

/** Events may be played between the two draws. */
const between: Part = { ...endPart, name: 'between' };

export function teamParts(usual: readonly Part[]): readonly Part[] {
  const own: Readonly<Record<string, readonly Part[]>> = {
    actions: actionParts,
    draw: [draws(firstOf), between, draws(secondOf)],
  };
  return usual.flatMap((part) => own[part.name] ?? part);
}

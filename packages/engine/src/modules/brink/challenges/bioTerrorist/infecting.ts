// He infects the city he is in, or with a card another one: one purple cube, each once in his turn and only while he is hidden. What could
// not be placed is refused, so that nothing is spent in vain. BRINK-BAC-8 to BRINK-BAC-10, BRINK-BAC-14 BRINK-BAC-15, BRINK-BPU-4 BRINK-BPU-7
import { first, pack } from '../../../../kernel/command.ts';
import {
  NO_CITY,
  type City,
  type Need,
  type Offers,
  type Packed,
  type State,
} from '../../../../kernel/types.ts';
import { openChain } from '../../../../rules/chain.ts';
import { isPrevented, place } from '../../../../rules/placing.ts';
import { offerIf } from '../../../../rules/undertake.ts';
import { purpleIn } from '../mutation/purple.ts';
import { defineDeed, isFree, isHidden, oncePerTurn } from './deed.ts';
import { holdsCard, offerCards, spendCard } from './hand.ts';
import { DEEDS, isUsed, terrorist, terroristCity, use } from './memory.ts';
import { narrowTo } from './whereabouts.ts';

const mayTakeCube = (s: State, city: City): boolean => !isPrevented(s, city, purpleIn(s));

const takesCube = (cityOf: (s: State, command: Packed) => City): Need => ({
  isMet: (s, command) => mayTakeCube(s, cityOf(s, command)),
  refusal: (s, command) => ({
    reason: 'prevented',
    message: `No purple cube can be placed in ${s.game.cityNames[cityOf(s, command)]!}.`,
  }),
});

/** One action of his is like one infection card to outbreaks. */
function infect(s: State, city: City): void {
  place(s, openChain(s, purpleIn(s)), city, 1, 'extra', NO_CITY);
}

const infectLocally = defineDeed({
  name: 'infect-locally',
  phrase: 'infect-locally',
  needs: [isFree, isHidden, oncePerTurn(DEEDS.local), takesCube(terroristCity)],
  effect(s) {
    use(s, DEEDS.local);
    narrowTo(s, terroristCity(s));
    infect(s, terroristCity(s));
  },
});

const infectRemotely = defineDeed({
  name: 'infect-remotely',
  phrase: 'infect-remotely {card}',
  operands: { card: 'infection' },
  needs: [isFree, isHidden, oncePerTurn(DEEDS.remote), holdsCard, takesCube((_s, command) => first(command))],
  effect(s, command) {
    use(s, DEEDS.remote);
    infect(s, spendCard(s, command));
  },
});

export const infecting = [infectLocally, infectRemotely] as const;

/** For one who is free and hidden and has an action left. */
export function offerInfecting(s: State, out: Offers): void {
  offerIf(s, out, pack(infectLocally, terrorist(s)));
  if (!isUsed(s, DEEDS.remote)) offerCards(s, infectRemotely, out, mayTakeCube);
}

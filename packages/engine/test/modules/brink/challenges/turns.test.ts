// Turns from random positions of both challenges, with every role and event that has to do with them, held against the referee.
import { expect, it } from 'vitest';
import { apply, legal, type Command } from '../../../../src/index.ts';
import { anyKind, chanceFrom, type Chance } from '../../../properties/play.ts';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';
import { randomPosition } from './positions.ts';
import { Referee } from './referee.ts';

const GAMES = 40;

/** Cures and treats more often than by chance, so that the end is in reach. */
function choose(commands: readonly Command[], chance: Chance): Command {
  const wanted = commands.filter(({ kind }) => /cure|pay|treat|accept/u.test(kind));
  return wanted.length > 0 && chance(3) > 0 ? anyKind(wanted, chance) : anyKind(commands, chance);
}

function playOn(s: Scenario, chance: Chance, most: number): string {
  const referee = new Referee(
    s.view(),
    (city) => s.game.colourIds[s.game.colourOf[s.game.cityIds.indexOf(city)]!]!,
  );
  for (let turn = 0; turn < most && s.state.over === 0; turn++) {
    const command = choose(legal(s.state), chance);
    const applied = apply(s.state, command);
    if (!applied.ok) throw new Error(applied.error.message);
    referee.hears(applied.value);
  }
  return s.view().ending;
}

it('BRINK-GOV-1 BRINK-SLI-1 BRINK-RAT-1 BRINK-CTB-5 BRINK-CHR-1 BRINK-VS-5 BRINK-MCU-6 every fact is as the rules have it', () => {
  const endings = new Set<string>();
  for (let number = 0; number < GAMES; number++) {
    const seed = `referee ${String(number)}`;
    endings.add(playOn(scenario(randomPosition(seed)), chanceFrom(`${seed} plays`), 120));
  }
  expect(endings).toContain('won');
});

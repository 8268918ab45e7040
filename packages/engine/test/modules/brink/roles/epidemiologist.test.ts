import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../src/index.ts';
import { changeRole } from '../../../../src/rules/changeRole.ts';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';

const she = 'epidemiologist';
const boxes = ['brink'];
const roles = [she, 'medic'];
const at = { [she]: 'moscow', medic: 'moscow' };
const SIX = ['paris', 'osaka', 'cairo', 'tokyo', 'essen', 'madrid'];
const met = { boxes, roles, at, hands: { [she]: SIX, medic: ['delhi', 'lima', 'airlift'] } };

const kindOf = (command: string): string => command.split(' ')[1]!;
const requests = (s: Scenario): string[] =>
  s
    .legal(she)
    .filter((command) => kindOf(command) === 'request')
    .map((command) => command.split(' ')[2]!);

describe('Epidemiologist', () => {
  it('BRINK-EPD-1 LAB-EPD-1 has this ability and nothing else', () => {
    const hers = scenario({ ...met, cubes: { moscow: { black: 2 } }, stations: ['moscow'] });
    const plain = scenario({
      ...met,
      roles: ['quarantine-specialist', 'medic'],
      at: { 'quarantine-specialist': 'moscow', medic: 'moscow' },
      hands: { 'quarantine-specialist': SIX, medic: ['delhi', 'lima', 'airlift'] },
      cubes: { moscow: { black: 2 } },
      stations: ['moscow'],
    });
    expect(hers.legal().filter((command) => kindOf(command) !== 'request')).toEqual(plain.legal());
    expect(hers.view().shows['handLimits']).toEqual([7, 7]);
    expect(hers.view().shows['cardsForCure']).toEqual(plain.view().shows['cardsForCure']);
  });

  it('BRINK-EPD-2 LAB-EPD-1 takes any city card that she names, if its owner agrees', () => {
    const s = scenario(met);
    expect(requests(s).sort()).toEqual(['delhi', 'lima']);
    s.does('request lima from medic')
      .asks('consent', { asked: 2 })
      .waitsFor('medic')
      .as('medic')
      .does('accept')
      .told({ fact: 'shared', card: 'lima', from: 2, to: 1 })
      .hand(she, ...SIX, 'lima')
      .hand('medic', 'delhi', 'airlift')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BRINK-EPD-3 BRINK-ROL-3 BRINK-SC-6 needs no action, and takes one card a turn', () => {
    const s = scenario({ ...met, left: 0 })
      .does('request lima from medic')
      .as('medic')
      .does('accept')
      .as(she)
      .hand(she, ...SIX, 'lima')
      .asks('actions', { seat: 1, left: 0 })
      .refuses('request delhi from medic', 'once-per-turn');
    expect(requests(s)).toEqual([]);
  });

  it('BRINK-EPD-3 can be used between two actions', () => {
    scenario(met)
      .does('drive istanbul', 'drive moscow', 'request lima from medic')
      .as('medic')
      .does('accept')
      .as(she)
      .asks('actions', { left: 2 })
      .does('drive istanbul');
  });

  it('LAB-EPD-2 BRINK-ROL-1 can be used again in her next turn', () => {
    const drawNext = ['lagos', 'chicago', 'london', 'milan'];
    scenario({ ...met, hands: { medic: ['delhi', 'lima'] }, drawNext })
      .does('request lima from medic')
      .as('medic')
      .does('accept')
      .as(she)
      .does('end', 'infect', 'infect', 'continue')
      .as('medic')
      .does('end', 'infect', 'infect', 'continue')
      .as(she)
      .does('request delhi from medic')
      .asks('consent', { asked: 2 });
  });

  it('BRINK-EPD-4 BRINK-SC-6 is refused an event, a stored one too', () => {
    scenario(met).refuses('request airlift from medic', 'not-a-city-card');
    scenario({
      boxes,
      roles: [she, 'contingency-planner'],
      stored: 'forecast',
      hands: { 'contingency-planner': ['lima'] },
    })
      .refuses('request forecast from contingency-planner', 'not-a-city-card')
      .allows('request lima from contingency-planner');
  });

  it('BRINK-EPD-4 is refused from afar, from herself, and a card that is not there', () => {
    scenario({ ...met, at: { ...at, medic: 'lima' } }).refuses('request lima from medic', 'not-together');
    scenario(met)
      .refuses('request paris from epidemiologist', 'same-player')
      .refuses('request bogota from medic', 'card-not-held');
  });

  it('BRINK-EPD-4 LAB-EPD-2 BRINK-SC-6 is refused in the turns of others and after her actions', () => {
    scenario({ ...met, turn: 'medic' })
      .as(she)
      .refuses('request lima from medic', 'not-your-turn');
    const drawing = scenario({ ...met, hands: { medic: ['lima'] } })
      .does('end')
      .asks('infections');
    drawing.refuses('request lima from medic', 'not-now');
    drawing.does('infect', 'infect').refuses('request lima from medic', 'not-now');
  });

  it('BRINK-EPD-5 BRINK-SC-6 has lost nothing when the other refuses', () => {
    scenario(met)
      .does('request lima from medic')
      .as('medic')
      .does('refuse')
      .hand('medic', 'delhi', 'lima', 'airlift')
      .as(she)
      .asks('actions', { seat: 1, left: 4 })
      .does('request delhi from medic')
      .as('medic')
      .does('accept')
      .hand(she, ...SIX, 'delhi');
  });

  it('BRINK-EPD-6 LAB-EPD-2 BRINK-SC-6 comes down to seven cards at once', () => {
    scenario({ ...met, hands: { [she]: [...SIX, 'forecast'], medic: ['lima'] } })
      .does('request lima from medic')
      .as('medic')
      .does('accept')
      .asks('hand-limit', { seat: 1 })
      .as(she)
      .refuses('drive istanbul')
      .allows('forecast')
      .does('discard lima')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BRINK-EPD-7 can still share knowledge, before and after', () => {
    scenario({ ...met, hands: { medic: ['moscow', 'lima'] } })
      .does('request lima from medic')
      .as('medic')
      .does('accept')
      .as(she)
      .does('take moscow from medic')
      .as('medic')
      .does('accept')
      .hand(she, 'lima', 'moscow')
      .asks('actions', { left: 3 });
  });

  it('BRINK-EPD-8 gives no card away by it, and nobody takes one from her', () => {
    const hers = scenario(met).refuses('give paris to medic', 'wrong-city');
    expect(hers.legal().filter((command) => kindOf(command) === 'give')).toEqual([]);
    const others = scenario({ ...met, turn: 'medic' }).refuses(
      'take paris from epidemiologist',
      'wrong-city',
    );
    others.refuses('request paris from epidemiologist');
  });

  it('BRINK-ROL-2 has used it up for the turn even if she leaves the role and takes it back', () => {
    const s = scenario(met).does('request lima from medic').as('medic').does('accept').as(she);
    const become = (role: string): void => changeRole(s.state, 0, s.game.roleIds.indexOf(role));
    become('scientist');
    s.refuses('request delhi from medic');
    become(she);
    s.refuses('request delhi from medic', 'once-per-turn');
  });
});

describe('Epidemiologist with private hands', () => {
  const hidden = { ...met, options: { hands: 'private' } };

  it('BRINK-EPD-2 may ask for whatever the other might hold', () => {
    const s = scenario(hidden);
    const asked = requests(s);
    expect(asked).toContain('delhi');
    expect(asked).toContain('bogota');
    for (const own of SIX) expect(asked).not.toContain(own);
    expect(asked).toHaveLength(48 - SIX.length);
  });

  it('BRINK-EPD-5 learns from a refusal nothing but that it was one', () => {
    const seen = [['delhi'], ['bogota']].map((hand) => {
      const s = scenario({ ...hidden, hands: { [she]: SIX, medic: hand } }).does('request delhi from medic');
      expect(restore(s.game, snapshot(s.state)).ok).toBe(true);
      s.as('medic').does('refuse');
      return { view: s.view(she), heard: s.heard(she), next: s.legal(she) };
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]!.next).toContain('1: request delhi from 2');
  });

  it('BRINK-EPD-5 a card that is not there can only be refused, which counts as a reveal', () => {
    const s = scenario({ ...hidden, hands: { [she]: SIX, medic: ['bogota'] } });
    const { reveals } = s.state;
    s.does('request delhi from medic');
    expect(s.legal()).toEqual(['2: refuse']);
    s.as('medic').does('refuse');
    expect(s.state.reveals).toBe(reveals + 1);
    scenario({
      ...hidden,
      options: { hands: 'private', consent: 'automatic' },
      hands: { [she]: SIX, medic: ['bogota'] },
    })
      .does('request delhi from medic')
      .told({ fact: 'asked', seat: 2, by: 1 }, { fact: 'answered', seat: 2, answer: 'refused' })
      .does('request bogota from medic')
      .hand(she, ...SIX, 'bogota');
  });
});

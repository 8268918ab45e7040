// The rules every game shares, as one list of modules.
import type { Module } from '../kernel/types.ts';
import { actionRules } from './actions.ts';
import { chainRules } from './chain.ts';
import { dealRules } from './deal.ts';
import { epidemicRules } from './epidemic.ts';
import { eventCardRules } from './eventCard.ts';
import { handLimitRules } from './handLimit.ts';
import { infectRules } from './infect.ts';
import { moveRules } from './move.ts';
import { reminderRules } from './reminder.ts';
import { shareRules } from './share.ts';
import { treatRules } from './treat.ts';
import { turnRules } from './turn.ts';
import { consentRules } from './undertake.ts';
import { windowRules } from './window.ts';

export const sharedFlow: readonly Module[] = [
  dealRules,
  turnRules,
  actionRules,
  moveRules,
  treatRules,
  shareRules,
  consentRules,
  eventCardRules,
  reminderRules,
  handLimitRules,
  epidemicRules,
  infectRules,
  chainRules,
  windowRules,
];

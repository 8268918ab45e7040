// The fifteen events of this game, in the order of their names. Ruling A-29 (IB-EVT-12): none has a moment between the steps
// of an epidemic.
import type { EventCard } from '../../../kernel/types.ts';
import { goodSeason } from './goodSeason.ts';
import { governmentMobilization } from './governmentMobilization.ts';
import { hospitalFounding } from './hospitalFounding.ts';
import { mailCorrespondence } from './mailCorrespondence.ts';
import { newRails } from './newRails.ts';
import { oneMoreDay } from './oneMoreDay.ts';
import { overseasMigration } from './overseasMigration.ts';
import { purifyWater } from './purifyWater.ts';
import { ringRailroads } from './ringRailroads.ts';
import { scienceTriumph } from './scienceTriumph.ts';
import { secondChance } from './secondChance.ts';
import { shipsArrive } from './shipsArrive.ts';
import { telegraphMessage } from './telegraphMessage.ts';
import { travelDayAndNight } from './travelDayAndNight.ts';
import { whenThePlansWereGood } from './whenThePlansWereGood.ts';

export const iberiaEvents = [
  goodSeason,
  governmentMobilization,
  hospitalFounding,
  mailCorrespondence,
  newRails,
  oneMoreDay,
  overseasMigration,
  purifyWater,
  ringRailroads,
  scienceTriumph,
  secondChance,
  shipsArrive,
  telegraphMessage,
  travelDayAndNight,
  whenThePlansWereGood,
] as const satisfies readonly EventCard[];

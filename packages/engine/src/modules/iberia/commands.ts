// The commands of this game as one type, read off their definitions.
import type { CommandOf } from '../../kernel/command.ts';
import type { outbreak, spreadTo } from '../../rules/chain.ts';
import type { evacuate } from './challenges/influx/overflow.ts';
import type { admit, transfer } from './challenges/influx/patients.ts';
import type { enough } from './events/enough.ts';
import type { command as goodSeason } from './events/goodSeason.ts';
import type { command as governmentMobilization, march, stay } from './events/governmentMobilization.ts';
import type { command as hospitalFounding } from './events/hospitalFounding.ts';
import type { lay } from './events/layingRails.ts';
import type { answer, command as mailCorrespondence } from './events/mailCorrespondence.ts';
import type { command as newRails } from './events/newRails.ts';
import type { command as oneMoreDay } from './events/oneMoreDay.ts';
import type { command as overseasMigration, emigrate } from './events/overseasMigration.ts';
import type { command as purifyWater, pour } from './events/purifyWater.ts';
import type { command as ringRailroads } from './events/ringRailroads.ts';
import type { command as scienceTriumph, heal, leave } from './events/scienceTriumph.ts';
import type { command as secondChance } from './events/secondChance.ts';
import type { bring, command as shipsArrive } from './events/shipsArrive.ts';
import type { command as telegraphMessage, wire } from './events/telegraphMessage.ts';
import type { command as travelDayAndNight } from './events/travelDayAndNight.ts';
import type { command as whenThePlansWereGood } from './events/whenThePlansWereGood.ts';
import type { hospital } from './hospitals.ts';
import type { rail } from './rails.ts';
import type { research } from './research.ts';
import type { purifyOne, purifyThree } from './roles/agronomist.ts';
import type { prevent } from './roles/nurse.ts';
import type { sendCard, swap } from './roles/politician.ts';
import type { railTwice, trainWith } from './roles/railwayman.ts';
import type { order, study } from './roles/royalAcademyScientist.ts';
import type { treatMore } from './roles/ruralDoctor.ts';
import type { sail } from './roles/sailor.ts';
import type { ship } from './ships.ts';
import type { start } from './start.ts';
import type { train } from './trains.ts';
import type { pay, purify } from './water.ts';

type Action = CommandOf<
  typeof train | typeof ship | typeof rail | typeof hospital | typeof research | typeof purify
>;
type RoleAction = CommandOf<
  | typeof purifyOne
  | typeof purifyThree
  | typeof railTwice
  | typeof trainWith
  | typeof sail
  | typeof treatMore
  | typeof sendCard
  | typeof swap
  | typeof study
>;
type Event = CommandOf<
  | typeof goodSeason
  | typeof governmentMobilization
  | typeof hospitalFounding
  | typeof mailCorrespondence
  | typeof newRails
  | typeof oneMoreDay
  | typeof overseasMigration
  | typeof purifyWater
  | typeof ringRailroads
  | typeof scienceTriumph
  | typeof secondChance
  | typeof shipsArrive
  | typeof telegraphMessage
  | typeof travelDayAndNight
  | typeof whenThePlansWereGood
>;
type EventAnswer = CommandOf<
  | typeof enough
  | typeof march
  | typeof stay
  | typeof lay
  | typeof answer
  | typeof emigrate
  | typeof pour
  | typeof heal
  | typeof leave
  | typeof bring
  | typeof wire
>;
type Answer = CommandOf<
  | typeof start
  | typeof prevent
  | typeof pay
  | typeof outbreak
  | typeof spreadTo
  | typeof order
  | typeof admit
  | typeof transfer
  | typeof evacuate
>;

export type IberiaCommand = Action | RoleAction | Event | EventAnswer | Answer;

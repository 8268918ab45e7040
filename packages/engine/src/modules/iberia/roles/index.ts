// The seven roles of this game, in the order of their names.
import type { Role } from '../../../kernel/types.ts';
import { agronomist } from './agronomist.ts';
import { nurse } from './nurse.ts';
import { politician } from './politician.ts';
import { railwayman } from './railwayman.ts';
import { royalAcademyScientist } from './royalAcademyScientist.ts';
import { ruralDoctor } from './ruralDoctor.ts';
import { sailor } from './sailor.ts';

export const iberiaRoles = [
  agronomist,
  nurse,
  politician,
  railwayman,
  royalAcademyScientist,
  ruralDoctor,
  sailor,
] as const satisfies readonly Role[];

// Where the rules of the base game are told.
import type { Places } from '../places.ts';
import type { BaseSection } from './shape.ts';

const rules: Readonly<Record<string, BaseSection>> = {
  'BASE-CMP': 'setup',
  'BASE-SET': 'setup',
  'BASE-TRN': 'turn',
  'BASE-MOV': 'actions',
  'BASE-BLD': 'actions',
  'BASE-TRT': 'actions',
  'BASE-SHR': 'actions',
  'BASE-CUR': 'cures',
  'BRINK-CUR': 'cures',
  'BASE-ERA': 'cures',
  'BASE-DRW': 'drawing',
  'BASE-EPI': 'drawing',
  'BASE-HND': 'drawing',
  'BASE-INF': 'infections',
  'BASE-OUT': 'infections',
  'BASE-EVT': 'events',
  'BASE-EVC': 'events',
  'BASE-VIS': 'table',
  'BASE-END': 'ending',
  'BASE-ROL': 'roles',
  'BASE-CP': 'roles',
  'BASE-DSP': 'roles',
  'BASE-MED': 'roles',
  'BASE-OPX': 'roles',
  'BASE-QS': 'roles',
  'BASE-RES': 'roles',
  'BASE-SCI': 'roles',
};

const exceptions: Readonly<Record<string, BaseSection>> = {
  'thing cube-supply': 'infections',
  'thing infection-rate': 'infections',
  'thing blue': 'infections',
  'thing yellow': 'infections',
  'thing black': 'infections',
  'thing red': 'infections',
  'thing infection-card': 'infections',
  'thing infection-deck': 'infections',
  'thing city-card': 'actions',
  'thing role-card': 'roles',
  'thing pawn': 'actions',
  'thing station': 'actions',
  'thing consent': 'table',
  'thing proposal': 'table',
  'thing undo': 'table',
  'thing seed-hash': 'table',
  'thing option-forecast': 'table',
  'thing option-consent': 'table',
  'thing option-windows': 'table',
};

export const PLACES: Places = { rules, exceptions };

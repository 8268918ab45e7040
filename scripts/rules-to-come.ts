// The rules of the catalogues that no test has to name, in one place. An entry is a section (BRINK-ARC), an id (BRINK-ARC-6) or a run of
// ids (BRINK-SC-19..46). An entry that a test has made untrue fails the check, so the lists only get shorter.

/** Rules of the boxes whose content is being built: whoever lands it takes its entries out. */
export const toCome: readonly string[] = [];

/** Rules that need what is not built yet: the lab board, solo, teams, the Bio-Terrorist. */
export const notBuilt: readonly string[] = [
  // Single rules about them in sections that are built.
  'BRINK-ARC-6',
  'BRINK-ARC-10',
  'BRINK-EPD-9',
  'BRINK-FOP-15',
  'BRINK-GEN-4',
  'BRINK-TRB-13',
  'BRINK-EVT-8..9',
  'BRINK-BOR-6..7',
  'BRINK-CTB-9..11',
  'BRINK-NAS-15',
  'BRINK-RVD-9',
  'BRINK-RER-5',
  'BRINK-COMB-1..7',
  'BRINK-COMB-9',
  'BRINK-COMB-14',
  'BRINK-COMB-18..21',
  'BRINK-SC-16',
  'BRINK-SC-36..46',
  'LAB-CMP-1..3',
  'LAB-LL-8',
  'LAB-PIL-9',
  'LAB-EPD-3',
  'LAB-EX-1..2',
  'LAB-EX-5..6',
  'LAB-SC-5..12',
  'LAB-SC-15..22',
  // Virulent Strain with the CDC and with the Bio-Terrorist.
  'BRINK-CMS-4',
  'BRINK-GOV-11',
  // Mutation in team mode.
  'BRINK-MCU-10',
  // Bio-Terrorist.
  'BRINK-BIO',
  'BRINK-BAC',
  'BRINK-BHD',
  'BRINK-BCP',
  'BRINK-BPU',
  'BRINK-BEN',
  'BRINK-BVW',
  'BRINK-BIN',
  // The lab board and the role cards it changes.
  'LAB-LAB',
  'LAB-TRT',
  'LAB-BLD',
  'LAB-CHA',
  'LAB-PRO',
  'LAB-TST',
  'LAB-SEQ',
  'LAB-CLO',
  'LAB-CUR',
  'LAB-REM',
  'LAB-END',
  'LAB-RES',
  // Modes, and what goes with what.
  'LAB-SOLO',
  'LAB-TEAM',
  'LAB-COMB',
];

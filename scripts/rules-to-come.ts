// The rules of the catalogues that no test has to name, in one place. An entry is a section (BRINK-ARC), an id (BRINK-ARC-6) or a run of
// ids (BRINK-SC-19..46). An entry that a test has made untrue fails the check, so the lists only get shorter.

/** Rules of the boxes whose content is being built: whoever lands it takes its entries out. */
export const toCome: readonly string[] = [];

/** Rules that need what is not built yet. */
export const notBuilt: readonly string[] = [];

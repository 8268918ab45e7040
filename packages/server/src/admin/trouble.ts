// What an operator asked for cannot be done, in one sentence.

export class AdminTrouble extends Error {}

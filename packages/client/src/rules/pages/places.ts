// How a game says where in its pages a rule is told.

export interface Places {
  /** By the id of a rule, or by the part of it that all rules of a family share: “BASE-MOV”. */
  readonly rules: Readonly<Record<string, string>>;
  /** By kind and id, where the rules would lead astray: “thing undo”. */
  readonly exceptions: Readonly<Record<string, string>>;
}

// What happens in an order that a challenge may change: the steps of setup, the parts of a turn.

/** The same with another one in the place of that of this name. */
export function instead<Step extends { readonly name: string }>(
  name: string,
  usual: readonly Step[],
  other: Step,
): readonly Step[] {
  return usual.with(placeOf(name, usual), other);
}

/** The same with one more after that of this name. */
export function after<Step extends { readonly name: string }>(
  name: string,
  usual: readonly Step[],
  added: Step,
): readonly Step[] {
  return usual.toSpliced(placeOf(name, usual) + 1, 0, added);
}

/** The same with one more before that of this name. */
export function before<Step extends { readonly name: string }>(
  name: string,
  usual: readonly Step[],
  added: Step,
): readonly Step[] {
  return usual.toSpliced(placeOf(name, usual), 0, added);
}

function placeOf(name: string, usual: readonly { readonly name: string }[]): number {
  const at = usual.findIndex((step) => step.name === name);
  if (at < 0) throw new Error(`There is no step ${name} among ${usual.map((step) => step.name).join(', ')}.`);
  return at;
}

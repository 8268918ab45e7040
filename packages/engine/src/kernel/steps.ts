// What happens in an order that a challenge may change: the steps of setup, the parts of a turn.

/** The same with one more after that of this name. */
export function after<Step extends { readonly name: string }>(
  name: string,
  usual: readonly Step[],
  added: Step,
): readonly Step[] {
  const at = usual.findIndex((step) => step.name === name);
  if (at < 0) throw new Error(`There is no step ${name} among ${usual.map((step) => step.name).join(', ')}.`);
  return usual.toSpliced(at + 1, 0, added);
}

// Systems of linear equations.

/** x with A x = b, by elimination with the largest pivot; A and b are used up. */
export function solve(a: readonly Float64Array[], b: Float64Array): Float64Array {
  const rows = Array.from(a);
  const size = b.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    [b[column], b[pivot]] = [b[pivot]!, b[column]!];
    const top = rows[column]!;
    for (let row = column + 1; row < size; row++) {
      const times = rows[row]![column]! / top[column]!;
      if (times === 0) continue;
      for (let at = column; at < size; at++) rows[row]![at]! -= times * top[at]!;
      b[row]! -= times * b[column]!;
    }
  }
  const x = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = b[row]!;
    for (let at = row + 1; at < size; at++) sum -= rows[row]![at]! * x[at]!;
    x[row] = sum / rows[row]![row]!;
  }
  return x;
}

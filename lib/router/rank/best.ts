/** Finds the indexes of the greatest positive values, greatest first; equal values in index order. */
export function best(values: ArrayLike<number>, count: number): number[] {
  const top: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value <= 0 || (top.length === count && value <= values[top[count - 1]!]!)) continue;
    let at = top.length;
    while (at > 0 && values[top[at - 1]!]! < value) at--;
    top.splice(at, 0, i);
    if (top.length > count) top.pop();
  }
  return top;
}

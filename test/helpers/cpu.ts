/** Work → CPU time, held against a floor of the same machine in the same minute: what a clock says depends on who else is at work. */

/** Milliseconds of CPU that `work` takes. */
export function cpuMs(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  return since(begun);
}

const PARTS = 16;
/** Below this a garbage collection is most of what is measured. */
const LEAST_MS = 3;

/**
 * How much more one input of `size` costs than sixteen of a sixteenth: about 1 where the cost is linear, 16 where it is
 * quadratic. The least of up to five tries counts, since noise only adds. `make` gets another number each time, for inputs
 * whose work would otherwise be remembered.
 */
export async function growthOf<T>(
  size: number,
  make: (size: number, nth: number) => T,
  work: (input: T) => unknown,
): Promise<number> {
  let nth = 0;
  async function costOf(inputs: readonly T[]): Promise<number> {
    const begun = process.cpuUsage();
    for (const input of inputs) await work(input);
    return since(begun);
  }
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < 5 && least > LINEAR; tried++) {
    const parts = Array.from({ length: PARTS }, () => make(size / PARTS, nth++));
    const floor = Math.max(await costOf(parts), LEAST_MS);
    least = Math.min(least, (await costOf([make(size, nth++)])) / floor);
  }
  return least;
}

/** What growthOf may give for work whose cost is linear, or nearly. */
export const LINEAR = 2.5;

function since(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

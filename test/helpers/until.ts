/** Waits until something holds, however long that takes: the test's own limit is the only clock. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 20));
}

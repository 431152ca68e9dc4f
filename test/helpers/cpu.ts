/** Milliseconds of CPU that `work` takes: what a guard against endless work may bound, however busy the machine is. */
export function cpuMs(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

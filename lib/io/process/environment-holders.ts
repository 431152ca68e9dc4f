/** Variables → the processes of this machine in whose environment another process of this user can read them. */
import { readProcessTable, readSystem } from './process-table.js';

export interface Holder {
  pid: number;
  /** As the system shows it, such as `bash`. */
  command: string;
  /** Of the variables only; never a value. */
  names: string[];
}

export function listHolders(variables: Readonly<Record<string, string>>): Holder[] {
  const wanted = Object.entries(variables).map(([name, value]) => ({ name, line: `\0${name}=${value}\0` }));
  if (wanted.length === 0) return [];
  return readProcessTable().flatMap(({ pid }) => {
    const block = `\0${readSystem(`/proc/${pid}/environ`, 'utf8')}`;
    const names = wanted.filter(({ line }) => block.includes(line)).map(({ name }) => name);
    return names.length > 0 ? [{ pid, command: readSystem(`/proc/${pid}/comm`, 'utf8').trim(), names }] : [];
  });
}

/** Whether a process of this user that is not above another one may read that one's memory; Yama forbids it on Ubuntu, not on Debian. */
export const isMemoryOpen = (): boolean => ['', '0'].includes(readSystem('/proc/sys/kernel/yama/ptrace_scope').trim());

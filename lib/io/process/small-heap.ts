/** The heap of this process → one that is collected sooner: for work whose garbage is many times what it holds. */
import { setFlagsFromString } from 'node:v8';

/**
 * V8 lets the old generation grow to four times what was alive, and further while other processes take the cores that
 * its collector wants. At twice as much, 1.1 GB of sessions take 140 instead of 172 MB, and 6.4 instead of 5.3 s of CPU.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=100');

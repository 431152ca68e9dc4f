/** The folder of an installed agent → what its marker says of the install, and whether that is whole. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const COMPLETE = 'complete.json';

export interface Marker {
  binary_bytes: number;
  /** The hash of the package in the lock; absent for a version that is not in it. */
  integrity?: string;
}

export async function readMarker(home: string): Promise<Marker | null> {
  try {
    return JSON.parse(await readFile(join(home, COMPLETE), 'utf8')) as Marker;
  } catch {
    return null;
  }
}

/** The marker is written last and holds the binary's size, so an install that a full disk truncated is not accepted. */
export async function isWhole(home: string, binary: string): Promise<boolean> {
  const marker = await readMarker(home);
  const facts = await stat(binary).catch(() => null);
  return marker !== null && facts?.size === marker.binary_bytes;
}

/** A file of one record a line, written while the search runs → the same file without the half line that a killed process left. */

import { truncate } from 'node:fs/promises';
import { readTextIfAny } from '../../lib/io/files/files.js';

export async function dropHalfLine(file: string): Promise<void> {
  const text = (await readTextIfAny(file)) ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (text !== whole) await truncate(file, Buffer.byteLength(whole));
}

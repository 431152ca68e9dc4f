/** This tool's version, from the package.json two folders above the bundle or the build. */
import { readFileSync } from 'node:fs';

export function toolVersion(): string {
  for (const above of ['../../package.json', '../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(above, import.meta.url), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (name === 'agent-routing' && version) return version;
    } catch {
      // The next one: build/src stands two folders below it, the source one.
    }
  }
  return '0.0.0';
}

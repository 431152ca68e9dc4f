/** This tool's version, from the package.json above the bundle (dist/cli), the sources (src/run) or the build (build/src/run). */
import { readFileSync } from 'node:fs';

export function toolVersion(): string {
  for (const above of ['../../package.json', '../../../package.json']) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(above, import.meta.url), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (name === 'agent-routing' && version) return version;
    } catch {
      // Try the next one: the build is one folder deeper.
    }
  }
  return '0.0.0';
}

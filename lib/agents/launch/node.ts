/** A platform → the build of Node for agents that are scripts for a newer one than runs this tool. */
import type { NpmBuild } from '../interface/install.js';

/** The newest of the line that Qwen Code 0.24.4 (22.0) and pi 0.87.1 (22.19) ask for; the package holds Node itself and no script. */
export const NODE_VERSION = '22.23.3';

export function nodeBuild({ os, arch }: { os: string; arch: string }): NpmBuild {
  const folder = `node-${os}-${arch}`;
  return { spec: `${folder}@${NODE_VERSION}`, folder, binary: 'bin/node' };
}

/** A script that npm installs; node: the oldest that it runs on. */
export const scriptBuild =
  (name: string, binary: string, node: string) =>
  (version: string): NpmBuild => ({ spec: `${name}@${version}`, folder: name, binary, node });

/** `20.20.2` is older than `22.0.0` and `22.19`. */
export function isOlder(version: string, least: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const wanted = numbers(least);
  const found = numbers(version);
  const at = wanted.findIndex((part, index) => (found[index] ?? 0) !== part);
  return at >= 0 && (found[at] ?? 0) < (wanted[at] ?? 0);
}

/** How an agent's CLI is installed. */
import type { Launch } from '../../contract/ports/launch.js';
import type { Tools } from './unit-setup.js';

export interface AgentInstall {
  /** The CLI version that this tool pins; the facts in the agent's folder were measured on it. */
  pinned: string;
  build(version: string, platform: { os: string; arch: string }): NpmBuild;
  /** Package whose `latest` tag names the newest version. */
  registry_package: string;
  /** Fills shared caches once per install, before units run in parallel; null when the CLI has none. */
  warm: ((setup: { binary: string; tools: Tools; shared_cache: string; home: string }) => Launch) | null;
  /** Names of files in the shared cache that come and go while the CLI runs: no change of what was unpacked. */
  passing?: RegExp;
}

/** A package on npm that contains an executable: a platform's native binary, or a script; installed without running scripts. */
export interface NpmBuild {
  /** What `npm install` takes: `@scope/name@1.2.3`, or `alias@npm:@scope/name@1.2.3-linux-x64`. */
  spec: string;
  /** Folder below node_modules. */
  folder: string;
  /** The executable, relative to that folder. */
  binary: string;
  /** It is a script for this version of Node or a newer one: where ours is older, one is installed beside it (lib/agents/launch/node.ts). */
  node?: string;
  /** Other programs that it needs and does not bring, by the name under which a launch asks for them. */
  tools?: Readonly<Record<string, { version: string; build: NpmBuild }>>;
}

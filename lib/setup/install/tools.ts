/** A build → the programs that it needs beside its own, each installed and held to its hash as an agent is. */
import type { NpmBuild } from '../../agents/interface/install.js';
import type { Tools } from '../../agents/interface/unit-setup.js';
import { isOlder, NODE_VERSION, nodeBuild } from '../../agents/launch/node.js';

export interface ThisNode {
  version: string;
  path: string;
}

const THIS_NODE: ThisNode = { version: process.versions.node, path: process.execPath };

/** install: installs one build and returns its executable. */
export async function installTools(
  { node, tools = {} }: NpmBuild,
  platform: { os: string; arch: string },
  install: (name: string, version: string, build: NpmBuild) => Promise<string>,
  running: ThisNode = THIS_NODE,
): Promise<Tools> {
  const found: Record<string, string> = {};
  if (node !== undefined)
    found['node'] = isOlder(running.version, node)
      ? await install('node', NODE_VERSION, nodeBuild(platform))
      : running.path;
  for (const [name, { version, build }] of Object.entries(tools)) found[name] = await install(name, version, build);
  return found;
}

/** How an agent reads packages of the standard Agent Plugins, measured on its pinned version. What it shares with the standard is in lib/skill/package/manifest.ts. */
import type { Install } from '../../contract/agent-key.js';
import type { Skill } from '../../skill/skill.js';

export interface PackageReader {
  /** Schemas of plugin.json that it takes. */
  schemas: readonly string[];
  /** The way of installing that brings a package to the same places, and the manifest that counts there. */
  as: Install;
  manifest: string;
  /** Others by which a plugin may come, in which a manifest of the standard counts as well. */
  also: readonly Install[];
  /** Without the standard's schema, a plugin.json in the root makes it a plugin of the agent's own kind. */
  takes_any?: true;
  /** It finds skills at any depth below skills/. */
  nested?: true;
  /** Its own step leaves out links, or makes them lead out of the copy. */
  loses_links?: true;
  /** Fields of a server in mcp.json whose faults do not keep it from starting. */
  starts_all?: readonly string[];
  /** Why it skips a skill that lies in the right place, where it is stricter than with other skills. */
  rejectSkill?(skill: Skill): string | null;
}

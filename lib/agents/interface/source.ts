/** What an agent takes of a source, and how it is given that. */
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import type { PluginFolder, Skill, Source } from '../../skill/skill.js';
import type { Denials } from './denials.js';
import type { HookFacts } from './hook-facts.js';
import type { ManifestFault, MarketplaceReader } from './marketplace.js';
import type { PackageReader } from './package.js';
import type { ProjectSkills } from './project-skills.js';
import type { ServerReader } from './servers.js';
import type { Start } from './starts.js';
import type { UnitSetup } from './unit-setup.js';

export interface AgentSource {
  project_skills: ProjectSkills;
  /** From what of a source it starts something. */
  starts: readonly Start[];
  hook_facts: HookFacts;
  /** How it reads a file of MCP servers; absent: not known. */
  servers?: ServerReader;
  /** What it refuses of a plugin for the plugin's own files; absent: nothing, or not known. */
  findManifestFaults?(plugin: PluginFolder): ManifestFault[];
  /** How it reads packages of Agent Plugins; absent: it loads none. */
  packages?: PackageReader;
  /** How it reads a marketplace.json; absent: it installs from none. */
  marketplace?: MarketplaceReader;
  /** The supported install methods; defaultInstall picks one when the user names none. */
  installs: readonly Install[];
  defaultInstall(source: Source): Install;
  /**
   * The method for kinds that need what a plugin has beside its skills, its hooks and custom agents, when the user names none; folders:
   * of the plugins in question. Absent: every method loads them.
   */
  fullInstall?(source: Source, folders: readonly string[]): Install;
  /** Writes configuration files and the source into home and workspace. */
  setUp(setup: UnitSetup, files: Files): Promise<void>;
  /** The path of the skill's SKILL.md as the agent sees it. */
  skillPath(setup: UnitSetup, skill: Skill): string;
  /** How to run as one of the source's custom agents, and where a project has its own. */
  subagents: SubagentPlaces & { how: 'by_name' | 'as_instructions' };
  /** Front-matter fields that another agent acts on and this one does not. */
  ignored_fields: readonly string[];
  /** A file beside a SKILL.md in which it reads settings of its own, with the fields that it has there. */
  skill_settings?: { file: string; fields: Readonly<Record<string, readonly string[]>> };
  /** The first shell command of a skill's body that the agent itself runs when it loads the skill. Absent: to it they are text. */
  findShell?(body: string): ShellCommand | null;
  /** The words in a skill's text in the place of which the agent puts the skill's folder, or the plugin's; absent: there are none. */
  folder_words?: readonly string[];
  /** Files, relative to a source, whose hooks are for other agents: this one never reads them. */
  foreign_hooks: RegExp;
  /** What the agent does not run before its user trusts it, in a sentence; absent where it asks for no trust. */
  untrusted?: string;
  /** A plugin's hooks run without it. */
  trusts_plugins?: true;
  /** Why the agent does not follow a hook's answer, as printed; null when it should. */
  explainIgnored?(stdout: string): string | null;
  /** Who denied a call, by the agent's words; absent: a denied call lacked a permission. */
  denials?: Denials;
}

export interface SubagentPlaces {
  folders: readonly string[];
  /** Of the files there; absent: Markdown with front matter. */
  format?: SubagentFormat;
}

export interface SubagentFormat {
  ending: string;
  /** Fields without which the file is left out. */
  needed: readonly string[];
  /** name: '' where the file gives none. */
  read(text: string): { name: string; instructions: string };
}

export interface ShellCommand {
  /** Offset in the body. */
  at: number;
  command: string;
  /** What comes of it for the skill. */
  costs: string;
}

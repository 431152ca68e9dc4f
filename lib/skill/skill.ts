/** The shapes of a source under test and its skills, as they are on disk; how agents list them is decided in lib/agents. */

import type { Json } from '../input/json-value.js';
import type { FrontMatterProblem } from './front-matter/problem.js';
import type { InstructionFile } from './instructions.js';

/** A path by which a SKILL.md is reached. */
export interface Place {
  /** Relative to the source's root, with forward slashes. */
  path: string;
  /** Front-matter `name`, else the folder's name. */
  id: string;
  /** Name of the folder that holds SKILL.md. */
  dir: string;
  /** SKILL.md itself is a symbolic link, not only its folder. */
  linked?: boolean;
  /** Path of the real file, if `path` leads there through a link. */
  real_path?: string;
  /** The agents' folder of a project that it lies in, such as `.claude/skills`; absent: it is in none. */
  folder?: string;
  /** Where that folder is a link, and what it leads to is in the source. */
  real_folder?: string;
  /** Nobody ships it: who has the project alone has it. Absent: a plugin brings it, or its folder is `skills` at the root. */
  unshipped?: true;
}

export interface Skill extends Place {
  /** Other paths to the same file, through links; absent: there is none. */
  also_at?: Place[];
  /** Of a source that is had as a plugin: where agents find it in a checkout, by a link or an equal copy; absent: nowhere. */
  in_project?: Place[];
  /** The whole description as YAML reads it; null when there is none. */
  description: string | null;
  front_matter: FrontMatter;
  /** The whole SKILL.md, because each agent parses the front matter in its own way. */
  text: string;
  /** Its bytes are not UTF-8, so that `text` has other characters in their place. */
  broken_bytes?: boolean;
  /** The parsed agents/openai.yaml next to it; absent when there is none. */
  openai_yaml?: unknown;
  /** sha256 of the folder's files, hex. */
  hash: string;
  /** Their paths below the folder; absent: not known. */
  files?: readonly string[];
}

/** The YAML block at the top of a SKILL.md, parsed leniently; problems are data for lint and the router to report. */
export interface FrontMatter {
  /** False when there is no block that starts on line 1 and is closed. */
  present: boolean;
  fields: Record<string, unknown>;
  problems: FrontMatterProblem[];
  /** 1-based line on which the body starts. */
  body_line: number;
}

/** The source under test: a folder and what was found in it. */
export interface Source {
  /** Absolute path of the source's root. */
  root: string;
  /** `plugin` when it has a plugin manifest, else `skills` (a folder of skills). */
  kind: 'plugin' | 'skills';
  /** How its users have it; absent: as a plugin, or as skills that are copied to where each agent looks. */
  as?: 'project' | 'both';
  /** plugin.json's name, else the folder's. */
  name: string;
  /** Path of plugin.json relative to root; null for a folder of skills. */
  manifest: string | null;
  /** Path of marketplace.json relative to root; null when there is none. */
  marketplace: string | null;
  marketplace_name: string | null;
  /** Its text, the folders that it names and that are not there, and plugins beside those that it names, with their skills' ids; absent: there is none. */
  market?: {
    text: string;
    missing: readonly string[];
    /** Where the plugins of missing folders are now. */
    moved?: readonly { from: string; to: string }[];
    unlisted: readonly { folder: string; skills: readonly string[] }[];
  };
  skills: Skill[];
  /** Skills in agents' folders that are meant as copies of what its plugins ship, and differ; absent: there is none, or it is had in both ways. */
  outdated?: Skill[];
  /** The root as a plugin of its own first, then the plugins in the source that the marketplace names. */
  plugins: PluginFolder[];
  /** {file: parsed manifest} of the extensions that the root is; null where it is not a JSON object; absent where the root is not an extension. */
  extensions?: Record<string, Json | null>;
  /** {path: text} of .gitignore, .ignore and .fdignore in the folders that lead to its skills; absent where there is none. */
  ignore_files?: Record<string, string>;
  /** The folders of its plugins that declare hooks, '' for the root; absent where none does. */
  hook_folders?: string[];
  /** Settings of the project that turn all hooks off, relative to the root; absent where none does. */
  hooks_off?: string[];
  /** Settings of the project that are no JSON, so that no hook in them is known; absent where none is. */
  hooks_broken?: string[];
  /** Commands that agents list beside the skills. */
  commands: Command[];
  /** Scripts of plugins that an agent may list beside the skills; absent where there is none. */
  workflows?: Command[];
  /** The instruction files of its root, and what they import; absent: there is none. */
  instructions?: InstructionFile[];
  /** Folders without a skill that stand where an agent looks for one, so that no link can take their place; absent: there is none. */
  bare_folders?: readonly string[];
  /** sha256 over the hashes of all skills. */
  hash: string;
}

/** A folder of the source that agents can install as a plugin. */
export interface PluginFolder {
  /** Relative to the source's root; '' for the root. */
  folder: string;
  /** {path below the folder: parsed plugin.json}; null where it is not a JSON object. */
  manifests: Record<string, Json | null>;
  /** {path below the folder: parsed} of the files in which it declares hooks; null where one is no JSON; absent: there is none. */
  hook_files?: Record<string, unknown>;
  /** Its entry in the marketplace; null for the root as a plugin of its own. */
  entry: Json | null;
}

export interface Command {
  /** Relative to the source's root. */
  path: string;
  text: string;
}

/** A skill of the source under test, as it stands on disk; what agents make of it is theirs to say (`offer`). */
import type { Json } from '../json-value.js';

export interface Skill {
  /** The id the source means: front-matter `name`, else the folder's name. */
  id: string;
  /** Name of the folder that holds SKILL.md. */
  dir: string;
  /** Path of SKILL.md relative to the source's root, with forward slashes. */
  path: string;
  /** Whole description as a YAML reader sees it; null when there is none. */
  description: string | null;
  front_matter: FrontMatter;
  /** The whole SKILL.md: each agent reads its front matter in its own way. */
  text: string;
  /** SKILL.md itself is a symbolic link (its folder may be one without it). */
  linked?: boolean;
  /** Path of the file itself, where this one leads there through a link. */
  real_path?: string;
  /** What agents/openai.yaml beside it says, as YAML reads it; absent when there is none. */
  openai_yaml?: unknown;
  /** sha256 of the folder's files, hex. */
  hash: string;
}

/** The YAML block on top of a SKILL.md, read tolerantly: problems are data, for lint and the router to report. */
export interface FrontMatter {
  /** False when there is no block that starts on line 1 and is closed. */
  present: boolean;
  fields: Record<string, unknown>;
  problems: { line: number; message: string }[];
  /** 1-based line on which the body starts. */
  body_line: number;
}

/** What is under test: the folder and what was found in it. */
export interface Source {
  /** Absolute path of the source's root. */
  root: string;
  /** `plugin` when it has a plugin manifest, else `skills` (a folder of skills). */
  kind: 'plugin' | 'skills';
  /** plugin.json's name, else the folder's. */
  name: string;
  /** Path of plugin.json relative to root; null for a folder of skills. */
  manifest: string | null;
  /** Path of marketplace.json relative to root; null when there is none. */
  marketplace: string | null;
  marketplace_name: string | null;
  skills: Skill[];
  /** The root as a plugin of its own first, then what the marketplace names that stands in the source. */
  plugins: PluginFolder[];
  /** Commands that agents list beside the skills. */
  commands: Command[];
  /** sha256 over every skill's hash: changes when any skill changes. */
  hash: string;
}

/** A folder of the source that agents can install as a plugin. */
export interface PluginFolder {
  /** Relative to the source's root; '' for the root. */
  folder: string;
  /** {path below the folder: plugin.json as it stands there}; null where it is no JSON object. */
  manifests: Record<string, Json | null>;
  /** What the marketplace says of it; null for the root as a plugin of its own. */
  entry: Json | null;
}

export interface Command {
  /** Relative to the source's root. */
  path: string;
  text: string;
}

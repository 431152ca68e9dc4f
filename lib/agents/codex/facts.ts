/** Facts about skills in Codex 0.169.0: limits, budget, bundled skills. Measured on the real binary. */

import { isJson, parseObject } from '../../input/json-value.js';
import { PLUGIN_SCHEMA } from '../../skill/package/manifest.js';
import type { BodyLimit } from '../interface/delivery.js';
import type { Denials } from '../interface/denials.js';
import type { HookFacts } from '../interface/hook-facts.js';
import type { Credentials } from '../interface/launch.js';
import type { PackageReader } from '../interface/package.js';
import type { ProjectSkills } from '../interface/project-skills.js';
import { DECLARATIONS, type Start } from '../interface/starts.js';
import type { CodexSettings } from './settings.js';

export const pinned = '0.169.0';

/** The listing may fill 2 % of the context window, 272,000 tokens for every bundled model, at four bytes of UTF-8 a token. */
const LISTING_TOKENS = 5440;

/** The tokens that a listing may have; the user's own limit comes before the share of the user's own context window. */
export function listingTokens({ skills, model_context_window }: CodexSettings = {}): number {
  const share = model_context_window === undefined ? LISTING_TOKENS : Math.floor(model_context_window * 0.02);
  return skills?.max_context_tokens ?? share;
}
/** Bytes of the table of roots that do not count against the budget, because the text above the listing is shorter with a table. */
export const ROOTS_FREE_BYTES = 142;

export const LIMITS = {
  name_chars: 64,
  /** A longer description is truncated to `description_kept_chars` and `...`. */
  description_chars: 1024,
  description_kept_chars: 1021,
  /** How many directories below a skills root a SKILL.md is found. */
  nesting: 6,
} as const;

/**
 * Bundled skills, listed before all others; their descriptions count against the budget and are truncated like the others. A
 * synced skill of the same name follows further down under that name; a plugin's skill has its plugin's name before it.
 */
export const SYSTEM_SKILLS = [
  { name: 'imagegen', chars: 570 },
  { name: 'openai-docs', chars: 624 },
  { name: 'skill-creator', chars: 106 },
  { name: 'skill-installer', chars: 225 },
] as const;
export const bundled_skills = SYSTEM_SKILLS.map(({ name }) => name);

export const credentials: Credentials = {
  any_of: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
  secrets: [],
  settings: ['OPENAI_BASE_URL', 'OPENAI_ORGANIZATION', 'OPENAI_PROJECT', 'CODEX_CA_CERTIFICATE'],
  homes: ['CODEX_HOME'],
  /*
   * The exchange goes to https://auth.openai.com/oauth/token, through HTTPS_PROXY and with the authorities of SSL_CERT_FILE; for
   * chatgpt-staging.com to its own. Any other `chatgpt_base_url` is refused with "supports only trusted production and staging app
   * routing", and no variable names another address. The form of its answer is published nowhere: one with the fields of a ChatGPT
   * account is taken, and sent on to chatgpt.com, which has to name a route for the workspace (0.169.0).
   */
  identity: {
    ids: ['OPENAI_FEDERATION_RULE_ID'],
    file: 'OPENAI_IDENTITY_TOKEN_FILE',
    audience: 'https://api.openai.com/v1',
  },
};

/** Measured in a checkout (0.169.0). */
export const project_skills: ProjectSkills = {
  folders: ['.agents/skills', '.codex/skills'],
  levels: [0, LIMITS.nesting],
  hidden: 'skipped',
  inside_skills: true,
};

/** 10,000 tokens of 4 bytes (0.169.0). */
const MOST_OUTPUT_BYTES = 40_000;

/** What Codex gives its model of a long SKILL.md, which it reads with its shell. */
export const body_limit: BodyLimit = {
  give({ text }) {
    const bytes = Buffer.from(text);
    if (bytes.length <= MOST_OUTPUT_BYTES) return text;
    const half = MOST_OUTPUT_BYTES / 2;
    return `${bytes.subarray(0, half)}…${Math.ceil((bytes.length - MOST_OUTPUT_BYTES) / 4)} tokens truncated…${bytes.subarray(-half)}`;
  },
  rule: 'keeps the first and the last 20 KB of what a command prints',
  marks: /tokens truncated…/,
};

/** 0.169.0 runs none of another name or another letter case, and says nothing. */
export const hook_facts: HookFacts = {
  // biome-ignore format: a table
  events: [
    'PreModelRequest', 'PreToolUse', 'PermissionRequest', 'PostToolUse', 'PreCompact', 'PostCompact', 'SessionStart',
    'SessionEnd', 'UserPromptSubmit', 'SubagentStart', 'SubagentStop', 'Stop', 'Interrupt',
  ],
  starts_in: 'project',
  never_runs: ['PermissionRequest'],
  incomplete: true,
  needs_reason: true,
  denies: ['specific', 'block'],
  sets: { plugin: ['CLAUDE_PLUGIN_ROOT', 'CLAUDE_PLUGIN_DATA', 'PLUGIN_ROOT', 'PLUGIN_DATA'], project: [] },
  script_lacks: 'keeps a plugin in a folder named after its version, so a script finds none of its name',
  tools: ['Bash', 'Write', 'Edit', 'apply_patch'],
  edits_as: '`apply_patch`, whose `command` is the patch (`*** Add File: …`)',
  timeout: 's',
  async_hook: 'does not wait for it, so it blocks nothing',
};

/** 0.169.0, which says nothing of other fields. */
export const skill_settings = {
  file: 'agents/openai.yaml',
  fields: {
    interface: ['display_name', 'short_description', 'icon_small', 'icon_large', 'brand_color', 'default_prompt'],
    policy: ['allow_implicit_invocation', 'products'],
    dependencies: ['tools'],
  },
};

/** A rule says its own justification, or the second of these; all else is Codex's own: `rm -f style commands are not permitted` (0.169.0). */
export const denials: Denials = {
  words: [
    [/^approval required/, 'permission'],
    [/^policy forbids commands starting with /, 'rule'],
  ],
  otherwise: 'agent',
  rule_folders: ['.codex/rules'],
};

/** 0.169.0: the standard's own rules but for links, and skills as lenient as elsewhere. */
export const packages: PackageReader = {
  schemas: [PLUGIN_SCHEMA],
  ...{ as: 'plugin', manifest: '.codex-plugin/plugin.json', also: ['plugin', 'marketplace'] },
  loses_links: true,
};

/** From what of a source Codex 0.169.0 starts something. */
export const starts: readonly Start[] = [
  {
    files: ['plugin.json', '.{codex,claude,cursor}-plugin/plugin.json', '{.agents/plugins/,}marketplace.json'],
    form: 'json',
    under: [...DECLARATIONS, 'apps'],
  },
  // mcp.json is that of Agent Plugins 1.0; com.openai holds what such a package has for Codex alone.
  {
    files: ['hooks.json', 'hooks/*.json', '.mcp.json', 'mcp.json', '.app.json', 'com.openai*/**/*.json'],
    form: 'json',
  },
  {
    // Of a project that is trusted.
    files: ['.codex/*.toml', '.codex/agents/**/*.toml'],
    form: 'toml',
    under: ['hooks', 'mcp_servers', 'model_providers', 'otel', 'set'],
    commands: ['notify', 'zsh_path', 'js_repl_node_path'],
  },
];

/** Measured on 0.169.0: a deny decision with another key beside `hookSpecificOutput` is dropped silently, and the call runs. */
export function explainIgnored(stdout: string): string | null {
  const answer = parseObject(stdout);
  if (answer === null || !('hookSpecificOutput' in answer)) return null;
  const others = Object.keys(answer).filter((key) => key !== 'hookSpecificOutput');
  const inside = isJson(answer['hookSpecificOutput']) ? Object.keys(answer['hookSpecificOutput']) : [];
  const unknown = inside.filter((key) => !KNOWN.has(key));
  const extra = [...others, ...unknown];
  return extra.length === 0 ? null : `Codex drops a decision that has other keys with it (${extra.join(', ')})`;
}

const KNOWN = new Set([
  'hookEventName',
  'permissionDecision',
  'permissionDecisionReason',
  'updatedInput',
  'additionalContext',
]);

/** A finding of lint: rule, location, consequence for each agent, and fix; with the table of all rules. */
import { isKept } from '../contract/offer.js';
import { groupBy } from '../input/group-by.js';

export interface Finding {
  rule: Rule;
  severity: 'error' | 'warning';
  /** Relative to the working directory of lint. */
  file: string;
  line: number;
  /** Of a file of a plugin, what it declares. */
  part?: 'subagent' | 'command' | 'mcp_server';
  /** The skill, case or hook it is about: `rule:subject` suppresses it. */
  subject: string;
  /** All subjects, where one finding stands for many. */
  subjects?: string[];
  message: string;
  /** {agent key: consequence there}; empty when it is the same for all agents. */
  consequences: Record<string, string>;
  fix: string;
}

/** Every rule with what it looks for: the table of docs/lint.md. */
export const RULES = {
  'skill-front-matter':
    'a SKILL.md whose front matter is missing, not closed or not YAML, that misspells a field of agents (`disable-model-invokation`), or for which `npx skills add` leaves it out',
  'skill-file':
    'a skill’s file that no agent will find: misnamed, behind a link that leads nowhere, or named by SKILL.md and not there, or not in what is installed, or named by a path of one machine or of Windows, or by a word that not every agent fills in',
  'git-ignored': 'a skill, or the file of a plugin, that git ignores, so that no one else gets it',
  'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
  'skill-opened':
    '`check --since` alone: a skill that its author keeps from models at the ref, and that the branch offers to them',
  'skill-description': 'a description that says nothing (`TODO`) or next to nothing (`A helpful skill`)',
  'skill-condition-cut':
    'the sentence that says when to use a skill, or when not (“do not use when …”), in the part of its description that an agent cuts off',
  'skill-body':
    'a body that says nothing (blank, commented out, `TODO`, "Coming soon"), has the marks of a merge conflict, or is longer than an agent gives its model',
  'project-folder': 'a folder of skills in a project that an agent does not read',
  'skill-duplicate': 'two skills with one id',
  'skill-copy': 'a copy of a skill for other agents that is no longer equal to it, or that the branch took away',
  'skill-name':
    'a front-matter name that differs from the folder; `npx skills add` names the folder that it installs after `name:`',
  'skill-shadowed': 'a skill whose name an agent’s bundled skill has too',
  'skill-field-ignored':
    'a front-matter field that an agent ignores, or a name in `allowed-tools` that is almost that of a tool',
  'skill-settings':
    'a field of `agents/openai.yaml` that is almost one that Codex reads, or such a file in another place',
  'skill-shell': 'a skill that runs shell when it is loaded',
  'skill-uncovered': 'a skill that no case expects',
  'skill-without-negative': 'a skill that no case disallows',
  'skill-spec':
    'front matter that the Agent Skills specification refuses; one finding for all skills, which never fails a check',
  'skill-upload':
    'what claude.ai’s upload form refuses beyond that; one finding for all skills, which never fails a check',
  'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
  'skill-pointer': 'a description that points to a skill which is not there, or says more of others than of its own',
  'listing-budget': 'descriptions that fall because all skills together are over an agent’s listing budget (predicted)',
  'case-unknown-skill': 'a case that names a skill the source does not have',
  'case-unknown-subagent': 'a case that asks a custom agent the source does not have',
  'case-unknown-route': 'a tool_route case whose route no file has, or whose tool no route is about',
  'pattern-slow': 'a pattern of a route or suite that a short text keeps busy for ever',
  'skill-case': 'a case that writes a skill’s id in other letter case than the skill itself',
  'case-required-file': 'a required file that neither the source nor the workspace holds, or that is empty',
  'case-own-id-token': 'an evidence token that is part of the expected skill’s own id',
  'case-words-not-judged': 'required words that only mode live can judge',
  'case-vacuous': 'a disallowed skill or token that can never be hit',
  'case-names-skill': 'a prompt that names the skill it expects',
  'case-ambiguous': 'a bare id that two skills answer to',
  'plugin-manifest':
    'the manifest of a plugin or an extension that an agent refuses, whole or in a field, or a field of it that resembles a known one',
  'plugin-marketplace': 'a marketplace.json, or an entry of it, from which an agent cannot install',
  'plugin-path': 'a path in a manifest at which there is nothing',
  'plugin-part':
    'a file of a custom agent or a command that an agent leaves out, gives no tool, or lists once for two of one name, of an agent or a command without instructions, or of one whose text asks for a skill that it is not shown, or whose `skills` names none of the source, or whose `tools` or `allowed-tools` has a name that is no tool, or whose `model` is almost that of a model, or whose text names a file of the plugin that is not there',
  'instruction-file':
    'an instruction file (`CLAUDE.md`, `AGENTS.md` …) that no agent finds by its name, which is almost right, or that imports a file which is not there',
  'part-gone':
    '`check --since` alone: a skill, subagent, command, hook, MCP server or instruction file that the branch took away, or moved to where agents do not read it; a skill, custom agent or command that it gave another name; a tool for which a hook no longer waits; an `@import` that leads nowhere; at the root, a package with cases of its own that is gone',
  'part-text-lost':
    '`check --since` alone: a text or a script that the branch emptied, cut to less than half or exchanged for another’s, a description without its sentence on when to use the skill, or a file or a part that it names and that is not there',
  'case-weakened':
    '`check --since` alone: a case or a baseline entry that demands less than at the ref, or is gone while what it is about is there',
  'plugin-servers':
    'a file of MCP servers from which an agent starts none, or not all, or that none looks for; a server whose program an agent does not find as it is written; one whose script is not there, is not executable where it is the command itself, holds no code or imports a file that is not there; a misspelt program; a variable without a default of which no file here speaks; a project’s `.mcp.json` without `mcpServers`, and a `.codex/config.toml` that is no TOML or names the table of servers otherwise',
  'agent-plugin':
    'what the standard Agent Plugins 1.0 rejects, leaves out or ignores of a package that names its schema',
  'hook-event': 'hooks under an event that no agent has, or none that reads the file',
  'hook-matcher': 'a matcher that finds no tool, or keeps an agent from reading the file',
  'hook-shape': 'a hooks file, or an entry of it, of a shape that an agent does not run',
  'hook-unread': 'a hooks file, or settings that hold hooks, where an agent, or any of them, does not look for one',
  'hook-variable':
    'a hook that uses a variable which an agent does not set, or looks in one for the call, which is on stdin',
  'hook-wait': 'a hook that an agent waits for too long, too short or not at all',
  'hook-missing':
    'a hook whose command is not there, is on one machine alone, cannot be run, starts a program whose name is misspelt, or names a script that bash, sh, node or python3 cannot read, or that loads a file which is not there',
  'hook-fails-open':
    'a hook that lets the call through: it ends in exit 1, in exit 2 without a reason on stderr, or with an answer that the agent, or any of them, does not read',
  'workflow-folder': 'workflows that GitHub does not run, because their folder or name is not that of a workflow',
  'workflow-version': 'a workflow that uses an action without saying at which version',
  'workflow-placeholder': 'a workflow that still has `org/agent-routing` for the name of the action’s repository',
  'workflow-refused':
    'a workflow of this action of which GitHub runs no job: it is not YAML, or has a key, an event or a permission that is misspelt, in the wrong place or missing',
  'workflow-input':
    'an input, or a value of one, that the action does not have, or a `working_directory` that is not there',
  'workflow-needs':
    'a workflow in which nothing checks the repository out before the action, or that may not write its comment',
  'version-not-bumped':
    'a plugin of which users get other content than at the ref (skills, other parts, files that their texts name, what the script of a server loads or reads; another executable bit counts) while its version did not change; one finding for all plugins, which never fails a check',
  'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
} as const;

type Rule = keyof typeof RULES;

export type Where = Pick<Finding, 'file' | 'line' | 'subject'>;
const findAs =
  (severity: Finding['severity']) =>
  (rule: Rule, where: Where, message: string, fix: string, consequences: Finding['consequences'] = {}): Finding => ({
    ...{ rule, severity, ...where, message, consequences, fix },
  });
export const asError = findAs('error');
export const asWarning = findAs('warning');

/** About stores, validators and releases, not about an agent: shown last, and no reason to fail. */
export const isAdvice = ({ rule }: Finding): boolean =>
  ['skill-spec', 'skill-upload', 'version-not-bumped'].includes(rule);

/** What an agent lists, and gives its model, of a skill: the rows of a run show it. */
export const isMeasured = ({ rule }: Finding): boolean =>
  ['skill-offer', 'listing-budget', 'skill-body', 'skill-name', 'project-folder'].includes(rule);

/** What the corpus or the baseline says of it: a run's own rows and notes. */
export const isOfCases = ({ rule }: Finding): boolean =>
  /^(?:case|baseline)-/.test(rule) || ['skill-uncovered', 'skill-without-negative', 'skill-look-alike'].includes(rule);

/** No agent lacks the skill for another reason than that its author keeps it from models. */
export function isMeant({ rule, consequences }: Finding): boolean {
  const reasons = Object.values(consequences);
  return rule === 'skill-offer' && reasons.length > 0 && reasons.every(isKept);
}

export const failsCheck = (finding: Finding, isStrict: boolean): boolean =>
  finding.severity === 'error' || (isStrict && !isAdvice(finding) && !isMeant(finding));

/** What follows for whom: agents for which the same does are named together. */
export const listConsequences = ({ consequences }: Pick<Finding, 'consequences'>): [agents: string, words: string][] =>
  [...groupBy(Object.entries(consequences), ([, words]) => words)].map(([words, same]) => [
    same.map(([agent]) => agent).join(', '),
    words,
  ]);

/** What the subjects of a finding are. */
export const subjectWord = (rule: Rule): 'skill' | 'case' | 'plugin' | 'file' =>
  rule === 'version-not-bumped'
    ? 'plugin'
    : /^(?:skill|listing)-/.test(rule)
      ? 'skill'
      : /^(?:case-|baseline-orphan$)/.test(rule)
        ? 'case'
        : 'file';

/** What lint says: a rule, a place, what follows for each agent, and the fix. */
export interface Finding {
  rule: Rule;
  severity: 'error' | 'warning';
  /** Relative to where lint was started. */
  file: string;
  line: number;
  /** The skill, case or hook it is about: `rule:subject` suppresses it. */
  subject: string;
  message: string;
  /** {agent key: what follows there}; empty when all agents are alike. */
  consequences: Record<string, string>;
  fix: string;
}

/** Every rule with what it looks for: the table of docs/lint.md. */
export const RULES = {
  'skill-front-matter': 'a SKILL.md whose front matter is missing, not closed or not YAML',
  'skill-file': 'a skill whose file no agent will find: misnamed, or behind a link that leads nowhere',
  'skill-offer': 'a skill that an agent will not list in full, for a reason of its own',
  'skill-duplicate': 'two skills with one id',
  'skill-name': 'a front-matter name that differs from the folder',
  'skill-shell': 'a skill that runs shell when it is loaded',
  'skill-uncovered': 'a skill that no case expects',
  'skill-without-negative': 'a skill that no case disallows',
  'skill-look-alike': 'two skills that an offline ranker cannot tell apart',
  'listing-budget': 'descriptions that fall because all skills together are over an agent’s listing budget (predicted)',
  'case-unknown-skill': 'a case that names a skill the source does not have',
  'case-unknown-subagent': 'a suite case that asks an agent the source does not have',
  'case-unknown-route': 'a tool_route case whose route no file has, or whose tool no route is about',
  'case-vacuous': 'a disallowed skill or token that can never be hit',
  'case-names-skill': 'a prompt that names the skill it expects',
  'case-ambiguous': 'a bare id that two skills answer to',
  'hook-shape': 'a hooks file of the wrong shape, which agents ignore without a word',
  'hook-missing': 'a hook whose command is not there or cannot be run',
  'hook-fails-open': 'a hook that ends in exit 1, which lets the call through',
  'baseline-orphan': 'a baseline entry whose case is gone or no longer runs on that agent',
} as const;

export type Rule = keyof typeof RULES;

/** Checks the skills of a source: findings about each file and about the listing they form together. */
import { fixProblem } from '../skill/front-matter-problem.js';
import type { Skill } from '../skill/skill.js';
import type { Finding } from './finding.js';
import { lintFields, lintShadow } from './name-rules.js';
import { lintBudget, lintOffer } from './offer-rules.js';
import { lintPointers } from './pointer-rule.js';
import { at, type SkillFacts } from './skill-location.js';

export function lintSkills(facts: SkillFacts): Finding[] {
  const { source } = facts;
  return [
    ...source.skills.flatMap((skill) => [
      ...lintFrontMatter(skill, facts),
      ...lintName(skill, facts),
      ...lintShell(skill, facts),
      ...lintShadow(skill, facts),
      ...lintFields(skill, facts),
      ...lintOffer(skill, facts),
      ...lintPointers(skill, facts),
    ]),
    ...lintDuplicates(facts),
    ...facts.agents.flatMap((agent) => lintBudget(agent, facts)),
  ];
}

function lintFrontMatter(skill: Skill, facts: SkillFacts): Finding[] {
  const { present, problems } = skill.front_matter;
  return problems.map(({ line, kind, message }) => ({
    rule: 'skill-front-matter',
    severity: present ? 'warning' : 'error',
    ...at(skill, facts, line),
    message,
    consequences: {},
    fix: fixProblem(kind),
  }));
}

function lintName(skill: Skill, facts: SkillFacts): Finding[] {
  if (skill.id === skill.dir) return [];
  return [
    {
      rule: 'skill-name',
      severity: 'warning',
      ...at(skill, facts),
      message: `the name in the front matter is '${skill.id}', but the folder is '${skill.dir}'`,
      consequences: Object.fromEntries(
        facts.agents.map(({ key, agent, install }) => [
          key,
          `lists it as ${agent.listedAs(skill, { source: facts.source, install })[0] ?? skill.id}`,
        ]),
      ),
      fix: 'give both the same name.',
    },
  ];
}

/** Claude Code runs the `!`cmd`` and ```! blocks of a skill when it loads the skill; to other agents they are text. */
function lintShell(skill: Skill, facts: SkillFacts): Finding[] {
  const lines = skill.text.split('\n');
  const line = lines.findIndex(
    (text, index) => index + 1 >= skill.front_matter.body_line && /(^|[\s(])!`[^`]+`|^```!/.test(text),
  );
  if (line < 0) return [];
  return [
    {
      rule: 'skill-shell',
      severity: 'warning',
      ...at(skill, facts, line + 1),
      message: 'it runs a shell command when it is loaded',
      consequences: { claude: 'the skill does not load where the command is not allowed or not installed' },
      fix: 'tell the agent to run the command, or ship its output.',
    },
  ];
}

function lintDuplicates(facts: SkillFacts): Finding[] {
  const first = new Map<string, Skill>();
  return facts.source.skills.flatMap((skill) => {
    const other = first.get(skill.id);
    if (!other) first.set(skill.id, skill);
    // One file reached by two paths is one skill.
    if (!other || (other.real_path ?? other.path) === (skill.real_path ?? skill.path)) return [];
    return [
      {
        rule: 'skill-duplicate',
        severity: 'error',
        ...at(skill, facts),
        message: `the id '${skill.id}' is also used by ${other.path}`,
        consequences: {},
        fix: 'rename one of them.',
      } satisfies Finding,
    ];
  });
}

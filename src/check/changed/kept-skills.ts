/** The skills that a branch keeps from models, or offers to them → what a reviewer wants to read and no listing tells. */
import { isUnread } from '../../../lib/agents/project/reach.js';
import { isKept, keptBy } from '../../../lib/contract/offer.js';
import type { BranchChange, PartAt } from '../../../lib/contract/part.js';
import type { PartChanges } from '../../../lib/delta/parts/changes.js';
import { findOwnLoss } from '../../../lib/lint/offer/offer-rules.js';
import type { LintedAgent } from '../../../lib/lint/skill-location.js';
import type { Source } from '../../../lib/skill/skill.js';
import { listFew } from '../../../lib/text/count.js';
import { PLAIN } from '../branch-offers.js';

interface Both {
  before: Source;
  now: Source;
  agents: readonly LintedAgent[];
  /** The ref's name. */
  ref: string;
  /** As reports name it. */
  fileOf: (part: Pick<PartAt, 'path'>) => string;
}

/** As the files say it: at the ref no agent is asked. */
export function findOpened(
  { kept, renamed }: Pick<PartChanges, 'kept' | 'renamed'>,
  { before, now, agents, ref, fileOf }: Both,
): BranchChange[] {
  return [...kept, ...renamed].flatMap(({ from, to }): BranchChange[] => {
    const [was, is] = [whyNot(from, before, agents), whyNot(to, now, agents)];
    const opened = [...was].filter(([key, why]) => isKept(why) && is.get(key) === null);
    const shut = [...is].filter(([key, why]) => isKept(why) && was.get(key) === null);
    const what = { ...PLAIN, delta: 'WARNED', kind: to.kind, name: to.name, file: fileOf(to) } as const;
    const on = (found: typeof opened) => listFew(found.map(([key]) => key));
    const by = (found: typeof opened) => [...new Set(found.map(([, why]) => keptBy(why)))].join(' and ');
    // Where no agent had it so before, it is a loss, which rows and another rule name.
    const is_more = [...was.values()].some(isKept);
    return [
      ...(opened.length > 0
        ? [
            {
              ...{ ...what, rule: 'skill-opened', agents: opened.map(([key]) => key) },
              message: `models may use it on ${on(opened)} now; at \`${ref}\` its author keeps it from them by ${by(opened)}`,
              fix: `if models are to use it, leave it so: this warning ends with the merge; else bring back ${by(opened)}`,
            },
          ]
        : []),
      ...(shut.length > 0 && is_more
        ? [
            {
              ...{ ...what, agents: shut.map(([key]) => key) },
              message: `its author keeps it from models on ${on(shut)} now, too, by ${by(shut)}`,
            },
          ]
        : []),
    ];
  });
}

/** {agent that reads the skill: why it does not list it; null where it does}. */
function whyNot({ kind, path }: PartAt, source: Source, agents: readonly LintedAgent[]): Map<string, string | null> {
  const skill = kind === 'skill' ? source.skills.find((one) => one.path === path) : undefined;
  return new Map(
    agents.flatMap(({ key, agent, install, vendor_model }): [string, string | null][] => {
      if (!skill || isUnread(agent, skill, { source, install })) return [];
      const loss = findOwnLoss(skill, { key, agent, install, vendor_model }, { source });
      return [[key, loss?.offer === 'absent' ? (loss.reason ?? '') : null]];
    }),
  );
}

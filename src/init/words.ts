/** A first corpus → what `init` says of it: what was written, what was left out, what is expected to fail, what comes next. */
import { BASELINE_FILE } from '../../lib/baseline/index.js';
import { pageAddress } from '../../lib/contract/schema-address.js';
import { TO_WRITE } from '../../lib/draft/draft-cases.js';
import type { FirstCorpus, KnownCases } from '../../lib/draft/first-corpus.js';
import type { Source } from '../../lib/skill/skill.js';
import { count, listFew } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { PLACEHOLDER } from '../run/own-repository.js';
import type { ListingAgent } from './offers.js';

const MOST_NAMED = 12;

/** known: the cases that a corpus had before. unlisted: those without a row of the baseline. subagents: those without a case. */
export function describeCorpus(
  corpus: FirstCorpus,
  source: Source,
  agents: readonly ListingAgent[],
  {
    known,
    unlisted,
    subagents,
  }: { known: KnownCases | undefined; unlisted: readonly string[]; subagents: readonly string[] },
): string {
  const { cases, skills, left_out, lost } = corpus;
  const had = known?.ids.length ?? 0;
  const isFilled = (id: string) => (corpus.disallowed?.get(id) ?? []).length > 0;
  const general = [...(corpus.disallowed?.keys() ?? [])];
  const [filled, asked] = [general.filter(isFilled), general.filter((id) => !isFilled(id))];
  const [stay, as_before] = had === 1 ? ['stays', ' as it is'] : ['stay', ' as they are'];
  const adds_none = had > 0 && cases.length === 0;
  const refused = new Map<string, string[]>();
  for (const { case_id } of cases)
    for (const { name, refuse } of agents) {
      const skill = skills.get(case_id);
      const reason = skill ? refuse(skill) : null;
      const key = `on ${name}: ${reason}`;
      if (reason !== null) refused.set(key, [...(refused.get(key) ?? []), case_id]);
    }
  const failing = [...refused.values()].flat().length;
  const covered = new Set(cases.flatMap(({ case_id }) => skills.get(case_id) ?? [])).size;
  const calls = cases.filter(({ kind }) => kind === 'tool_route').length;
  const negative = cases.filter(({ expected_skill }) => !expected_skill).length - calls;
  const isFirst = cases.some(({ category }) => category === 'first');
  const open = cases.filter(({ prompt }) => prompt === TO_WRITE.prompt).map(({ case_id }) => case_id);
  const lesser = agents.map(({ name, offers }) => {
    const cut = Object.values(offers).filter(({ offer }) => offer !== 'full').length;
    return `${name} ${cut === 0 ? 'all' : `${Object.keys(offers).length - cut} of ${Object.keys(offers).length}`}`;
  });
  const how = agents.every(({ measured }) => measured) ? 'shows' : 'is predicted to show';
  const imported =
    left_out.length > 0 && left_out.every(({ name }) => !source.skills.some(({ path }) => path === name));
  return [
    ...(adds_none && left_out.length === 0 && source.skills.length > 0
      ? ['Every skill has a case: nothing was added to cases.json.']
      : []),
    ...(had === 0 || adds_none
      ? []
      : [`${count(had, 'case')} that cases.json has ${stay}${filled.length > 0 ? '' : as_before}.`]),
    ...(calls === 0 ? [] : [`${count(calls, 'call')} that hooks are asked about, tried on each agent.`]),
    ...(source.skills.length === 0 || adds_none
      ? []
      : [
          `${had > 0 ? 'Added: ' : ''}${count(cases.length - calls, 'case')} for ${covered} of ${count(source.skills.length, 'skill')}${
            negative === 0
              ? ''
              : `; ${negative} of these cases ${negative > 1 ? 'expect no skill, and run' : 'expects no skill, and runs'} only in the modes router, model, replay and live`
          }.`,
          `Descriptions that each agent ${how} in full: ${lesser.join(', ')}. What gets worse is reported from the first run on.`,
        ]),
    ...listSome(
      `${count(open.length, 'case needs', 'cases need')} a prompt that you write. Until then such a case only proves that its skill loads. With the prompt, change the category \`${TO_WRITE.category}\` to ${isFirst ? '`first`, which the other drafts have, or to any word of yours' : 'a word of yours, such as `first`'}.`,
      open.map((id) => `${id}: ${corpus.gaps?.get(id)}`),
    ),
    ...(filled.length > 0
      ? [`\nThe new ones are named under \`disallowed_skills\` of ${listFew(filled, MOST_NAMED)}, too.`]
      : []),
    ...(asked.length > 0
      ? [
          `\nIf a new one must not be used for the prompt of ${listFew(asked, MOST_NAMED)} either, name it there under \`disallowed_skills\`.`,
        ]
      : []),
    ...(unlisted.length > 0
      ? [
          `\n${count(unlisted.length, 'case has', 'cases have')} no entry in ${BASELINE_FILE} yet: ${listFew(unlisted, MOST_NAMED)}.`,
        ]
      : []),
    ...(subagents.length > 0
      ? [
          '',
          `${count(subagents.length, 'custom agent has', 'custom agents have')} no case, so nothing here asks one: ${listFew(subagents, MOST_NAMED)}. A suite does (${pageAddress('suites')}; a vendor’s model has to answer it once), or a case with \`"subagent"\` for a skill that it loads itself; a skill that its file lists under \`skills\` is there from the start, and needs none.`,
        ]
      : []),
    ...listSome(
      imported
        ? `${count(left_out.length, 'entry', 'entries')} not taken over:`
        : `${count(left_out.length, 'skill')} left without a case:`,
      left_out.map(({ name, reason }) => `${name}: ${reason}`),
    ),
    ...listSome(
      `Not carried over, as noted in \`$meta\` of cases.json (${count(Object.keys(lost).length, 'place')}):`,
      Object.entries(lost).map(([place, parts]) => `${place}: ${parts.join('; ')}`),
    ),
    ...listSome(
      `${count(failing, 'row')} expected to fail until you fix what \`check\` names, with the reason in ${BASELINE_FILE}:`,
      [...refused].map(([reason, [first = '', ...more]]) => {
        return `${first}${more.length ? ` and ${count(more.length, 'other case')}` : ''} ${reason}`;
      }),
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function listSome(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const more = rows.length - MOST_NAMED;
  return [
    '',
    title,
    ...rows.slice(0, MOST_NAMED).map((row) => `  ${oneLine(row, 400)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

export const COMMIT =
  'commit the files above, and what you or `check --fix` changed: a pull request is compared with the branch into which it is merged';

/** unnamed: files in which the action's repository is to be named before they are committed. */
export const nameStep = (command: string, source: string, unnamed: readonly string[]): string[] =>
  unnamed.length === 0
    ? []
    : [
        `${command} init --action OWNER/agent-routing${source === '.' ? '' : ` --source ${source}`}    # with the repository of this action, as in \`npx github:OWNER/agent-routing\`: writes it for \`${PLACEHOLDER}\` in ${listFew(unnamed, MOST_NAMED)}`,
      ];

export const listNextSteps = (steps: readonly string[], first: readonly string[], last = COMMIT): string =>
  `\nNext:\n${[...first, ...steps, last]
    .filter(Boolean)
    .map((step, index) => `  ${index + 1}. ${step}\n`)
    .join('')}`;

/** A case without an entry fails until it has one. */
export const updateStep = (command: string, cases: string): string =>
  `${command} baseline update --reason "…"    # once the run shows what you mean: writes what is expected of ${cases} from now on`;

/** No step: who changes nothing needs no other baseline. */
export const sayLater = (command: string): string =>
  `\nLater, when you have added cases or mean what a run shows as worse: \`${command} run\`, then \`${command} baseline update --reason "…"\`.\n`;

export const listRunSteps = (
  source: string,
  drafted: boolean,
  command: string,
  agents: string,
  unlisted: number,
  hooks: number,
): string[] => [
  ...(hooks > 0
    ? [
        `write cases of kind \`tool_route\` for ${hooks === 1 ? 'the hook, which' : 'each hook, which'} nothing here calls: ${pageAddress('getting-started')}#4-a-hook-or-a-subagent has some`,
      ]
    : []),
  ...(drafted ? ['read the prompts in cases.json: they are drafted, and you know better how users ask'] : []),
  `${command} run${source === '.' ? '' : ` --source ${source}`}${agents}`,
  ...(unlisted > 0 || hooks > 0
    ? [updateStep(command, unlisted > 0 ? count(unlisted, 'case') : 'the cases that you have added')]
    : []),
];

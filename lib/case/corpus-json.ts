/** Turns the text of a cases.json into cases with their line, or throws a ConfigError with file, case, path and fix. */
import type { z } from 'zod';
import { OFFLINE } from '../contract/plan.js';
import { pageAddress } from '../contract/schema-address.js';
import { ConfigError } from '../input/config-error.js';
import { readJson } from '../input/json-text.js';
import { isJson } from '../input/json-value.js';
import { explainWrong, formatPath, locationOf, parseOrThrow } from '../input/schema-issue.js';
import { suggest } from '../input/suggest.js';
import { ASSERTIONS } from './expect.js';
import {
  type Case,
  CaseSchema,
  EnvelopeSchema,
  originOf,
  RouteCaseSchema,
  SkillCaseSchema,
  SuiteCaseSchema,
} from './schema.js';
import { ToolRouteCaseSchema } from './tool-route-schema.js';

const KEYS: Record<string, readonly string[]> = {
  skill: Object.keys(SkillCaseSchema.shape),
  tool_route: Object.keys(ToolRouteCaseSchema.shape),
  suite: Object.keys(SuiteCaseSchema.shape),
  route: Object.keys(RouteCaseSchema.shape),
};

export function parseCasesJson(text: string, file: string): Case[] {
  const { value, line } = readJson(text, file);
  const location = (path: readonly PropertyKey[]) => ({ file, line: line(path) });
  const rows = Array.isArray(value) ? value : (value as { cases?: unknown } | null)?.cases;
  if (!Array.isArray(rows))
    throw new ConfigError('A corpus is an array of cases, or an object with `cases`.', {
      ...location(['cases']),
      fix: keyOfCases(value) ?? 'wrap the cases in [ … ].',
    });
  const { agents } =
    rows === value
      ? {}
      : parseOrThrow(EnvelopeSchema, value, (wrong) =>
          explainWrong(
            wrong,
            { ...location(locationOf(wrong)), path: formatPath(wrong.path) },
            Object.keys(EnvelopeSchema.shape),
            seeAll(),
          ),
        );
  return rows.map((row: unknown, index) => {
    const at = rows === value ? [index] : ['cases', index];
    const { case_id, kind } = (row ?? {}) as { case_id?: unknown; kind?: unknown };
    const parsed: z.output<typeof CaseSchema> = parseOrThrow(CaseSchema, row, (wrong) => {
      const more = wrong.more > 0 ? ` (and ${wrong.more} more in this case)` : '';
      const asserted = kind === 'suite' && wrong.path.includes('expect');
      const known = asserted ? ASSERTIONS : wrong.path.length === 0 ? KEYS[String(kind ?? 'skill')] : [];
      const other = kind === undefined && wrong.unknown !== null ? kindWith(wrong.unknown) : null;
      if (other) {
        const at_key = location([...at, ...locationOf(wrong)]);
        const fix = `write \`"kind": "${other}"\` into the case, whose key this is; without it a case is of kind skill.`;
        throw new ConfigError(`${wrong.words}.`, { ...at_key, case_id: String(case_id ?? `number ${index + 1}`), fix });
      }
      return explainWrong(
        { ...wrong, words: `${wrong.words}${more}` },
        {
          ...location([...at, ...locationOf(wrong)]),
          case_id: typeof case_id === 'string' ? case_id : `number ${index + 1}`,
          path: formatPath(['cases', index, ...wrong.path]),
        },
        known ?? [],
        asserted ? `see ${pageAddress('assertions')}.` : seeAll(),
      );
    });
    return { ...addressTo(agents, parsed), origin: originOf({ file, id: 'case_id', row }, at, line) };
  });
}

/** The only kind of case that has such a key. */
function kindWith(key: string): string | null {
  const kinds = Object.keys(KEYS).filter((kind) => KEYS[kind]?.includes(key));
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** A repository speaks to agents; what is tried in this process is no agent's. */
function addressTo(agents: readonly string[] | undefined, row: Case): Case {
  if (!agents || row.agents || row.kind === 'route') return row;
  return { ...row, agents: row.kind === 'tool_route' ? [...agents, OFFLINE] : [...agents] };
}

/** A list below another name is most likely the cases. */
function keyOfCases(value: unknown): string | null {
  const lists = isJson(value) ? Object.keys(value).filter((key) => Array.isArray(value[key])) : [];
  const near = suggest('cases', lists) ?? (lists.length === 1 ? lists[0] : null);
  return near == null ? null : `write 'cases' in place of '${near}'.`;
}

const seeAll = () =>
  `correct the value; \`{"case_id": "a-1", "prompt": "what a user types", "expected_skill": "a"}\` is a whole case, and ${pageAddress('cases')} has all fields.`;

/** The shape of a first corpus, drafted from skills or imported, before it is written down, and the ids of its cases. */
import type { Skill } from '../skill/skill.js';

/** A row as cases.json has it; one of kind tool_route has no prompt. */
export interface FirstCase {
  case_id: string;
  category: string;
  prompt?: string;
  expected_skill?: string;
  disallowed_skills?: string[];
  [field: string]: unknown;
}

/** Of a corpus that is there: what is taken, and skills that need no first case. */
export interface KnownCases {
  ids: readonly string[];
  /** {prompt: its case} */
  prompts: ReadonlyMap<string, { case_id: string; expected_skill: string; disallowed_skills: readonly string[] }>;
  skills: readonly string[];
  /** Custom agents inside which a case is asked. */
  subagents: string[];
}

export interface FirstCorpus {
  cases: FirstCase[];
  /** {case_id: the skill it expects} */
  skills: Map<string, Skill>;
  /** Skills without a case, or imported entries that are not cases, with the reason and the fix. */
  left_out: { name: string; reason: string }[];
  /** {case_id: why no request was drafted for it}; absent where cases are imported. */
  gaps?: ReadonlyMap<string, string>;
  /** {case_id of a known request that needs no skill: new skills that it disallows, too}; of an empty list the user decides. */
  disallowed?: ReadonlyMap<string, readonly string[]>;
  /** {case_id or file: what of it could not be carried over}; empty for drafted cases. */
  lost: Record<string, string[]>;
}

/** A name → the beginning of a case id. */
export function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'skill'
  );
}

/** `name-1`, `name-2`, …: none twice. */
export function createIds(known: readonly string[] = []): (name: string) => string {
  const taken = new Map<string, number>();
  const given = new Set(known);
  return (name) => {
    for (;;) {
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const id = `${name}-${count}`;
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  };
}

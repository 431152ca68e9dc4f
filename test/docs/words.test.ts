/** Closed sets of the code against the pages that explain each of their members. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ASSERTIONS } from '../../lib/case/expect.js';
import { LOADERS } from '../../lib/case/loaders.js';
import { RouteCaseSchema, SkillCaseSchema, SuiteCaseSchema } from '../../lib/case/schema.js';
import { ToolRouteCaseSchema } from '../../lib/case/tool-route-schema.js';
import { OfferStateSchema } from '../../lib/contract/offer.js';
import { FailureCategorySchema, FailureKindSchema, MismatchKindSchema, ModeSchema } from '../../lib/contract/result.js';
import { TOOL_OUTCOMES } from '../../lib/contract/transcript/event.js';
import { DELTAS } from '../../lib/delta/compare.js';
import { FAIL_ON } from '../../lib/delta/gate.js';
import { RULES } from '../../lib/lint/finding.js';
import { codesOf, ROOT, readPage, tableBelow } from '../helpers/pages.js';

const firstCells = (page: string, heading: string) => tableBelow(page, heading).flatMap(([cell]) => codesOf(cell));
/** The members of a union type, which leaves nothing at run time. */
const membersOf = (file: string, type: string) =>
  [
    ...(new RegExp(`type ${type} =([^;]*);`).exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? '').matchAll(
      /'(\w+)'/g,
    ),
  ].map((match) => match[1]);
const sorted = (words: readonly unknown[]) => [...words].map(String).sort();

describe('docs/troubleshooting.md', () => {
  const page = 'docs/troubleshooting.md';

  it('has a row for every failure_kind, in the order in which the code looks for them', () => {
    expect(firstCells(page, '## failure_kind: the first that holds')).toEqual(FailureKindSchema.options);
  });

  it('has a row for every mismatch_kind', () => {
    expect(sorted(firstCells(page, '## mismatch_kind'))).toEqual(sorted(MismatchKindSchema.options));
  });

  it('has a row for every failure_category, the strongest first', () => {
    expect(firstCells(page, '## failure_category')).toEqual(FailureCategorySchema.options);
  });

  it('has a row for every fault', () => {
    const faults = membersOf('lib/contract/transcript/event.ts', 'FaultKind');
    expect(faults.length).toBeGreaterThan(5);
    expect(sorted(firstCells(page, '## infra_error: could not run'))).toEqual(sorted(faults));
  });
});

describe('docs/baseline.md', () => {
  const rows = tableBelow('docs/baseline.md', '## Deltas');

  it('explains every delta in the order in which the code tries them', () => {
    const listed = rows.flatMap(([cell]) => codesOf(cell));
    expect(sorted(listed)).toEqual(sorted(DELTAS));
    expect(listed).toEqual(DELTAS.filter((delta) => listed.includes(delta)));
  });

  it('says for each delta which --fail-on word covers it, and names all of those words', () => {
    const words = rows.flatMap(([, , cell]) => codesOf(cell));
    expect(words.filter((word) => !(FAIL_ON as readonly string[]).includes(word))).toEqual([]);
    const gate = readPage('docs/baseline.md').split('## The gate')[1] ?? '';
    expect(FAIL_ON.filter((word) => !gate.includes(word))).toEqual([]);
  });
});

describe('docs/lint.md', () => {
  it('has a row for every lint rule, in the words of the code', () => {
    const rows = tableBelow('docs/lint.md', '## Rules').map(([rule, , what]) => [codesOf(rule)[0], what]);
    expect(Object.fromEntries(rows)).toEqual(RULES);
  });
});

describe('docs/modes.md', () => {
  it('has a row for every mode', () => {
    expect(
      tableBelow('docs/modes.md', '# Modes: who decides, and what a pass proves').flatMap(([cell]) => codesOf(cell)),
    ).toEqual(ModeSchema.options);
  });
});

describe('docs/discover.md', () => {
  it('explains every kind of offer', () => {
    expect(firstCells('docs/discover.md', '## The four offers')).toEqual(OfferStateSchema.options);
  });
});

describe('docs/cases.md', () => {
  it('names every field of every kind of case', () => {
    const text = readPage('docs/cases.md');
    const fields = [SkillCaseSchema, ToolRouteCaseSchema, SuiteCaseSchema, RouteCaseSchema].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    expect([...new Set(fields)].filter((field) => field !== 'origin' && !text.includes(`\`${field}`))).toEqual([]);
  });

  it('names every corpus format', () => {
    expect(
      LOADERS.map(({ name }) => name).filter((name) => !readPage('docs/cases.md').includes(`\`${name}\``)),
    ).toEqual([]);
  });
});

const listed = (page: string) =>
  new Set(
    [
      ...readPage(page)
        .replace(/^```[\s\S]*?^```$/gm, '')
        .matchAll(/`([^`]+)`/g),
    ].map((match) => match[1]),
  );

describe('docs/suites.md', () => {
  it('lists every assertion', () => {
    expect(ASSERTIONS.filter((name) => !listed('docs/suites.md').has(name))).toEqual([]);
  });
});

describe('docs/assertions.md', () => {
  it('has the conditions of every assertion that takes more than equal values', () => {
    const EQUAL =
      /^(?:status|error_code|results_(?:min|max|count)|has_field|all_match_one_of|(?:all|none)_have_tags|each_has_any_tag|agent_used_model|if_has_history)$/;
    const text = readPage('docs/assertions.md');
    expect(ASSERTIONS.filter((name) => !EQUAL.test(name) && !text.includes(name))).toEqual([]);
  });
});

describe('docs/tool-routes.md', () => {
  it('explains every outcome of a tool call', () => {
    expect(TOOL_OUTCOMES.filter((name) => !listed('docs/tool-routes.md').has(name))).toEqual([]);
  });
});

/** The assertions of a promptfoo or agentv test → the skills that must and must not be used, and the others in words. */
import { isJson, type Json } from '../input/json-value.js';

export interface SkillAsserts {
  expected: string[];
  disallowed: string[];
  lost: string[];
}

export function readAsserts(lists: readonly unknown[]): SkillAsserts {
  const found: SkillAsserts = { expected: [], disallowed: [], lost: [] };
  for (const assert of lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [])))
    readAssert(assert, found);
  return {
    expected: [...new Set(found.expected)],
    disallowed: [...new Set(found.disallowed)],
    lost: [...new Set(found.lost)],
  };
}

function readAssert(assert: unknown, found: SkillAsserts): void {
  if (!isJson(assert)) {
    if (typeof assert === 'string') found.lost.push('a check in plain words');
    return;
  }
  const type = String(assert['type'] ?? '');
  if (type === 'assert-set') {
    found.lost.push(...(assert['threshold'] === undefined ? [] : ['threshold of a set']));
    for (const inner of Array.isArray(assert['assert']) ? assert['assert'] : []) readAssert(inner, found);
    return;
  }
  if (/^(?:not-)?skill-(?:used|trigger)$/.test(type)) {
    const names = namesOf(assert);
    const against = type.startsWith('not-') !== (assert['negate'] === true || assert['should_trigger'] === false);
    // At most none is the same as not.
    const most = isJson(assert['value']) ? assert['value']['max'] : undefined;
    if (names.length === 0) found.lost.push(`${type} without a name that can be read`);
    else if (against || most === 0) found.disallowed.push(...names);
    else found.expected.push(...names);
    const counts = isJson(assert['value'])
      ? ['min', 'max', 'count'].filter((key) => key in (assert['value'] as Json))
      : [];
    if (counts.length > 0 && most !== 0) found.lost.push(`${counts.join(' and ')} of ${type}`);
    return;
  }
  found.lost.push(type === '' ? 'a check without a type' : type);
}

/** `value: name`, `value: [names]`, `value: {name}`; agentv has `skill` and `skill_name`. A glob names no skill. */
function namesOf(assert: Json): string[] {
  const value = assert['value'] ?? assert['skill'] ?? assert['skill_name'];
  const all = Array.isArray(value) ? value : isJson(value) ? [value['name'] ?? value['skill']] : [value];
  return all.filter((name): name is string => typeof name === 'string' && name !== '' && !/[*{]/.test(name));
}

/** A mutant that the agent was given in place of the source → whether the same change, made as a commit, would be noticed against the ref. */
import { isPlain } from '../contract/part.js';
import type { PartTexts } from '../delta/parts/lost-file.js';
import { findShrunk } from '../delta/parts/shrunk-texts.js';
import { bodyOf } from '../skill/body.js';
import type { Skill, Source } from '../skill/skill.js';
import { editSource } from './edits.js';
import type { Mutant } from './mutant.js';

/** What `run --baseline-ref` compares: bodies, and files that a case or SKILL.md names. */
export function isNoticedAsCommit({ change: { edits } }: Pick<Mutant, 'change'>, source: Source): boolean {
  const changed = editSource(source, edits);
  const bodies = source.skills.some((skill) => {
    const now = changed.skills.find(({ path }) => path === skill.path);
    return now && findShrunk(textsOf(skill, source), textsOf(now, changed), 'the ref').some((one) => !isPlain(one));
  });
  const isText = (path: string) => source.skills.some((skill) => (skill.real_path ?? skill.path) === path);
  return bodies || edits.some((edit) => edit.do !== 'route' && edit.do !== 'rename' && !isText(edit.path));
}

const textsOf = (skill: Skill, { skills }: Source): PartTexts => ({
  kind: 'skill',
  id: skill.id,
  file: skill.path,
  body_line: skill.front_matter.body_line,
  description: '',
  body: bodyOf(skill),
  files: new Map(),
  required: [],
  unnamed: [],
  others: () => skills.flatMap((one) => (one.path === skill.path ? [] : [[one.path, bodyOf(one)]])),
});

/** The lines of a workflow that name actions → what is wrong with the names. */
import type { Finding } from '../../../lib/lint/finding.js';
import { PLACEHOLDER, USES } from '../../run/own-repository.js';

export type At = (rule: Finding['rule'], line: number, message: string, fix: string) => Finding;

/** Not the repository of somebody whose name ends in it. */
const STANDS_FOR = new RegExp(`(?<![\\w.-])${PLACEHOLDER}@`);
/** `uses: owner/name`, for which GitHub refuses the whole workflow; a folder or an image has no version. */
const BARE = /^\s*-?\s*uses:\s*['"]?([\w-][\w.-]*\/[\w.-]+(?:\/[\w./-]+)?)['"]?\s*(?:#.*)?$/;

/** `uses: name@version`, for which it does so too. */
const SHORT = /^\s*-?\s*uses:\s*['"]?([\w-][\w.-]*@[\w.-]+)['"]?\s*(?:#.*)?$/;
/** GitHub's own. */
const GITHUBS = /^(?:cache|checkout|github-script|(?:down|up)load-artifact|setup-(?:node|python|go|java|dotnet))@/;

/** An action without its owner or its version, and what `init` could not fill in. */
export function lintNames(text: string, at: At): Finding[] {
  const lines = text.split('\n');
  const bare = lines.flatMap((words, index) => {
    const action = BARE.exec(words)?.[1];
    const message = `it uses ${action} without a version, and GitHub then runs none of its jobs`;
    return action
      ? [at('workflow-version', index + 1, message, `write the version behind it: \`uses: ${action}@v1\`.`)]
      : [];
  });
  const short = lines.flatMap((words, index): Finding[] => {
    const action = SHORT.exec(words)?.[1];
    if (!action) return [];
    const owner = GITHUBS.test(action) ? 'actions' : '<owner>';
    const message = `\`uses: ${action}\` does not say whose repository that is, and none of its jobs is run`;
    const fix = `write the owner before it: \`uses: ${owner}/${action}\`.`;
    return [{ ...at('workflow-refused', index + 1, message, fix), severity: 'error' }];
  });
  const line = lines.findIndex((words) => USES.test(words) && STANDS_FOR.test(words)) + 1;
  const message = `it uses ${PLACEHOLDER}, which only stands for the repository of this action, so its job fails before it starts`;
  const fix =
    'write the repository that has it, as in `npx github:OWNER/agent-routing`: `init --action OWNER/agent-routing` does so.';
  return [...bare, ...short, ...(line > 0 ? [at('workflow-placeholder', line, message, fix)] : [])];
}

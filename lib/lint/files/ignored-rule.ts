/** What git leaves out of a source → findings at the patterns for which no one else gets it. */
import { groupBy } from '../../input/group-by.js';
import { listFew } from '../../text/count.js';
import { asError, asWarning, type Finding } from '../finding.js';

export interface Ignored {
  path: string;
  /** Of the pattern, as findings show it. */
  file: string;
  line: number;
  pattern: string;
}

/** is_shipped: users install what git has; what is published in another way may be built. */
export const lintIgnored = (ignored: readonly Ignored[], is_shipped: (path: string) => boolean): Finding[] =>
  [...groupBy(ignored, ({ file, line }) => `${file}:${line}`).values()].flatMap((all): Finding[] => {
    const [first] = all;
    if (!first) return [];
    const { file, line, pattern } = first;
    const as = all.some(({ path }) => is_shipped(path)) ? asError : asWarning;
    const paths = [...new Set(all.map(({ path }) => path))];
    const [it, stays] = paths.length > 1 ? ['them', 'they stay'] : ['it', 'it stays'];
    const lost = as === asError ? `no one who clones or installs this gets ${it}` : `${stays} on this machine`;
    const message = `git ignores ${listFew(paths)}, so ${lost}`;
    const fix = `take \`${pattern}\` out here, then add what is to be shared (\`git add\`). If this is intended, pass --disable git-ignored:${pattern}.`;
    return [as('git-ignored', { file, line, subject: pattern }, message, fix)];
  });

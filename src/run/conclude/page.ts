/** What only the HTML page shows of a batch: its trials as conversations, and the batches before it. */
import { ConfigError } from '../../../lib/input/config-error.js';
import type { ReportFormat, ReportInput } from '../../../lib/report/index.js';
import { readConversations } from './conversations.js';
import { DEFAULT_HISTORY, readHistory } from './history.js';
import type { TrialSource } from './trial-source.js';

export interface PageSources {
  trials: readonly TrialSource[];
  cwd: string;
  /** The file that the user named, or else the usual one, if it exists. */
  history?: string | undefined;
}

export async function addPageParts<Input extends ReportInput>(
  format: ReportFormat,
  input: Input,
  { trials, cwd, history }: PageSources,
  env: NodeJS.ProcessEnv,
): Promise<Input> {
  if (format !== 'html') return input;
  try {
    const conversations = await readConversations(trials, input, env);
    return { ...input, conversations, ...(await readOrNote(input, cwd, history)) };
  } finally {
    for (const source of trials) await source.close();
  }
}

/** A page without its history is better than none; a file that the user named must be there. */
async function readOrNote(
  { notes = [] }: ReportInput,
  cwd: string,
  named: string | undefined,
): Promise<Pick<ReportInput, 'history' | 'notes'>> {
  try {
    const history = await readHistory(named ?? DEFAULT_HISTORY, cwd);
    if (history) return { history };
    if (named === undefined) return {};
    throw new ConfigError('There is no such file.', {
      file: named,
      fix: 'name a file that `trend` wrote, or leave --history out.',
    });
  } catch (error) {
    if (named !== undefined || !(error instanceof ConfigError)) throw error;
    return { notes: [...notes, `The history of earlier batches is not shown: ${error.message}`] };
  }
}

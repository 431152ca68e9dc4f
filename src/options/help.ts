/** Turns a command's schema into its --help, wrapped to the terminal. */
import type { z } from 'zod';
import { count } from '../../lib/text/count.js';
import { wrapWords } from '../../lib/text/wrap.js';
import type { Terminal } from '../terminal/terminal.js';
import { flagOf, isFlag } from './flags.js';

// biome-ignore format: one row per kind of value
const KEYS: Record<string, readonly string[]> = {
  agents: ['infra_tolerant'],
  choice: ['accept', 'as', 'ask', 'pack', 'sandbox'],
  command: ['rerank', 'translate'],
  conditions: ['flag'],
  count: ['infra_retries', 'limit', 'log_max_bytes', 'log_max_files', 'max_parallel', 'max_requests', 'max_tokens', 'max_units', 'trials', 'rounds', 'candidates', 'turns'],
  day: ['usage since'],
  deltas: ['fail_on'],
  file: ['badge', 'baseline', 'decisions', 'history', 'meta', 'output', 'proof_log', 'queries', 'ranked', 'ref_baseline', 'session_log', 'stderr', 'stdout', 'svg', 'tests', 'vectors'],
  files: ['report'],
  folder: ['artifacts_root', 'from_batch', 'neighbours', 'resume', 'source'],
  id: ['model', 'proposer'],
  ids: ['case_id'],
  level: ['min_offer', 'min_delivery'],
  limits: ['agent_timeout'],
  name: ['action', 'agent', 'confidence_profile', 'format', 'mode', 'skill', 'strategy'],
  names: ['agents', 'category', 'kind'],
  part: ['shard'],
  path: ['answers', 'index', 'record_answers', 'results'],
  paths: ['cases', 'routes', 'settings'],
  reader: ['evidence'],
  ref: ['baseline_ref', 'changed_since', 'check since'],
  rule: ['pass_threshold'],
  rules: ['disable'],
  number: ['seed'],
  score: ['threshold'],
  seconds: ['timeout_seconds'],
  share: ['holdout', 'max_rate', 'min_score'],
  style: ['progress'],
  suites: ['scope'],
  text: ['reason'],
  tool: ['from'],
  versions: ['agent_versions'],
};

const NAMES = new Map(Object.entries(KEYS).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)));

/** `value` for an option that is not in the table; a test names it. */
const valueNameOf = (key: string, command: string): string =>
  NAMES.get(`${command} ${key}`) ?? NAMES.get(key) ?? 'value';

/** What --help shows of a command. */
interface Described {
  summary: string;
  positionals: string;
  options: z.ZodObject;
  daily?: readonly string[];
}

export function helpOf(name: string, command: Described, all = false): string {
  const { daily } = command;
  const shape = Object.entries(command.options.shape);
  const chosen = daily ? daily.flatMap((key) => shape.filter(([name]) => name === key)) : shape;
  const others = shape.filter((entry) => !chosen.includes(entry));
  const rows = [...chosen, ...(all ? others : [])].map(([key, schema]) => {
    const initial = isFlag(command, key) ? undefined : schema.safeParse(undefined).data;
    const shown =
      initial === undefined || (typeof initial === 'object' && Object.keys(initial as object).length === 0)
        ? ''
        : ` (default: ${String(initial)})`;
    return [
      isFlag(command, key) ? flagOf(key) : `${flagOf(key)} <${valueNameOf(key, name)}>`,
      `${schema.description ?? ''}${shown}`,
    ] as const;
  });
  const width = Math.max(...rows.map(([flag]) => flag.length), 0);
  const lines = rows.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}`);
  return `agent-routing ${name}${command.positionals ? ` ${command.positionals}` : ''} [options]\n\n${command.summary}.\n\n${lines.join('\n')}\n${others.length > 0 && !all ? `\n${count(others.length, 'more option')}: agent-routing ${name} --help --all\n` : ''}`;
}

/** On a terminal, a long description continues below its own column. */
export function wrapHelp(help: string, { wrap, columns }: Pick<Terminal, 'wrap' | 'columns'>): string {
  if (!wrap) return help;
  return help
    .split('\n')
    .map((line) => wrapWords(line, columns, /^ {2}\S+(?: \S+)? {2,}/.exec(line)?.[0].length ?? 0))
    .join('\n');
}

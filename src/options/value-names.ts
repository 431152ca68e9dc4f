/** A key of a command's schema, with the command where two mean different things by it → what --help calls the value of its flag. */

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
  name: ['agent', 'confidence_profile', 'format', 'mode', 'skill', 'strategy'],
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
export const valueNameOf = (key: string, command: string): string =>
  NAMES.get(`${command} ${key}`) ?? NAMES.get(key) ?? 'value';

/** Reads the runner's environment and event file into one plain object. */
import { z } from 'zod';
import { PLACEHOLDER } from '../../run/own-repository.js';

const repository = z.object({ full_name: z.string() });
/** A malformed part is treated as absent; the other parts are still read. */
const part = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const EventSchema = z.object({
  before: part(z.string()),
  repository: part(z.object({ default_branch: z.string() })),
  merge_group: part(z.object({ base_sha: z.string(), base_ref: part(z.string()) })),
  pull_request: part(
    z.object({
      number: z.int(),
      // A deleted fork leaves no repository behind.
      head: z.object({ sha: z.string(), repo: repository.nullish() }),
      base: z.object({ ref: z.string(), sha: part(z.string()), repo: part(repository) }),
    }),
  ),
  workflow_run: part(
    z.object({
      id: z.int(),
      run_attempt: part(z.int()),
      conclusion: part(z.string().nullable()),
      path: part(z.string().nullable()),
      head_sha: z.string(),
      head_branch: z.string().nullish(),
      head_repository: repository.nullish(),
    }),
  ),
});

export interface GitHubContext {
  event: string;
  owner: string;
  repo: string;
  sha: string;
  /** As the runner names it: refs/heads/main, refs/pull/5/merge. */
  ref: string;
  /** The file of this job's workflow, from the repository's root. */
  workflow: string | null;
  run_id: number;
  attempt: number;
  server_url: string;
  api_url: string;
  run_url: string;
  /** How a user of this action starts the same tool. */
  command: string;
  /** Of this runner: Linux, macOS. */
  os: string | null;
  workspace: string;
  temp: string;
  default_branch: string | null;
  /** On push and in a merge queue, the commit before, and the branch that it was on; null for a new branch. */
  before: { sha: string; branch: string } | null;
  /** The pull request's base, which the runner names even where there is no event file. */
  base_ref: string | null;
  pull_request: {
    number: number;
    head_sha: string;
    /** The tip of the base branch when the event was written. */
    base_sha: string | null;
    from_fork: boolean;
  } | null;
  workflow_run: {
    id: number;
    attempt: number;
    /** success, failure, cancelled and so on; null where it is not known. */
    conclusion: string | null;
    /** The file of its workflow, from the repository's root. */
    path: string | null;
    head_sha: string;
    head_branch: string;
    head_repository: string | null;
  } | null;
  /** The runner passes the artifact service's address and token only to actions; this client does not support the service of GHES. */
  artifact_service: boolean;
}

type Environment = Record<string, string | undefined>;

export function readContext(env: Environment, readFile: (path: string) => string): GitHubContext {
  const eventName = env['GITHUB_EVENT_NAME'] ?? '';
  const event = readEvent(env['GITHUB_EVENT_PATH'], readFile);
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const server_url = withoutSlash(env['GITHUB_SERVER_URL'] || 'https://github.com');
  const run_id = Number(env['GITHUB_RUN_ID']) || 0;
  const { pull_request, workflow_run } = event;
  const ref = env['GITHUB_REF'] ?? '';
  const before = event.merge_group?.base_sha ?? (eventName === 'push' ? event.before : undefined);
  const branch = /^refs\/heads\/(.+)$/.exec(event.merge_group?.base_ref ?? ref)?.[1] ?? 'the commit before';
  return {
    event: eventName,
    owner,
    repo,
    sha: env['GITHUB_SHA'] ?? '',
    ref,
    workflow: /^[^/]+\/[^/]+\/(\.github\/workflows\/[^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1] ?? null,
    run_id,
    attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
    server_url,
    api_url: withoutSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
    run_url: `${server_url}/${owner}/${repo}/actions/runs/${run_id}`,
    command: commandOf(env),
    os: env['RUNNER_OS'] || null,
    workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
    temp: env['RUNNER_TEMP'] || '/tmp',
    // A schedule runs on the default branch, and its event may lack the repository.
    default_branch: event.repository?.default_branch ?? ((eventName === 'schedule' && env['GITHUB_REF_NAME']) || null),
    before: before && !/^0+$/.test(before) ? { sha: before, branch } : null,
    base_ref: pull_request?.base.ref ?? (env['GITHUB_BASE_REF'] || null),
    pull_request: pull_request
      ? {
          number: pull_request.number,
          head_sha: pull_request.head.sha,
          base_sha: pull_request.base.sha ?? null,
          from_fork: pull_request.head.repo?.full_name !== (pull_request.base.repo?.full_name ?? `${owner}/${repo}`),
        }
      : null,
    workflow_run: workflow_run
      ? {
          id: workflow_run.id,
          attempt: workflow_run.run_attempt ?? 1,
          conclusion: workflow_run.conclusion ?? null,
          path: workflow_run.path?.replace(/@.*$/, '') ?? null,
          head_sha: workflow_run.head_sha,
          head_branch: workflow_run.head_branch ?? '',
          head_repository: workflow_run.head_repository?.full_name ?? null,
        }
      : null,
    artifact_service: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']) && isGitHubHosted(server_url),
  };
}

/** The runner names the action's repository, and not where `uses:` is a folder: routing.yml, which has it in one, says it itself. */
export function commandOf(env: Environment): string {
  const repository = env['GITHUB_ACTION_REPOSITORY'] || env['AGENT_ROUTING_REPOSITORY'] || '';
  const ref = env['GITHUB_ACTION_REF'] || env['AGENT_ROUTING_REF'] || '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) return `npx --yes github:${PLACEHOLDER}`;
  return `npx --yes github:${repository}${/^[\w./-]+$/.test(ref) ? `#${ref}` : ''}`;
}

/** An absent or malformed event file gives an event without details; act writes none at all. */
function readEvent(path: string | undefined, readFile: (path: string) => string): z.output<typeof EventSchema> {
  if (!path) return {};
  try {
    return EventSchema.parse(JSON.parse(readFile(path)));
  } catch {
    return {};
  }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function isGitHubHosted(server_url: string): boolean {
  const host = URL.canParse(server_url) ? new URL(server_url).hostname.toLowerCase() : '';
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

/** The name of what results are compared with when the user names nothing; `findBase` says which commit that is. */
export function defaultBaselineRef(context: GitHubContext): string {
  return context.base_ref ?? context.before?.branch ?? context.default_branch ?? 'main';
}

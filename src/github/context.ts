/** What GitHub tells a job through its environment and its event file, as one plain object. */
import { z } from 'zod';

const repository = z.looseObject({ full_name: z.string() });
const EventSchema = z.looseObject({
  before: z.string().optional(),
  repository: z.looseObject({ default_branch: z.string().optional() }).optional(),
  pull_request: z
    .looseObject({
      number: z.int(),
      head: z.looseObject({ sha: z.string(), repo: repository.nullable().optional() }),
      base: z.looseObject({ sha: z.string(), ref: z.string(), repo: repository.optional() }),
    })
    .optional(),
  workflow_run: z
    .looseObject({
      id: z.int(),
      event: z.string().optional(),
      head_sha: z.string(),
      head_branch: z.string().nullable(),
      head_repository: z.looseObject({ full_name: z.string() }),
    })
    .optional(),
});

export interface GitHubContext {
  event: string;
  owner: string;
  repo: string;
  sha: string;
  run_id: number;
  attempt: number;
  server_url: string;
  api_url: string;
  run_url: string;
  workspace: string;
  temp: string;
  default_branch: string | null;
  /** On push, the commit before; null for a new branch. */
  before: string | null;
  pull_request: {
    number: number;
    head_sha: string;
    base_ref: string;
    base_sha: string;
    from_fork: boolean;
  } | null;
  workflow_run: { id: number; head_sha: string; head_branch: string; head_repository: string } | null;
  summary_file: string | null;
  /** The runner hands the artifact service's address and token to actions only, and GHES has none that this client speaks. */
  artifact_service: boolean;
}

type Environment = Record<string, string | undefined>;

export function readContext(env: Environment, readFile: (path: string) => string): GitHubContext {
  const event = readEvent(env['GITHUB_EVENT_PATH'], readFile);
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const server_url = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const run_id = Number(env['GITHUB_RUN_ID']) || 0;
  const { pull_request, workflow_run } = event;
  return {
    event: env['GITHUB_EVENT_NAME'] ?? '',
    owner,
    repo,
    sha: env['GITHUB_SHA'] ?? '',
    run_id,
    attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
    server_url,
    api_url: env['GITHUB_API_URL'] || 'https://api.github.com',
    run_url: `${server_url}/${owner}/${repo}/actions/runs/${run_id}`,
    workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
    temp: env['RUNNER_TEMP'] || '/tmp',
    default_branch: event.repository?.default_branch ?? null,
    before: event.before && !/^0+$/.test(event.before) ? event.before : null,
    pull_request: pull_request
      ? {
          number: pull_request.number,
          head_sha: pull_request.head.sha,
          base_ref: pull_request.base.ref,
          base_sha: pull_request.base.sha,
          // A deleted fork leaves no repository behind.
          from_fork: pull_request.head.repo?.full_name !== (pull_request.base.repo?.full_name ?? `${owner}/${repo}`),
        }
      : null,
    workflow_run: workflow_run
      ? {
          id: workflow_run.id,
          head_sha: workflow_run.head_sha,
          head_branch: workflow_run.head_branch ?? '',
          head_repository: workflow_run.head_repository.full_name,
        }
      : null,
    summary_file: env['GITHUB_STEP_SUMMARY'] || null,
    artifact_service: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']) && isGitHubHosted(server_url),
  };
}

/** An event file that is absent or odd leaves an event without details: act writes none at all. */
function readEvent(path: string | undefined, readFile: (path: string) => string): z.output<typeof EventSchema> {
  if (!path) return {};
  try {
    return EventSchema.parse(JSON.parse(readFile(path)));
  } catch {
    return {};
  }
}

function isGitHubHosted(server_url: string): boolean {
  const host = new URL(server_url).hostname.toLowerCase();
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

/** The ref whose baseline is the yardstick when the user names none. */
export function defaultBaselineRef(context: GitHubContext): string {
  if (context.pull_request) return context.pull_request.base_ref;
  if (context.event === 'push' && context.before) return context.before;
  return context.default_branch ?? 'main';
}

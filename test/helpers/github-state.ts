/** What the loopback GitHub knows and allows: plain data that a test may read and change. */
import type { Fault, Recorded } from './faults.js';

export interface Comment {
  id: number;
  issue: number;
  body: string;
  user: { login: string; type: 'Bot' | 'User' };
}

interface Pull {
  number: number;
  head: { sha: string; ref: string; repo: { full_name: string; owner: { login: string } } | null };
  base: { sha: string; ref: string; repo: { full_name: string } };
  state: 'open' | 'closed';
}

interface RunArtifact {
  id: number;
  name: string;
  run_id: number;
  zip: Buffer;
  expired?: boolean;
}

interface CheckRun {
  id: number;
  name: string;
  head_sha: string;
  conclusion: string;
}

/** What was uploaded to code scanning; `sarif` is unpacked. */
interface Upload {
  commit_sha: string;
  ref: string;
  sarif: string;
}

export interface GitHubState {
  /** Branches, tags and shas → sha. */
  refs: Record<string, string>;
  /** `<sha>:<path>` → text. */
  files: Record<string, string>;
  /** What the two do not know, this folder's git does. */
  repository: string | null;
  comments: Comment[];
  pulls: Pull[];
  artifacts: RunArtifact[];
  uploads: Upload[];
  checks: CheckRun[];
  may_check: boolean;
  /** What the token may do; `token` null means that no token is accepted. */
  token: string | null;
  may_comment: boolean;
  may_read: boolean;
  /** null: it may write alerts; else how GitHub refuses. */
  no_alerts: { status: number; message: string } | null;
  /** False: a forge that answers in JSON whatever is asked for. */
  media_types: boolean;
  /** Who the token is. */
  login: string;
  default_branch: string;
  faults: Fault[];
  requests: Recorded[];
}

export function createGitHubState(parts: Partial<GitHubState> = {}): GitHubState {
  return {
    refs: {},
    files: {},
    repository: null,
    comments: [],
    pulls: [],
    artifacts: [],
    uploads: [],
    checks: [],
    may_check: false,
    no_alerts: null,
    token: 'token-of-the-job',
    may_comment: true,
    may_read: true,
    media_types: true,
    login: 'github-actions[bot]',
    default_branch: 'main',
    faults: [],
    requests: [],
    ...parts,
  };
}

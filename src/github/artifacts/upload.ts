/** Uploads a folder to GitHub's artifact service under a name that is free in this run. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { files } from '../../../lib/io/files/files.js';
import type { GitHubContext } from '../inputs/context.js';

export interface Upload {
  name: string;
  id: number;
  url: string;
}

export interface UploadRequest {
  folder: string;
  name: string;
  retention_days: number;
  context: GitHubContext;
  warn: (message: string) => void;
}

/** Tried for one artifact: many jobs of one run may have the same agents. */
const MAX_NAMES = 4;

/** The service rejects the whole upload if one file name has one of these characters. */
const FORBIDDEN = /[":<>|*?\r\n]/;

export async function uploadArtifact(request: UploadRequest): Promise<Upload> {
  const { context, folder } = request;
  if (!context.artifact_service) throw new Error('there is no artifact service in this job');
  // Links are not followed: an agent could have pointed one anywhere.
  const names = await files.list(folder);
  const good = names.filter((name) => !FORBIDDEN.test(name)).map((name) => join(folder, name));
  if (good.length < names.length) {
    request.warn(
      `${names.length - good.length} files were not uploaded, because an artifact cannot contain their names; they stay in ${folder}`,
    );
  }
  // Loading it takes 580 ms and 60 MB, so only a job that uploads does.
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = request.retention_days ? { retentionDays: request.retention_days } : {};
  for (let attempt = 0; ; attempt++) {
    // Artifacts cannot be overwritten, so a second job of the same name, or a re-run, needs another name.
    const name = attempt === 0 ? request.name : `${request.name}-attempt-${context.attempt}${another(attempt)}`;
    try {
      const { id } = await client.uploadArtifact(name, good, folder, options);
      return { name, id: id ?? 0, url: `${context.run_url}/artifacts/${id ?? 0}` };
    } catch (error) {
      if (!/\(409\)|already.exists/i.test(String(error)) || attempt === MAX_NAMES) throw error;
    }
  }
}

/** After a few names in order comes one that no other job can have taken meanwhile. */
function another(attempt: number): string {
  if (attempt === 1) return '';
  return attempt < MAX_NAMES ? `-${attempt}` : `-${randomUUID().slice(0, 8)}`;
}

/** The default name of a job's artifact: `agent-routing-<agents>-<shard>-<attempt>`, with the package first where there is one. */
export function artifactName(
  parts: {
    artifact_name?: string | undefined;
    package?: string | null;
    agents: readonly string[];
    shard: string | null | undefined;
  },
  attempt: number,
): string {
  if (parts.artifact_name) return parts.artifact_name;
  const agents = parts.agents.join('_') || 'default';
  const shard = (parts.shard ?? '1/1').replace('/', 'of');
  const end = `${agents}-${shard}-${attempt}`.replace(/[":<>|*?\\/\r\n]/g, '.').slice(0, 120);
  return `agent-routing-${parts.package ? `${parts.package.slice(0, 100)}-` : ''}${end}`;
}

/** A batch's folder → GitHub's artifact service, under a name of its own. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { GitHubContext } from './context.js';

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

/** Names are checked by the service; one bad file name would lose the whole upload. */
const FORBIDDEN = /[":<>|*?\r\n]/;

export async function uploadBatch(request: UploadRequest): Promise<Upload> {
  const { context, folder } = request;
  if (!context.artifact_service) throw new Error('there is no artifact service in this job');
  const files = await listFiles(folder);
  const good = files.filter((file) => !FORBIDDEN.test(relative(folder, file)));
  if (good.length < files.length) {
    request.warn(`${files.length - good.length} files have names that an artifact cannot hold; they stay in ${folder}`);
  }
  // 580 ms and 60 MB to load, so only a job that uploads pays for it.
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = request.retention_days ? { retentionDays: request.retention_days } : {};
  for (let attempt = 0; ; attempt++) {
    // A second job of the same name in this run, or a re-run of it: artifacts cannot be overwritten.
    const name =
      attempt === 0 ? request.name : `${request.name}-attempt-${context.attempt}${attempt > 1 ? `-${attempt}` : ''}`;
    try {
      const { id } = await client.uploadArtifact(name, good, folder, options);
      return { name, id: id ?? 0, url: `${context.run_url}/artifacts/${id ?? 0}` };
    } catch (error) {
      if (!/\(409\)|already.exists/i.test(String(error)) || attempt === 3) throw error;
    }
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A link is not followed: an agent could have pointed it anywhere.
    if (entry.isDirectory()) files.push(...(await listFiles(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

/** What a leg's artifact is called: `agent-routing-<agents>-<shard>-<attempt>`. */
export function artifactName(
  parts: { artifact_name?: string | undefined; agents: readonly string[]; shard: string | null | undefined },
  attempt: number,
): string {
  if (parts.artifact_name) return parts.artifact_name;
  const agents = parts.agents.join('_') || 'default';
  const shard = (parts.shard ?? '1/1').replace('/', 'of');
  return `agent-routing-${agents}-${shard}-${attempt}`.replace(/[":<>|*?\\/\r\n]/g, '.').slice(0, 200);
}

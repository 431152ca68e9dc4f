/** The folder that one use of the action tests: what tells several uses of one workflow apart without any input. */
import { type Job, repositoryPath } from './job.js';

/** Paths from the repository's root; '' for the root itself. */
export interface Package {
  folder: string;
  source: string;
}

export function packageOf(job: Pick<Job, 'cwd' | 'context' | 'inputs'>): Package {
  const folder = repositoryPath(job, '.') ?? '';
  return { folder, source: repositoryPath(job, job.inputs.source) ?? '' };
}

/** For a title, and the base of keys and names; null: the repository's root, which needs none. */
export function describePackage({ folder, source }: Package): string | null {
  if (source === folder || source.startsWith(`${folder}/`) || folder === '') return source || null;
  return `${folder}:${source || '.'}`;
}

/** Unique among the packages of a repository. */
export const packageName = (job: Pick<Job, 'cwd' | 'context' | 'inputs'>): string =>
  describePackage(packageOf(job)) ?? '.';

/** As part of an artifact's name or of a hidden marker; two packages never have the same one. */
export function packageSlug(one: Package): string | null {
  const name = describePackage(one);
  if (name === null) return null;
  const hex = (sign: string) => [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return name.replace(/--|[^A-Za-z0-9_/-]/gu, hex).replaceAll('/', '.');
}

/** Without `comment_key`, each package has its own comment; that of the root is called `default`. */
export function commentKey(job: Pick<Job, 'cwd' | 'context' | 'inputs'>): string {
  const { comment_key } = job.inputs;
  return comment_key ?? packageSlug(packageOf(job)) ?? 'default';
}

/** The key of one comment on several packages; no package has such a name. */
export function pageKey(job: Pick<Job, 'cwd' | 'context' | 'inputs'>): string {
  const { comment_key } = job.inputs;
  return comment_key ?? `${packageSlug(packageOf(job)) ?? ''}%all`;
}

export const COMMENT_KEY = /^[A-Za-z0-9%_][A-Za-z0-9._/%-]{0,299}$/;

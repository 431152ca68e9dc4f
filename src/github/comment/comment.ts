/** Writes the one comment on a pull request: finds it by marker and author, creates it once, edits it in place, and leaves it alone when nothing changed. */
import { type Api, statusOf } from '../api/api.js';

export interface CommentRequest {
  api: Api;
  owner: string;
  repo: string;
  issue: number;
  key: string;
  /** GitHub Markdown, without the marker. */
  body: string;
  /** Create the comment if there is none yet. */
  create: boolean;
  sleep: (ms: number) => Promise<void>;
}

export type CommentOutcome =
  | { did: 'created' | 'updated' | 'unchanged'; url: string }
  | { did: 'nothing' }
  | { did: 'refused'; status: number; message: string };

const BOT = 'github-actions[bot]';
const CREATE_ATTEMPTS = 3;

export function markerOf(key: string): string {
  return `<!-- agent-routing:${key}:v1 -->`;
}

export async function writeComment(request: CommentRequest): Promise<CommentOutcome> {
  const body = `${markerOf(request.key)}\n${request.body}`;
  try {
    for (let attempt = 1; ; attempt++) {
      const found = await findComment(request);
      if (found) {
        const outcome = await updateComment(request, found, body);
        if (outcome) return outcome;
      }
      if (!request.create && !found) return { did: 'nothing' };
      try {
        const { data } = await request.api.rest.issues.createComment({
          ...location(request),
          issue_number: request.issue,
          body,
        });
        return { did: 'created', url: data.html_url };
      } catch (error) {
        // The comment may exist although the response was lost: look again before writing another.
        if (!isDoubtful(error) || attempt === CREATE_ATTEMPTS) throw error;
        await request.sleep(1000 * 2 ** (attempt - 1));
      }
    }
  } catch (error) {
    // A missing permission, a locked conversation or an outage of GitHub must not fail the job.
    return { did: 'refused', status: statusOf(error), message: (error as Error).message };
  }
}

interface Found {
  id: number;
  body: string;
  html_url: string;
}

/** Anyone can put our marker into a comment, so the author must be the user of this token. */
async function findComment(request: CommentRequest): Promise<Found | null> {
  const marker = markerOf(request.key);
  const marked: (Found & { login: string | undefined })[] = [];
  const pages = request.api.paginate.iterator(request.api.rest.issues.listComments, {
    ...location(request),
    issue_number: request.issue,
    per_page: 100,
  });
  for await (const { data } of pages) {
    for (const comment of data) {
      const { id, body, html_url, user } = comment;
      if (body?.startsWith(marker)) marked.push({ id, body, html_url, login: user?.login });
    }
  }
  // A job's token writes as the bot, so the token's user is looked up only if the bot has no marked comment.
  const ofBot = marked.find(({ login }) => login === BOT);
  if (ofBot || marked.length === 0) return ofBot ?? null;
  const author = await readAuthor(request.api);
  return marked.find(({ login }) => login === author) ?? null;
}

/** The login of the token's user. A job's token may not use GET /user, but GraphQL's viewer works for every token. */
async function readAuthor(api: Api): Promise<string> {
  try {
    const reply = await api.graphql<{ viewer?: { login: string } } | undefined>('{ viewer { login } }');
    return reply?.viewer?.login ?? BOT;
  } catch (error) {
    // On a transient error give up, so that no second comment is written; if GraphQL is not available, assume the bot.
    if (isDoubtful(error) && statusOf(error) !== 501) throw error;
    return BOT;
  }
}

/** null: the comment was deleted in between. */
async function updateComment(request: CommentRequest, found: Found, body: string): Promise<CommentOutcome | null> {
  if (withoutFooter(found.body) === withoutFooter(body)) return { did: 'unchanged', url: found.html_url };
  try {
    const { data } = await request.api.rest.issues.updateComment({ ...location(request), comment_id: found.id, body });
    return { did: 'updated', url: data.html_url };
  } catch (error) {
    if (statusOf(error) === 404 && request.create) return null;
    throw error;
  }
}

/** The body without the footer, which names the batch and so always differs. GitHub may return line ends as CRLF. */
function withoutFooter(body: string): string {
  return body
    .replace(/\r\n/g, '\n')
    .replace(/\n<sub>batch .*<\/sub>\s*$/, '')
    .trimEnd();
}

function isDoubtful(error: unknown): boolean {
  const status = statusOf(error);
  return status === 408 || status >= 500;
}

function location({ owner, repo }: CommentRequest): { owner: string; repo: string } {
  return { owner, repo };
}

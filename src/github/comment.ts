/** The one comment on a pull request: found by its marker and its author, edited in place, created once, left alone when nothing changed. */
import { type Api, statusOf } from './api.js';

export interface CommentRequest {
  api: Api;
  owner: string;
  repo: string;
  issue: number;
  key: string;
  /** GitHub Markdown, without the marker. */
  body: string;
  /** Write one where there is none yet. */
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
          ...place(request),
          issue_number: request.issue,
          body,
        });
        return { did: 'created', url: data.html_url };
      } catch (error) {
        // The comment may stand although the answer got lost: look again before writing another.
        if (!isDoubtful(error) || attempt === CREATE_ATTEMPTS) throw error;
        await request.sleep(1000 * 2 ** (attempt - 1));
      }
    }
  } catch (error) {
    // A missing right, a locked conversation, GitHub's trouble: none of them is the job's.
    return { did: 'refused', status: statusOf(error), message: (error as Error).message };
  }
}

interface Found {
  id: number;
  body: string;
  html_url: string;
}

/** Anybody may write our marker into a comment of theirs, so the author must be the one this token writes as. */
async function findComment(request: CommentRequest): Promise<Found | null> {
  const marker = markerOf(request.key);
  const marked: (Found & { login: string | undefined })[] = [];
  const pages = request.api.paginate.iterator(request.api.rest.issues.listComments, {
    ...place(request),
    issue_number: request.issue,
    per_page: 100,
  });
  for await (const { data } of pages) {
    for (const comment of data) {
      const { id, body, html_url, user } = comment;
      if (body?.startsWith(marker)) marked.push({ id, body, html_url, login: user?.login });
    }
  }
  // A job's token writes as the bot, so who we are is asked only where the bot has none.
  const ofBot = marked.find(({ login }) => login === BOT);
  if (ofBot || marked.length === 0) return ofBot ?? null;
  const author = await readAuthor(request.api);
  return marked.find(({ login }) => login === author) ?? null;
}

/** GET /user is closed to a job's token; GraphQL's viewer answers every kind of token. */
async function readAuthor(api: Api): Promise<string> {
  try {
    const reply = await api.graphql<{ viewer?: { login: string } } | undefined>('{ viewer { login } }');
    return reply?.viewer?.login ?? BOT;
  } catch (error) {
    // Not knowing is no reason to write a second comment; a GitHub without GraphQL for this token is.
    if (isDoubtful(error) && statusOf(error) !== 501) throw error;
    return BOT;
  }
}

/** null: somebody deleted it in between. */
async function updateComment(request: CommentRequest, found: Found, body: string): Promise<CommentOutcome | null> {
  if (readerSees(found.body) === readerSees(body)) return { did: 'unchanged', url: found.html_url };
  try {
    const { data } = await request.api.rest.issues.updateComment({ ...place(request), comment_id: found.id, body });
    return { did: 'updated', url: data.html_url };
  } catch (error) {
    if (statusOf(error) === 404 && request.create) return null;
    throw error;
  }
}

/** All but the footer, which names the batch and so differs each time. GitHub hands line ends back as they were sent or as CRLF. */
function readerSees(body: string): string {
  return body
    .replace(/\r\n/g, '\n')
    .replace(/\n<sub>batch .*<\/sub>\s*$/, '')
    .trimEnd();
}

function isDoubtful(error: unknown): boolean {
  const status = statusOf(error);
  return status === 408 || status >= 500;
}

function place({ owner, repo }: CommentRequest): { owner: string; repo: string } {
  return { owner, repo };
}

/** Writes the one comment on a pull request: finds it by marker and author, creates it once, edits it in place, and leaves it alone when nothing changed. */
import { type Api, statusOf } from '../api/api.js';
import { isNewer, isOlder, type JudgedRun, markerOf, readStamp, stampOf, withoutFooter } from './stamp.js';

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
  /** What was judged: an older run never overwrites a newer one. */
  run?: JudgedRun;
  /** The head of the pull request could not be asked for, so of two commits the one whose run was started later counts as the newer. */
  head_unknown?: boolean;
  sleep: (ms: number) => Promise<void>;
}

export type CommentOutcome =
  | { did: 'created' | 'updated' | 'unchanged'; url: string }
  | { did: 'nothing' }
  /** A newer run has written it. */
  | { did: 'stale'; url: string }
  | { did: 'refused'; status: number; message: string };

const BOT = 'github-actions[bot]';
const CREATE_ATTEMPTS = 3;

export async function writeComment(request: CommentRequest): Promise<CommentOutcome> {
  const stamp = request.run ? `\n${stampOf(request.key, request.run)}` : '';
  const body = `${markerOf(request.key)}\n${request.body}${stamp}`;
  try {
    let author: string | null = null;
    for (let attempt = 1; ; attempt++) {
      const found: Found | null = await findComment(request, author);
      if (found) {
        if (isNewer(readStamp(found.body, request.key), request.run, request.head_unknown))
          return { did: 'stale', url: found.html_url };
        try {
          const outcome = await updateComment(request, found, body);
          if (outcome) return outcome;
        } catch (error) {
          // The bot's comment is of the time before this token, which is an app's and may not edit it.
          if (author !== null || statusOf(error) !== 403) throw error;
          author = await readAuthor(request.api);
          if (author === BOT) throw error;
          continue;
        }
      }
      if (!request.create && author === null && !found) return { did: 'nothing' };
      try {
        const { data } = await request.api.rest.issues.createComment({
          ...location(request),
          issue_number: request.issue,
          body,
        });
        const kept = await settleRace(request, data.id, body, data.user?.login);
        return { did: 'created', url: kept?.html_url ?? data.html_url };
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

type Marked = Found & { login: string | undefined };

/** The comments of this key, oldest first. A word before the marker, or a marker that was edited away, changes nothing. */
async function listMarked(request: CommentRequest): Promise<Marked[]> {
  const signs = [markerOf(request.key), `<!-- agent-routing-run:${request.key} `];
  const marked: Marked[] = [];
  const pages = request.api.paginate.iterator(request.api.rest.issues.listComments, {
    ...location(request),
    issue_number: request.issue,
    per_page: 100,
  });
  for await (const { data } of pages) {
    for (const comment of data) {
      const { id, body, html_url, user } = comment;
      if (body && signs.some((sign) => body.includes(sign))) marked.push({ id, body, html_url, login: user?.login });
    }
  }
  return marked.sort((a, b) => a.id - b.id);
}

/** Anyone can put our marker into a comment, so the author must be the user of this token. */
async function findComment(request: CommentRequest, known: string | null): Promise<Found | null> {
  const marked = await listMarked(request);
  if (known !== null) return marked.find(({ login }) => login === known) ?? null;
  // A job's token writes as the bot, so the token's user is looked up only if the bot has no marked comment.
  let own = marked.filter(({ login }) => login === BOT);
  if (own.length === 0 && marked.length > 0) {
    const author = await readAuthor(request.api);
    own = marked.filter(({ login }) => login === author);
  }
  const [oldest, ...others] = own;
  await removeAll(request, others);
  return oldest ?? null;
}

/** Several runs that found no comment have each written one: the oldest stays, with what the newest run says. */
async function settleRace(
  request: CommentRequest,
  id: number,
  body: string,
  login: string | undefined,
): Promise<Found | null> {
  try {
    const own = (await listMarked(request)).filter((one) => one.login !== undefined && one.login === login);
    const [oldest, ...others] = own;
    // Another run may have removed this one's already, knowing nothing newer.
    if (!oldest || (oldest.id === id && others.length === 0)) return null;
    const runOf = (text: string) => readStamp(text, request.key);
    const newest = own.reduce(
      (best, one) => (isNewer(runOf(one.body), runOf(best), request.head_unknown) ? one.body : best),
      body,
    );
    if (newest !== oldest.body)
      await request.api.rest.issues.updateComment({ ...location(request), comment_id: oldest.id, body: newest });
    await removeAll(request, others);
    return oldest;
  } catch {
    // The comment is written: what is left over is folded by the next run.
    return null;
  }
}

async function removeAll(request: CommentRequest, comments: readonly Found[]): Promise<void> {
  for (const { id } of comments)
    await request.api.rest.issues.deleteComment({ ...location(request), comment_id: id }).catch(() => {});
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

/** Null where the comment was deleted in between. */
async function updateComment(request: CommentRequest, found: Found, body: string): Promise<CommentOutcome | null> {
  // The stamp has to name the newest run all the same, or a run in between could still overwrite what this one confirmed.
  const same = withoutFooter(found.body) === withoutFooter(body);
  if (same && !isOlder(readStamp(found.body, request.key), request.run))
    return { did: 'unchanged', url: found.html_url };
  try {
    const { data } = await request.api.rest.issues.updateComment({ ...location(request), comment_id: found.id, body });
    return { did: same ? 'unchanged' : 'updated', url: data.html_url };
  } catch (error) {
    if (statusOf(error) === 404 && request.create) return null;
    throw error;
  }
}

function isDoubtful(error: unknown): boolean {
  const status = statusOf(error);
  return status === 408 || status >= 500;
}

function location({ owner, repo }: CommentRequest): { owner: string; repo: string } {
  return { owner, repo };
}

/** What a stream of a command consists of, as far as the command shows it: text of files, literal text, names of files, or something unknown. */

/** Placeholders inside an expanded word for what only the disk or the run knows. */
export const ANY_NAME = '\uE000';
export const ANY_CHAR = '\uE001';
export const ANYTHING = '\uE002';
export const HAS_PATTERN = new RegExp(`[${ANY_NAME}${ANY_CHAR}${ANYTHING}]`);

export type Source =
  /**
   * how: the whole file, chosen lines of it, its first five lines at most, lines that match a pattern, whatever a program makes
   * of it, or what a tool says that nobody knows. written: all that it holds, or the end of it, are the model's own words.
   */
  | {
      kind: 'file';
      path: string;
      how: 'whole' | 'part' | 'head' | 'search' | 'program' | 'tool';
      written?: 'whole' | 'partly';
    }
  | { kind: 'text'; text: string }
  /** A list of paths, as find and ls print them. */
  | { kind: 'paths'; path: string }
  /** page: out of the web. */
  | { kind: 'unknown'; page?: true };

export type Flow = readonly Source[];

export type How = Extract<Source, { kind: 'file' }>['how'];

/** The lower, the more of the file was printed for sure. */
export const RANK: Record<How, number> = { whole: 0, part: 1, program: 2, tool: 3, head: 4, search: 5 };

/** A stream behind a filter: of each file at most what the filter lets pass. */
export function weaken(flow: Flow, how: Exclude<How, 'whole'>): Flow {
  return flow.map((source) => (source.kind === 'file' && RANK[source.how] < RANK[how] ? { ...source, how } : source));
}

/** Why a path was named without being read. */
export type Touch = {
  path: string;
  why: 'listed' | 'searched' | 'counted' | 'encoded' | 'written' | 'copied' | 'silenced' | 'changed';
};

/** One word after expansion, and the stream that its text came from, if any. */
export interface Arg {
  text: string;
  flow: Flow;
  /** `<(…)`: the flow is the file's content, not where its name came from. */
  asFile?: boolean;
  /** One of several that a loop takes one after the other: even in quotes they are not joined. */
  separate?: boolean;
}

/** Text of a stream that is known to the letter; null when it is not. */
export function literalOf(flow: Flow): string | null {
  let text = '';
  for (const source of flow) {
    if (source.kind !== 'text') return null;
    text += source.text;
  }
  return text;
}

/** The paths that a stream lists, as patterns. */
export function listedPaths(flow: Flow): string[] {
  return flow.flatMap((source) => {
    if (source.kind === 'paths') return [source.path];
    if (source.kind === 'text') return source.text.split(/\s+/).filter((word) => word !== '');
    return [ANYTHING];
  });
}

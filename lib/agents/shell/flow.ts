/** What a stream of a command consists of, as far as the command itself tells: files, literal text, paths, or who knows. */

/** Stand-ins inside an expanded word for what only the disk or the run can tell. */
export const ANY_NAME = '\uE000';
export const ANY_CHAR = '\uE001';
export const ANYTHING = '\uE002';

export type Source =
  /**
   * how: the whole file, chosen lines of it, its first five lines at most, lines that match a pattern, or whatever a program
   * makes of it. written: the model's own words stand in it.
   */
  | { kind: 'file'; path: string; how: 'whole' | 'part' | 'head' | 'search' | 'program'; written?: true }
  | { kind: 'text'; text: string }
  /** A list of paths, as find and ls print them. */
  | { kind: 'paths'; path: string }
  | { kind: 'unknown' };

export type Flow = readonly Source[];

export type How = Extract<Source, { kind: 'file' }>['how'];

/** The stronger, the more of the file came out for sure. */
export const STRENGTH: Record<How, number> = { whole: 0, part: 1, program: 2, head: 3, search: 4 };

/** What passes through a filter is at most what the filter lets pass. */
export function weaken(flow: Flow, how: Exclude<How, 'whole'>): Flow {
  return flow.map((source) =>
    source.kind === 'file' && STRENGTH[source.how] < STRENGTH[how] ? { ...source, how } : source,
  );
}

/** Why a path was named without being read. */
export type Touch = {
  path: string;
  why: 'listed' | 'searched' | 'counted' | 'encoded' | 'written' | 'copied' | 'silenced' | 'changed';
};

/** One word after expansion, and what stands behind it when it came out of a file. */
export interface Arg {
  text: string;
  flow: Flow;
  /** `<(…)`: the flow is what stands in the file, not where its name came from. */
  as_file?: boolean;
  /** One of several that a loop goes through: also in quotes a word of its own. */
  in_turn?: boolean;
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

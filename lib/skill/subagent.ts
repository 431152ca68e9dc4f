import { parseFrontMatter } from './front-matter.js';

/** A custom agent that the source ships; cases of kind `suite` are sent to it. */
export interface Subagent {
  name: string;
  /** The plugin that ships it; null: the project itself. */
  plugin: string | null;
  /** Relative to the source's root. */
  path: string;
  /** Path below the folder of agents. */
  file: string;
  /** The whole file. */
  text: string;
  /** The text below the front matter. */
  instructions: string;
}

/** The skills whose texts it is given from the start, each with its line. */
export function listTaught(text: string): { name: string; line: number }[] {
  const { skills } = parseFrontMatter(text).fields;
  const names = Array.isArray(skills) ? skills.map(String) : typeof skills === 'string' ? skills.split(',') : [];
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^skills\s*:/.test(line));
  const words = lines.map((line, at) => (at < first ? [] : line.replace(/^skills\s*:/, '').split(/[\s,'"[\]]+/)));
  return names.map((one) => {
    const name = one.trim();
    return {
      name,
      line:
        Math.max(
          first,
          words.findIndex((of) => of.includes(name)),
        ) + 1,
    };
  });
}

/** `plugin:name`, or the bare name. */
export function findSubagent<S extends Pick<Subagent, 'name' | 'plugin'>>(
  subagents: readonly S[],
  wanted: string,
): S | null {
  const qualified = subagents.find(({ plugin, name }) => plugin !== null && `${plugin}:${name}` === wanted);
  if (qualified) return qualified;
  const at = wanted.lastIndexOf(':');
  const prefix = at < 0 ? null : wanted.slice(0, at);
  const named = subagents.filter(({ name }) => name === wanted.slice(at + 1));
  // A project's agent has no prefix, even if a suite shared with a plugin writes one.
  return named.find(({ plugin }) => plugin === null || prefix === null) ?? null;
}

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

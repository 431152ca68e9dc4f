/** From what of a source an agent starts something: each agent's folder has a table, with the version it was seen in. */
export interface Start {
  /** Globs, met at any depth of a source: a plugin may lie anywhere in it, and only its agent knows where. */
  files: readonly string[];
  form: 'json' | 'toml' | 'front_matter' | 'module' | 'script' | 'template';
  /** Keys under which something to start is declared. A text in their place names a file that declares it. Absent: the whole file does. */
  under?: readonly string[];
  /** Keys whose own value is run. */
  commands?: readonly string[];
  /** What marks shell in a template. */
  mark?: '!{' | '!`';
  /** The agent's own switch, set in each launch that may start nothing: the file stays as it is. */
  switched_off?: string;
}

/**
 * json: with comments, too. front_matter: of Markdown. module: code that is loaded. script: a program, or a file of variables.
 * template: words that may hold shell, in one of the marks that agents have for it.
 */

/** What agents declare under the same words: hooks, servers of both protocols, watchers. */
export const DECLARATIONS = ['hooks', 'mcpServers', 'lspServers', 'monitors', 'modules'];

const CODE = '{js,ts,mjs,cjs,mts,cts,jsx,tsx}';

export const modulesIn = (folder: string): string => `${folder}/**/*.${CODE}`;

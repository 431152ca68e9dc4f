/** The addresses of what a user's repository does not have: our pages, and the JSON Schemas of docs/schema by which editors find them. */

/** As package.json's repository and version have it; forks and copies have their own. */
const home = { name: 'org/agent-routing', ref: 'v1' };

/** What an entry found out of its own origin, before anything is said. */
export const setHome = (own: typeof home): unknown => Object.assign(home, own);

/** The `$id` of a schema, and the `$schema` in files that this tool writes. */
export const schemaAddress = (page: string): string =>
  `https://raw.githubusercontent.com/${home.name}/${home.ref}/docs/schema/${page}.schema.json`;

export const issuesAddress = (): string => `https://github.com/${home.name}/issues`;

export const pageAddress = (page: string): string => `https://github.com/${home.name}/blob/${home.ref}/docs/${page}.md`;

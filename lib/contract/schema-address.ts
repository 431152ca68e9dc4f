/** The addresses of what a user's repository does not have: our pages, and the JSON Schemas of docs/schema by which editors find them. */

/** As package.json's repository and version have it; forks and copies have their own. */
const STANDS_FOR_IT = 'org/agent-routing';
const home = { name: STANDS_FOR_IT, ref: 'v1' };

/** What an entry found out of its own origin, before anything is said. */
export const setHome = (own: typeof home): unknown => Object.assign(home, own);

/** The `$id` of a schema, and the `$schema` in files that this tool writes. */
export const schemaAddress = (page: string): string =>
  `https://raw.githubusercontent.com/${home.name}/${home.ref}/docs/schema/${page}.schema.json`;

export const issuesAddress = (): string => `https://github.com/${home.name}/issues`;

/** Where the repository is not known, in the tool's own folder: its stand-in leads nowhere. */
export const pageAddress = (page: string): string =>
  home.name === STANDS_FOR_IT ? `docs/${page}.md` : `https://github.com/${home.name}/blob/${home.ref}/docs/${page}.md`;

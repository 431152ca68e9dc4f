// The conformance cases and what was measured of each client → the page docs/agent-plugins.md.

const SPEC = 'https://github.com/agentplugins/agent-plugins-spec/blob/main/spec/1.0.0.md';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** In which words a client departs from the standard; null where it keeps to it. */
export function departs({ expected, may }, cell) {
  if (may?.some((other) => same(other, cell.skills))) return null;
  const words = [
    ...list('does not list', expected.skills, cell.skills),
    ...list('lists', cell.skills, expected.skills),
    ...list('does not start', expected.servers, cell.servers),
    ...list('starts', cell.servers, expected.servers),
    ...Object.entries(expected.facts ?? {}).flatMap(([server, facts]) =>
      Object.entries(facts).flatMap(([key, value]) => differs(key, value, cell.facts?.[server]?.[key])),
    ),
  ];
  return words.length > 0 ? words.join(', ') : null;
}

const differs = (key, want, seen) =>
  seen === undefined || same(want, seen) ? [] : [`gives another ${key}: \`${oneLine(seen)}\``];

const oneLine = (value) =>
  JSON.stringify(value)
    .replace(/\/tmp\/ar-[0-9a-f]+\/h/g, '<home>')
    .replaceAll('|', '\\|');

function list(verb, these = [], those = []) {
  const only = these.filter((one) => !those.includes(one));
  return only.length > 0 ? [`${verb} ${only.map((one) => `\`${one}\``).join(' and ')}`] : [];
}

const cellOf = (one, cell) => {
  if (!cell) return '–';
  const words = departs(one, cell);
  return words === null ? 'keeps' : `**${words}**`;
};

export function renderPage({ cases }, { clients }) {
  const all = Object.values(clients);
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const kept = all.map(({ cases: seen }) => cases.filter((one) => seen[one.id] && departs(one, seen[one.id]) === null));
  return `# Agent Plugins 1.0 on real clients

<!-- Made by scripts/agent-plugins/index.mjs of docs/agent-plugins.cases.json and docs/agent-plugins.json. -->

[Agent Plugins](${SPEC}) is a standard for packages of skills and MCP servers: a \`plugin.json\` in the root that names its schema, \`skills/<name>/SKILL.md\`, \`mcp.json\`. Four of the agents here load such packages. This page says which rules of the standard each of them keeps, measured with its own CLI on the embedded model: what it listed, and which servers it started. The others know nothing of it: installed in their own way, Claude Code 2.1.330, Gemini CLI 0.61.0 and pi 0.87.1 list the skills of a package that the standard rejects, and OpenCode 1.18.33 takes no plugins from a folder.

To try your own package: \`agent-routing check --agents codex,copilot,qwen,cline\`. A package is installed as \`agent-plugin\` there; where a repository is more than such a package, \`codex+agent-plugin\` asks for it. What it starts is made inert first: a server starts only with \`discover --allow-source-processes\`. \`check --offline\` predicts the same without starting anything.

| client | version | measured | cases kept | installed by |
| --- | --- | --- | --- | --- |
${all.map(({ title, version, date, cases: seen, by }, at) => row([title, version, date, `${kept[at].length} of ${Object.keys(seen).length}`, by])).join('\n')}

"Keeps" means that the client made of the package what the standard asks: a rejected package lists no skill and starts no server, and what is skipped alone keeps nothing else from loading. Where the standard leaves a choice, both are "keeps".

${row(['case', 'section', 'rule', ...all.map(({ title, version }) => `${title} ${version}`)])}
${row(['---', '---', '---', ...all.map(() => '---')])}
${cases.map((one) => row([`\`${one.id}\``, one.section, one.rule.replaceAll('|', '\\|'), ...all.map(({ cases: seen }) => cellOf(one, seen[one.id]))])).join('\n')}

## The cases, for other clients

[agent-plugins.cases.json](agent-plugins.cases.json) holds each case as data: the files of the package, and the skills and servers that a client which keeps to the standard makes of them. Its field \`about\` says how to write them to disk. [agent-plugins.json](agent-plugins.json) holds what was measured.
`;
}

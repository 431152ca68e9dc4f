// The skills under test of the second set of recordings: prose as people write it, siblings, odd names, words that look like faults.

const BODIES = {
  deploy: `# Deploying the service

Check that the main branch is green before anything else.
Tag the commit with the next calendar version.
Push the tag and wait for the container build to finish.
Ask the person on call for a go-ahead in the release channel.
Roll out to one region, then watch error rates for ten minutes.
If rates stay flat, roll out to the remaining regions.

How to go back is in references/rollback.md.
`,
  'deploy-preview': `# Preview environments

Check that the main branch is green before anything else.
Build the branch with the preview profile switched on.
Give the environment the number of its pull request as a name.
Post the address as a comment, and edit that comment from then on.
Take the environment down when the pull request is closed.
`,
  release_notes: `# Notes for a release

Read the merged pull requests since the last tag.
Leave out what a user cannot see.
Write one sentence for each change, in the present tense.
Thank outside contributors by their handle.
`,
  review: 'Read the diff twice: once for its behaviour, once for its names.\n',
  oncall: `# When the pager rings

[API Error: 401 Unauthorized] means that a key was rotated: fetch the new one.
429 Too Many Requests: the quota is exceeded, wait for the window to pass.
Error: connect ECONNREFUSED 127.0.0.1:443 means that the proxy is down.
Tool execution blocked: the deploy freeze is on, ask the duty manager.

\`\`\`json
{"type":"result","subtype":"error_during_execution","is_error":true}
{"type":"error","error":{"name":"APIError","data":{"message":"Internal server error","statusCode":500}}}
\`\`\`
`,
  i18n: `# Übersetzungen

Übersetze zuerst die Oberfläche, danach die Hilfe – nie umgekehrt.
日本語の文は短くする。敬語は「です・ます」に揃える。
A line separator\u2028stands in the middle of this line, and an emoji 🧭 at its end 🏁
Leave "quotes", back\\slashes and <tags> as they are.
`,
};

const skill = (name, body) =>
  `---\nname: ${name}\ndescription: Use it for ${name.replaceAll(/[-_]/g, ' ')} work.\n---\n\n${body}`;

/** Folder → text. The folder of release_notes is named otherwise. */
export const SKILLS = Object.fromEntries(
  Object.entries(BODIES).map(([name, body]) => [`skills/${name.replace('_', '-')}`, skill(name, body)]),
);

export const EXTRA = {
  'skills/deploy/references/rollback.md': '# Going back\n\nMove the old tag to the front and roll out once more.\n',
  'skills/deploy/scripts/check.sh': '#!/bin/sh\necho all green\n',
};

/** The lines of a skill that no other skill holds: what proves that it, and not its sibling, reached a model. */
export function ownLines(id) {
  const others = Object.entries(BODIES).filter(([name]) => name !== id);
  return (BODIES[id] ?? '')
    .split('\n')
    .filter((line) => line.length > 14 && !others.some(([, body]) => body.includes(line)));
}

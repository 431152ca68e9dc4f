/** The first request of a unit whose skills are listed in a form that is not known here → a fault: nothing that rests on such a listing can be judged. */
import { basename, join } from 'node:path/posix';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import { findUnread, plain } from '../agents/listing/unread.js';
import type { Files } from '../contract/ports/files.js';
import { issuesAddress } from '../contract/schema-address.js';
import type { Fault } from '../contract/transcript/event.js';
import type { ModelRequest, OfferedSkill } from '../model/wire.js';
import type { ReadyAgent } from './ready.js';

export interface FirstRequest {
  request: ModelRequest;
  offered: OfferedSkill[];
}

export async function findUnreadListing(
  { request, offered }: FirstRequest,
  { agent, version, install }: ReadyAgent,
  setup: LaunchSetup,
  paths: readonly string[],
  files: Files,
): Promise<Fault | null> {
  const { source, prompt } = setup;
  const skills = source.skills.map((skill) => ({ skill, names: agent.listedAs(skill, { source, install }) }));
  const found = findUnread({ title: agent.title, signs: agent.signs, skills, paths, prompt }, request, offered);
  const quotable = found.flatMap(({ passage }) => passage ?? []);
  const quoted = quotable.length > 0 ? await findQuoted(quotable, setup, files) : new Set();
  const unread = found.filter(({ passage }) => passage === null || !quoted.has(passage));
  if (unread.length === 0) return null;
  const [first, ...others] = unread.map(({ what }) => what);
  const more = others.length > 0 ? `, and ${others.length} more like it` : '';
  return {
    kind: 'listing_not_understood',
    message: `the listing of ${agent.name} ${version} was not understood (${first}${more})`,
    fix: `take a version that this tool knows (\`--agent-versions pinned\`), and report it at ${issuesAddress()} with the words that were not read`,
  };
}

/** What an agent may have read to its model: instructions, commands, other agents. A SKILL.md is what a listing is made of. */
const READABLE = /\.(?:md|mdc|txt|json|toml|ya?ml)$/i;

async function findQuoted(
  passages: readonly string[],
  { workspace, source_copy }: LaunchSetup,
  files: Files,
): Promise<Set<string>> {
  const quoted = new Set<string>();
  for (const folder of [workspace, source_copy])
    for (const path of await files.list(folder)) {
      if (!READABLE.test(path) || basename(path) === 'SKILL.md') continue;
      const text = plain(await files.read(join(folder, path)).catch(() => ''));
      for (const passage of passages) if (text.includes(plain(passage))) quoted.add(passage);
    }
  return quoted;
}

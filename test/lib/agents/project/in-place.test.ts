import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS, ALL_AGENTS } from '../../../../lib/agents/index.js';
import { discoverOffers } from '../../../../lib/offer/discover.js';
import { PROJECT_FOLDERS } from '../../../../lib/setup/source/project-folders.js';
import { readSource } from '../../../../lib/setup/source/source.js';
import type { Ports } from '../../../../lib/transcript/ports.js';
import { linkIn, writeSkills } from '../../../helpers/project.js';
import { openQuickPorts } from '../../../helpers/quick-ports.js';
import { keepRequests } from '../../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../../helpers/ready-agent.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { TESTED_NAMES } from '../../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
const MEASURED = join(import.meta.dirname, '../../../../docs/skills-across-agents.json');

/** Letters alone, so that no name is part of another and no agent changes one. */
const nameOf = (place: string) =>
  `q${[...place].map((sign) => sign.charCodeAt(0).toString(36)).join('')}z`.replace(
    /\d/g,
    (digit) => 'abcdefghij'[Number(digit)] ?? '',
  );

/** A skill in every place: each folder of each agent, a package's, and below them where agents differ. */
function writeProject(root: string): void {
  const folders = [...PROJECT_FOLDERS, ...PROJECT_FOLDERS.map((folder) => `packages/app/${folder}`)];
  const below = ['NAME', 'group/NAME', '.NAME', '.hidden/NAME', 'outer/NAME', 'a/b/c/d/e/NAME', 'a/b/c/d/e/f/NAME'];
  const paths = folders.flatMap((folder) => below.map((place) => `${folder}/${place}`));
  writeSkills(root, Object.fromEntries(paths.map((path) => [path.replace('NAME', nameOf(path)), nameOf(path)])));
  writeSkills(root, Object.fromEntries(PROJECT_FOLDERS.map((folder) => [`${folder}/outer`, nameOf(`${folder}/o`)])));
  // One file that several folders lead to, and one that lies in none of them.
  writeSkills(root, { 'tools/elsewhere': 'qelsewherez', '.agents/skills/linked': 'qlinkedz' });
  for (const home of ['.claude', '.pi', '.qwen']) linkIn(root, `${home}/skills/linked`, '../../.agents/skills/linked');
  for (const home of ['.github', '.codex', '.cline']) linkIn(root, `${home}/skills/elsewhere`, '../../tools/elsewhere');
}

describe('the folders that an agent reads of a project', () => {
  it.each(ALL_AGENTS)('are those that were measured on %s, in the order in which they win', (name) => {
    const { folders } = JSON.parse(readFileSync(MEASURED, 'utf8')).agents[name] as { folders: string[][] };
    const project = folders.flat().filter((folder) => !folder.startsWith('~/'));
    expect(AGENTS[name as keyof typeof AGENTS].project_skills.folders).toEqual(project);
  });
});

describe('a project with a skill in every place', () => {
  let ports: Ports;
  let root: string;
  beforeAll(async () => {
    ports = await openQuickPorts();
    root = newFolder();
    writeProject(root);
  });
  afterAll(() => ports.modelServer.close());

  it.each(TESTED_NAMES)(
    'is listed by %s as its raw request says and as is predicted, with a reason for each loss',
    async (name) => {
      const ready = await readyAgent(`${name}+project`);
      const shared = await shareFolder(root, join(newFolder(), 's'));
      const kept: string[] = [];
      const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
      const found = await discoverOffers(ready, shared, probe, keepRequests(ports, kept));
      expect(found.error).toBeNull();
      expect(found.install).toBe('project');
      const rows = found.skills ?? [];
      // Gemini CLI shows the tree of the folder, too, and Cline names alone.
      const isListed = (id: string) =>
        new RegExp(name === 'cline' ? `\\b${id}\\b` : `use ${id}\\b`).test(kept[0] ?? '');
      const listed = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).map(({ path }) => path);
      expect(listed(({ offer }) => offer !== 'absent')).toEqual(listed(({ id }) => isListed(id)));
      expect(listed(({ offer }) => offer !== 'absent').length).toBeGreaterThan(1);
      expect(
        listed(({ offer, reason }) => offer === 'absent' && !/; (?:link|move|rename|start)/.test(reason ?? '')),
      ).toEqual([]);
      const context = { source: shared.source, install: 'project' as const, vendor_model: null };
      const predicted = ready.agent.predictOffers(context);
      expect(predicted.map(({ skill, offer }) => [skill.path, offer])).toEqual(
        rows.map(({ path, offer }) => [path, offer]),
      );
    },
  );

  it('has a skill for each file, whatever leads to it', async () => {
    const { as, skills } = await readSource(root);
    expect(as).toBe('project');
    const placesOf = (id: string) =>
      skills
        .filter((skill) => skill.id === id)
        .map(({ path, also_at = [] }) => [path, ...also_at.map((one) => one.path)]);
    expect(placesOf('qlinkedz')).toEqual([
      ['.agents/skills/linked', '.claude/skills/linked', '.pi/skills/linked', '.qwen/skills/linked'].map(
        (at) => `${at}/SKILL.md`,
      ),
    ]);
    expect(placesOf('qelsewherez')).toEqual([
      ['.cline/skills/elsewhere', '.codex/skills/elsewhere', '.github/skills/elsewhere'].map((at) => `${at}/SKILL.md`),
    ]);
  });
});

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { type Awkward, marksOf, writeAwkwardPlugin } from '../../helpers/awkward-plugin.js';
import { openQuickPorts } from '../../helpers/quick-ports.js';
import { keepRequests } from '../../helpers/raw-requests.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, NIGHTLY_NAMES } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** By day the ways of the agent that starts fastest, and the usual way of each other; test/lib/setup/ has more of theirs. */
const isAsked = (name: string, way: string, usual: string | undefined) =>
  // It is no package of Agent Plugins, and no project.
  !['project', 'agent-plugin'].includes(way) && (IN_FULL || name === 'codex' || way === usual);
const WAYS = NIGHTLY_NAMES.flatMap((name) => {
  const { installs } = AGENTS[name];
  return installs.filter((way) => isAsked(name, way, installs[0])).map((way) => `${name}+${way}`);
});

const fold = (text: string) => text.replace(/\s+/g, ' ');

interface Row {
  id: string;
  path: string;
  offer: string;
  kept_chars: number;
}

/** Of several skills with one name OpenCode and Kilo keep one by chance, so only how many it keeps is predicted. */
function listStates(rows: readonly Row[], agent: string): string[] {
  const stateOf = ({ offer, kept_chars }: Row) => `${offer} ${kept_chars}`;
  return rows.map((row) => {
    const twins = agent === 'opencode' || agent === 'kilo' ? rows.filter(({ id }) => id === row.id) : [row];
    return `${row.path} ${twins.map(stateOf).toSorted().join(' or ')}`;
  });
}

/** What a request says of a skill: searched for, not parsed. */
function search(request: string, { mark }: Awkward, names: readonly string[]): 'full' | 'cut' | 'name_only' | 'absent' {
  if (mark && request.includes(marksOf(mark).start)) return request.includes(marksOf(mark).end) ? 'full' : 'cut';
  const shapes = (name: string) => [
    `\n- ${name}\n`,
    `\n- ${name}: `,
    `\n- ${name} (`,
    `<name>${name}</name>`,
    `<name>\n${name}\n</name>`,
    `(${name})`,
  ];
  // Cline's: all names on one line.
  const listed = / Available skills: (.*)\.$/m.exec(request)?.[1]?.split(', ') ?? [];
  const stands = (name: string) => listed.includes(name) || shapes(name).some((shape) => request.includes(shape));
  if (!names.some(stands)) return 'absent';
  return mark === null ? 'full' : 'name_only';
}

/** A name that stands there once is that of the skill whose description stands with it; without descriptions (Cline) nothing shows which it is, and the first is as good. */
function standsForTwin(request: string, row: Awkward, twin: Awkward): boolean {
  const stands = ({ mark }: Awkward) => request.includes(marksOf(mark ?? '').start);
  return stands(row) || stands(twin) ? !stands(row) : row.path > twin.path;
}

describe('discover, on a plugin with awkward skills', () => {
  let ports: Ports;
  let root: string;
  let rows: Awkward[];
  beforeAll(async () => {
    ports = await openQuickPorts();
    root = newFolder();
    rows = writeAwkwardPlugin(root);
  });
  afterAll(() => ports.modelServer.close());

  it.each(WAYS)(
    'agrees with the request that %s sends, skill by skill, and gives a reason for each loss',
    async (key) => {
      const ready = await readyAgent(key);
      const shared = await shareFolder(root, join(newFolder(), 's'));
      const kept: string[] = [];
      const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal };
      const found = await discoverOffers(ready, shared, probe, keepRequests(ports, kept));
      expect(found.error).toBeNull();
      const request = kept[0] ?? '';
      const idOf = ({ path }: Awkward) => shared.source.skills.find((skill) => skill.path === path)?.id;
      const seen = rows.map((row) => {
        const skill = shared.source.skills.find(({ path }) => path === row.path);
        const twin = rows.find((other) => other !== row && idOf(other) === idOf(row));
        if (twin && standsForTwin(request, row, twin)) return `${row.path} absent`;
        const names = [skill?.id ?? '', skill?.dir ?? ''].flatMap((name) => [name, name.replaceAll(' ', '-')]);
        return `${row.path} ${search(
          request,
          row,
          names.flatMap((name) => [name, `awkward:${name}`]),
        )}`;
      });
      const said = rows.map(({ path }) => `${path} ${found.skills?.find((row) => row.path === path)?.offer}`);
      expect(said).toEqual(seen);
      const { source } = shared;
      const predicted = ready.agent.predictOffers({ source, install: ready.install, vendor_model: null });
      const rowsOf = predicted.map(({ skill, ...row }) => ({ ...row, path: skill.path, id: skill.id }));
      expect(listStates(rowsOf, ready.agent.name)).toEqual(listStates(found.skills ?? [], ready.agent.name));
      const unexplained = found.skills
        ?.filter(({ offer, reason }) => offer !== 'full' && !reason)
        .map(({ path }) => path);
      expect(unexplained).toEqual([]);
      const reasons = found.skills?.map(({ reason }) => reason ?? '').join('\n') ?? '';
      expect(reasons).not.toMatch(/does not know|says of it on stderr|check what|had no space/);
      // What is kept of a cut description stands there, and not a letter more.
      for (const { path, offer, kept_chars } of found.skills ?? []) {
        if (offer !== 'cut') continue;
        const whole = fold(shared.source.skills.find((skill) => skill.path === path)?.description ?? '');
        expect([path, fold(request).includes(whole.slice(0, kept_chars))]).toEqual([path, true]);
        const more = whole.slice(0, kept_chars + (whole[kept_chars] === ' ' ? 2 : 1));
        expect([path, fold(request).includes(more)]).toEqual([path, false]);
      }
      // Cline shows names alone.
      expect(found.skills?.filter(({ offer }) => offer !== 'absent').length).toBeGreaterThan(15);
    },
  );
});

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takesSubagents } from '../../../lib/agents/interface/parts.js';
import { discoverOffers } from '../../../lib/offer/discover.js';
import { openPorts } from '../../../lib/setup/ports.js';
import { readPluginParts } from '../../../lib/setup/source/plugin-parts.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { writePartFiles } from '../../helpers/part-files.js';
import { readyAgent, shareFolder } from '../../helpers/ready-agent.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();

describe('a file of a custom agent or a command, right or wrong', () => {
  let ports: Ports;
  beforeAll(async () => {
    ports = await openPorts();
  });
  afterAll(() => ports.modelServer.close());

  it.each(['codex+plugin', ...(IN_FULL ? ['claude', 'copilot', 'gemini+extension', 'qwen+extension'] : [])])(
    'is listed by %s as predicted, and has a reason where it is not',
    async (key) => {
      const root = newFolder();
      writePartFiles(root);
      const shared = await shareFolder(root, join(newFolder(), 'staged'));
      const parts = await readPluginParts(shared.source);
      const ready = await readyAgent(key, 120_000);
      const probe = { mode: 'oracle' as const, folder: newFolder(), signal: new AbortController().signal, parts };
      const found = await discoverOffers(ready, shared, probe, ports);
      const reader = ready.agent.parts;
      const isTaken = ({ kind }: { kind: string }) =>
        kind === 'command' ? reader.commandName : takesSubagents('kit', reader);
      const rows = (found.parts ?? []).filter(isTaken);
      expect(rows.length).toBeGreaterThan(30);
      const faults = new Map(
        parts.flatMap((part) => ('file' in part ? [[part.path, reader.faultOf?.(part) ?? null] as const] : [])),
      );
      expect(rows.map(({ path, listed_as, reason }) => [path, listed_as.length > 0, reason === null])).toEqual(
        rows.map(({ path }) => [path, faults.get(path)?.listed ?? !faults.get(path), !faults.get(path)]),
      );
      expect(rows.filter(({ reason }) => reason?.includes('for a reason that this tool does not know'))).toEqual([]);
    },
  );
});

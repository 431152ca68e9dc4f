/** `--proposer` → a port that asks a chat model for descriptions, and what it has answered already. */
import { appendFile } from 'node:fs/promises';
import { z } from 'zod';
import { hash } from '../../lib/batch/plan.js';
import { type ProposalRequest, readProposal } from '../../lib/improve/proposal.js';
import { SearchStopped } from '../../lib/improve/search.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { parseRecordLines } from '../../lib/input/record-lines.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { addressOf, type Endpoint, openEndpoint } from '../../lib/setup/model/endpoint.js';
import type { RunPorts } from '../run/ports.js';
import { findEndpoint } from '../run/prepare/deciding.js';
import { dropHalfLine } from './journal.js';

const AnsweredSchema = z.object({ request: z.string(), descriptions: z.array(z.string()), tokens: z.number() });

export function findProposer(
  { proposer, model }: { proposer?: string | undefined; model?: string | undefined },
  ports: RunPorts,
): Endpoint {
  const named = proposer ?? model;
  if (named === undefined)
    throw new ConfigError('improve needs a chat model that proposes descriptions.', {
      fix: 'name it with --proposer MODEL and set AGENT_ROUTING_MODEL_URL, or write --proposer MODEL@URL; without any model: --offline.',
    });
  const [, id = named, url] = /^(.+?)@(https?:\/\/.+)$/.exec(named) ?? [];
  const own = ports.env['AGENT_ROUTING_PROPOSER_KEY']?.trim() || null;
  if (url === undefined) {
    const endpoint = findEndpoint({ model: id }, ports);
    return own ? { ...endpoint, key: own } : endpoint;
  }
  addressOf(url);
  // The key of the model that is measured goes to no other host.
  const { AGENT_ROUTING_MODEL_URL: measured, AGENT_ROUTING_MODEL_KEY: key } = ports.env;
  const same = measured && URL.canParse(measured) && new URL(measured).origin === new URL(url).origin;
  return { url, key: own ?? (same ? key?.trim() || null : null), model: id };
}

export interface Proposer {
  ask(request: ProposalRequest): Promise<string[]>;
  spent: { requests: number; tokens: number };
}

/** file: of what it answered. overBudget: in words, why nothing may be asked. */
export async function openProposer(
  endpoint: Endpoint,
  file: string,
  { candidates, overBudget }: { candidates: number; overBudget(): string | null },
  ports: RunPorts,
): Promise<Proposer> {
  await dropHalfLine(file);
  const fix = 'remove the line: it is asked for again.';
  const known = new Map(
    parseRecordLines((await readTextIfAny(file)) ?? '', AnsweredSchema, { file, what: 'a proposal', fix }).map(
      (one) => [one.request, one],
    ),
  );
  const { ask } = openEndpoint(endpoint, ports);
  const spent = { requests: 0, tokens: 0 };
  return {
    spent,
    async ask(request) {
      const key = hash(request);
      const before = known.get(key);
      if (before) return before.descriptions;
      const answer = await ask(request, () => {
        const reason = overBudget();
        if (reason === null) spent.requests++;
        return reason;
      });
      if (!answer.ok) {
        if (answer.fatal) throw answer.fatal;
        throw new SearchStopped(`the proposer did not answer: ${answer.reason}`);
      }
      const { descriptions, tokens } = readProposal(answer.body, candidates);
      spent.tokens += tokens;
      if (descriptions.length === 0) ports.log(`${endpoint.model} answered without a description`);
      const line = { request: key, descriptions, tokens };
      await appendFile(file, `${JSON.stringify(line)}\n`);
      known.set(key, line);
      return descriptions;
    },
  };
}

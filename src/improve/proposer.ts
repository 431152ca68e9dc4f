/** `--proposer` → a port that asks a chat model for descriptions. */
import { type ProposalRequest, readProposal } from '../../lib/improve/proposal.js';
import { SearchStopped } from '../../lib/improve/search.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { type Ask, addressOf, type Endpoint } from '../../lib/setup/model/endpoint.js';
import type { RunPorts } from '../run/ports.js';
import { findEndpoint } from '../run/prepare/deciding.js';

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

/** overBudget: in words, why nothing may be asked. */
export function openProposer(
  { model, ask }: { model: string; ask: Ask },
  { candidates, overBudget }: { candidates: number; overBudget(): string | null },
  ports: Pick<RunPorts, 'log'>,
): Proposer {
  const spent = { requests: 0, tokens: 0 };
  return {
    spent,
    async ask(request) {
      const before = spent.requests;
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
      // What was answered before the search was interrupted was paid for then.
      if (spent.requests > before) spent.tokens += tokens;
      if (descriptions.length === 0) ports.log(`${model} answered without a description`);
      return descriptions;
    },
  };
}

/** A vendor played on loopback: what a user's environment names in mode live, with a script that decides instead of a model. */
import { AGENTS } from '../../lib/agents/index.js';
import type { ModelRequest, ModelTurn, OfferedSkill } from '../../lib/model/wire.js';
import { PROSE } from '../../lib/policy/prose.js';
import { openModelServer } from '../../lib/setup/model/server.js';
import type { ModelServer } from '../../lib/transcript/model-server.js';

type Name = keyof typeof AGENTS;

export interface Turn {
  agent: (typeof AGENTS)[Name];
  /** The user's words. */
  prompt: string;
  request: ModelRequest;
  offered: OfferedSkill[];
  /** Sessions of this agent with this prompt so far, this one counted. */
  session: number;
}

export interface Vendor {
  /** Credentials are canaries: no file of ours may hold one. */
  env: Record<string, string>;
  canaries: string[];
  /** {agent: the listings that its sessions put before the vendor's model} */
  listings: Record<string, OfferedSkill[][]>;
  close(): Promise<void>;
}

const CANARIES = {
  claude: 'canary-of-anthropic-71f3',
  codex: 'canary-of-openai-92e8',
  copilot: 'canary-of-copilot-5b06',
};

export async function openVendor(
  prompts: readonly string[],
  decide: (turn: Turn) => ModelTurn | null,
): Promise<Vendor> {
  const server: ModelServer = await openModelServer();
  const listings: Vendor['listings'] = { claude: [], codex: [], copilot: [] };
  const sessions = new Map<string, number>();
  const open = (name: Name) =>
    server.register({
      agent: AGENTS[name],
      policy(request, offered) {
        const prompt = prompts.find((text) =>
          request.texts.some(({ role, text: said }) => role === 'user' && said.includes(text)),
        );
        if (request.step === 0) {
          listings[name]?.push(offered);
          sessions.set(`${name} ${prompt}`, (sessions.get(`${name} ${prompt}`) ?? 0) + 1);
        }
        const session = sessions.get(`${name} ${prompt}`) ?? 0;
        return decide({ agent: AGENTS[name], prompt: prompt ?? '', request, offered, session }) ?? PROSE;
      },
    }).url;
  return {
    env: {
      ANTHROPIC_BASE_URL: open('claude'),
      ANTHROPIC_API_KEY: CANARIES.claude,
      OPENAI_BASE_URL: `${open('codex')}/v1`,
      OPENAI_API_KEY: CANARIES.codex,
      COPILOT_PROVIDER_BASE_URL: `${open('copilot')}/v1`,
      COPILOT_PROVIDER_API_KEY: CANARIES.copilot,
      COPILOT_MODEL: 'some-model',
    },
    canaries: Object.values(CANARIES),
    listings,
    close: server.close,
  };
}

/** A chat completion that is wanted → the session of Copilot CLI's own SDK protocol that asks for it, and what that session says → the answer. Facts are about 1.0.102. */
import type { Launch } from '../../contract/ports/launch.js';
import type { Fault } from '../../contract/transcript/event.js';
import { asFields, list, string } from '../../input/json-value.js';
import { faultOf } from './faults.js';
import { buildEnv } from './launch.js';

/** Of a chat completion's body; its temperature and seed have no counterpart. */
export interface SdkRequest {
  messages: readonly { role: string; content: string }[];
  tools?: readonly { function: { name: string; description?: string; parameters?: unknown } }[];
}

/** The server that speaks the protocol on its own pipes. Its model is the one that each session names. */
export function serveSdk(setup: {
  binary: string;
  shared_cache: string;
  home: string;
  user_env: Record<string, string>;
}): Launch {
  const env = buildEnv({ ...setup, model_url: null, mode: 'live' }, null);
  return {
    file: setup.binary,
    args: ['--headless', '--no-auto-update', '--log-level', 'error', '--stdio'],
    env: { ...env, COPILOT_DISABLE_KEYTAR: '1' },
    cwd: setup.home,
  };
}

/** Nothing of its own is in it: our system text in place of Copilot's, our tools alone, which it only declares. It puts the time before the prompt. */
export const describeSession = ({ messages, tools = [] }: SdkRequest, model: string, home: string) => ({
  model,
  systemMessage: { mode: 'replace', content: join(messages, 'system') },
  tools: tools.map(({ function: { name, description = '', parameters } }) => ({
    ...{ name, description, parameters },
    ...{ overridesBuiltInTool: true, skipPermission: true, defer: 'never' },
  })),
  availableTools: tools.map(({ function: { name } }) => name),
  toolSearch: { enabled: false },
  // A result is the agent's own, which cuts it where it would.
  largeOutput: { enabled: false },
  infiniteSessions: { enabled: false },
  disabledMcpServers: ['github-mcp-server'],
  ...{ skipCustomInstructions: true, customAgentsLocalOnly: true, skipEmbeddingRetrieval: true },
  ...{ enableSkills: false, enableFileHooks: false, enableHostGitOperations: false, enableSessionStore: false },
  ...{ enableSessionTelemetry: false, enableOnDemandInstructionDiscovery: false, memory: { enabled: false } },
  ...{ mcpOAuthTokenStorage: 'in-memory', embeddingCacheStorage: 'in-memory', envValueMode: 'direct' },
  ...{ streaming: false, workingDirectory: home, requestPermission: true },
});

export const promptOf = ({ messages }: SdkRequest): string => join(messages, 'user');

const join = (messages: SdkRequest['messages'], role: string) =>
  messages
    .filter((message) => message.role === role)
    .map(({ content }) => content)
    .join('\n\n');

/** answer: of the model, with the ids of its calls · asked: a declared tool is called · used: tokens of the answer that comes next. */
export type SdkEvent =
  | { type: 'answer'; content: string; calls: { id: string; name: string; input: unknown }[] }
  | { type: 'asked'; request_id: string; call_id: string }
  | { type: 'used'; prompt_tokens: unknown; completion_tokens: unknown }
  | { type: 'failed'; fault: Fault };

export function readSdkEvent(event: unknown): SdkEvent | null {
  const { type, data } = asFields(event);
  const fields = asFields(data);
  switch (type) {
    case 'assistant.message':
      return {
        type: 'answer',
        content: string(fields['content']),
        calls: list(fields['toolRequests'])
          .map(asFields)
          .map((call) => ({ id: string(call['toolCallId']), name: string(call['name']), input: call['arguments'] })),
      };
    case 'external_tool.requested':
      return { type: 'asked', request_id: string(fields['requestId']), call_id: string(fields['toolCallId']) };
    case 'assistant.usage':
      return { type: 'used', prompt_tokens: fields['inputTokens'], completion_tokens: fields['outputTokens'] };
    case 'session.error': {
      const words = string(fields['message']).replace(/^Execution failed: (?:Error: )?/, '');
      const { statusCode, errorType } = fields;
      const status = typeof statusCode === 'number' ? statusCode : Number(/^(\d{3}) /.exec(words)?.[1]) || null;
      return { type: 'failed', fault: faultOf({ status, type: errorType, words }) };
    }
    default:
      return null;
  }
}

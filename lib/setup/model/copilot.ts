/** GitHub Copilot as the model of mode `model`: Copilot CLI's SDK protocol → a port like an endpoint's, under the token of its live runs. */
import {
  describeSession,
  promptOf,
  readSdkEvent,
  type SdkEvent,
  type SdkRequest,
  serveSdk,
} from '../../agents/copilot/sdk.js';
import type { Fault } from '../../contract/transcript/event.js';
import { ConfigError } from '../../input/config-error.js';
import { asFields, string } from '../../input/json-value.js';
import { openTrialFolders } from '../../io/files/throwaway.js';
import { openRpc, type RpcClient } from '../../io/process/json-rpc.js';
import type { Asked } from '../../policy/model-decider.js';
import { isRefusal } from '../../unit/trial/aggregate.js';
import type { Ask, EndpointPorts } from './endpoint.js';

/** In place of an address. */
export const COPILOT = 'copilot';

export interface CopilotPorts extends Pick<EndpointPorts, 'signal' | 'answer_ms'> {
  /** Of the pinned version. */
  install(): Promise<{ binary: string; shared_cache: string }>;
  /** What a live run of Copilot CLI would get. */
  user_env: Record<string, string>;
}

class Session {
  readonly answers: Asked[] = [];
  /** Called when an answer came. */
  wake = (): void => {};
  /** The ids of the last answer's calls, and by them what Copilot asks and what came of them, whichever is first. */
  calls: string[] = [];
  readonly asked = new Map<string, string>();
  readonly results = new Map<string, string>();
  private usage: object = {};

  constructor(
    readonly id: string,
    readonly rpc: RpcClient,
  ) {}

  take(event: SdkEvent): void {
    if (event.type === 'used') this.usage = event;
    else if (event.type === 'asked') {
      this.asked.set(event.call_id, event.request_id);
      this.giveResults();
    } else {
      if (event.type === 'answer') this.calls = event.calls.map(({ id }) => id);
      this.answers.push(
        event.type === 'answer' ? { ok: true, body: completionOf(event, this.usage) } : refusalOf(event.fault),
      );
      this.wake();
    }
  }

  giveResults(): void {
    for (const [call, result] of this.results) {
      const requestId = this.asked.get(call);
      if (requestId === undefined) continue;
      this.results.delete(call);
      const params = { sessionId: this.id, requestId, result };
      this.rpc.call('session.tools.handlePendingToolCall', params).catch(() => null);
    }
  }
}

const ANSWER_MS = 120_000;
/** Which of them nobody goes on with is known by their age alone. */
const MOST_OPEN = 64;

export function openCopilot(model: string, ports: CopilotPorts): { ask: Ask; close(): Promise<void> } {
  const sessions = new Map<string, Session>();
  /** A conversation is the array of its messages, which grows by what came of the calls. */
  const known = new WeakMap<object, Session>();
  let served: Promise<{ rpc: RpcClient; home: string; close(): Promise<void> }> | null = null;

  async function serve() {
    const installed = await ports.install();
    const { home, close } = await openTrialFolders('copilot');
    const rpc = openRpc(serveSdk({ ...installed, home, user_env: ports.user_env }), (_, params) => {
      const { sessionId, event } = asFields(params);
      const read = readSdkEvent(event);
      if (read) sessions.get(string(sessionId))?.take(read);
    });
    return { rpc, home, close };
  }

  async function start(request: SdkRequest): Promise<Session> {
    served ??= serve();
    const { rpc, home } = await served;
    const created = asFields(await rpc.call('session.create', describeSession(request, model, home)));
    const session = new Session(string(created['sessionId']), rpc);
    sessions.set(session.id, session);
    const [oldest] = sessions.keys();
    if (oldest !== undefined && sessions.size > MOST_OPEN && sessions.delete(oldest))
      await rpc.call('session.delete', { sessionId: oldest }).catch(() => null);
    await rpc.call('session.send', { sessionId: session.id, prompt: promptOf(request) });
    return session;
  }

  async function readAnswer(session: Session): Promise<Asked> {
    const { signal, answer_ms = ANSWER_MS } = ports;
    const ended = AbortSignal.any([signal, AbortSignal.timeout(answer_ms)]);
    await new Promise<void>((resolve) => {
      session.wake = resolve;
      ended.addEventListener('abort', () => resolve(), { once: true });
      if (session.answers.length > 0) resolve();
    });
    const why = signal.aborted ? 'the batch was stopped' : `Copilot gave no answer within ${answer_ms / 1000} s`;
    return session.answers.shift() ?? { ok: false, reason: why };
  }

  return {
    async ask(body, mayRequest): Promise<Asked> {
      const refused = mayRequest();
      if (refused !== null) return { ok: false, reason: refused };
      const request = body as unknown as SdkRequest;
      try {
        const before = known.get(request.messages);
        if (before) goOn(before, request);
        const session = before ?? (await start(request));
        known.set(request.messages, session);
        return await readAnswer(session);
      } catch (error) {
        if (error instanceof ConfigError) return { ok: false, reason: error.message, fatal: error };
        return { ok: false, reason: `Copilot CLI did not answer: ${(error as Error).message}` };
      }
    },
    async close() {
      const opened = await served?.catch(() => null);
      opened?.rpc.close();
      await opened?.close();
    },
  };
}

/** What the agent added to the results is told with the last of them. */
function goOn(session: Session, { messages }: SdkRequest): void {
  const after = messages.slice(messages.findLastIndex(({ role }) => role === 'assistant') + 1);
  const of = (role: string) => after.filter((message) => message.role === role).map(({ content }) => content);
  const results = of('tool');
  for (const [at, call] of session.calls.entries())
    session.results.set(call, [results[at] ?? '', ...(at === session.calls.length - 1 ? of('user') : [])].join('\n\n'));
  session.giveResults();
}

function refusalOf({ kind, message, fix }: Fault): Asked {
  const reason = `Copilot: ${message}`;
  if (!isRefusal(kind) && kind !== 'bad_config') return { ok: false, reason, exhausted: kind === 'rate_limit' };
  const fatal = new ConfigError(reason, {
    fix: fix ?? 'name a model that this account may use with --model, or give another token.',
  });
  return { ok: false, reason, fatal };
}

const completionOf = ({ content, calls }: Extract<SdkEvent, { type: 'answer' }>, usage: object) => ({
  choices: [
    {
      message: {
        ...{ role: 'assistant', content },
        tool_calls: calls.map(({ id, name, input }) => ({
          ...{ id, type: 'function' },
          function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input ?? {}) },
        })),
      },
      finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
    },
  ],
  usage,
});

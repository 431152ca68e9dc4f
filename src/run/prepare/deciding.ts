/** A prepared run → who decides in modes `model` and `replay`, and the book in which decisions are recorded. */
import { join, resolve } from 'node:path';
import type { Decision } from '../../../lib/contract/decision.js';
import type { DeciderFacts } from '../../../lib/contract/environment.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import type { Decider } from '../../../lib/policy/decider.js';
import { createModelDecider, type ModelPorts } from '../../../lib/policy/model-decider.js';
import { createReplay, type Recording } from '../../../lib/policy/replay-decider.js';
import { DEFAULT_DECISIONS, readDecisions, writeDecisions } from '../../../lib/setup/corpus/decision-files.js';
import { COPILOT } from '../../../lib/setup/model/copilot.js';
import { type Ask, addressOf, type Endpoint } from '../../../lib/setup/model/endpoint.js';
import { listSecrets } from '../../../lib/text/redaction.js';
import type { RunOptions } from '../../options/run-options.js';
import type { RunPorts } from '../ports.js';

type Asked = Pick<
  RunOptions,
  'mode' | 'model' | 'ask' | 'turns' | 'decisions' | 'record' | 'reuse' | 'max_requests' | 'max_tokens'
>;

/** The most requests of one trial; null: one, with the listing. */
export const turnsOf = ({ ask, turns }: Pick<RunOptions, 'ask' | 'turns'>): number | null =>
  ask === 'listing' ? null : turns;

/** What is known before any work; reading it reports what the user must fix. */
export interface PlannedDeciding {
  endpoint: Endpoint | null;
  recording: Recording | null;
  /** Those that may be taken instead of asking. */
  decisions: Decision[];
  /** Called for each decision when it was made, so that a process that is killed loses none. */
  journal?(decision: Decision): void;
  /** Asks only for what was not answered before. */
  keep?(ask: Ask): Ask;
}

export async function planDeciding(options: Asked, ports: RunPorts): Promise<PlannedDeciding> {
  const { mode, decisions: file } = options;
  const wanted = mode === 'replay' || (mode === 'model' && options.reuse);
  const found = wanted ? await readDecisions(resolve(ports.cwd, file), file) : null;
  const decisions = found ?? [];
  if (mode === 'model') return { endpoint: findEndpoint(options, ports), recording: null, decisions };
  if (mode !== 'replay') return { endpoint: null, recording: null, decisions };
  if (!found) {
    if (file !== DEFAULT_DECISIONS)
      throw new ConfigError('There are no recorded decisions here.', {
        file,
        fix: 'record them: agent-routing run --mode model --model ID --record.',
      });
    ports.log(`there is no ${DEFAULT_DECISIONS}: every row that needs a decision is undecided`);
  }
  return { endpoint: null, recording: chooseRecording(decisions, options), decisions };
}

/** Decisions of two models cannot be judged as one. */
function chooseRecording(decisions: readonly Decision[], asked: Asked): Recording {
  const { model, decisions: file } = asked;
  const nameOf = (one: Recording) => (one.mode === 'live' ? 'live' : (one.model ?? ''));
  const named = new Map<string, Recording>();
  for (const { mode, model: id } of decisions) {
    const recording: Recording = { mode, model: mode === 'live' ? null : id };
    named.set(nameOf(recording), recording);
  }
  const names = [...named.keys()].sort();
  if (model !== undefined) {
    const chosen = named.get(model);
    if (chosen) return chooseForm(decisions, chosen, asked);
    if (names.length === 0) return { mode: model === 'live' ? 'live' : 'model', model };
    throw new ConfigError(`No decision here was made by ${model}.`, {
      file,
      fix: `use --model ${names.join(' or ')}.`,
    });
  }
  if (names.length > 1)
    throw new ConfigError(`These decisions were made by ${names.length} models: ${names.join(', ')}.`, {
      file,
      fix: `say whose to take: --model ${names[0]}.`,
    });
  const [only] = named.values();
  return only ? chooseForm(decisions, only, asked) : { mode: 'model', model: null };
}

/** What a model chose with all that an agent sends and what it chose with the listing alone are two measurements. */
function chooseForm(
  decisions: readonly Decision[],
  recording: Recording,
  { ask, turns, decisions: file }: Asked,
): Recording {
  const own = decisions.filter(
    (one) => one.mode === recording.mode && (one.mode === 'live' || one.model === recording.model),
  );
  const forms = [...new Set(own.map((one) => one.turns ?? null))].filter(
    (form) => ask === undefined || (form === null) === (ask === 'listing'),
  );
  const form = forms.includes(turns) && !forms.includes(null) ? turns : forms[0];
  if (form === undefined || recording.mode === 'live') return recording;
  if (forms.length > 1 && form !== turns)
    throw new ConfigError(
      forms.includes(null)
        ? 'Some of these decisions were made with all that the agent sent, others with its listing alone.'
        : `These decisions were made within different numbers of turns: ${forms.join(', ')}.`,
      {
        file,
        fix: forms.includes(null)
          ? 'say which to take: --ask whole or --ask listing.'
          : 'say which to take, with --turns.',
      },
    );
  return form === null ? recording : { ...recording, turns: form };
}

export function findEndpoint({ model }: Pick<Asked, 'model'>, { env }: RunPorts): Endpoint {
  if (model === undefined)
    throw new ConfigError('Mode model needs to know which model to ask.', {
      fix: 'name it as the server at AGENT_ROUTING_MODEL_URL does, such as --model qwen3:8b.',
    });
  const url = env['AGENT_ROUTING_MODEL_URL']?.trim();
  if (!url)
    throw new ConfigError('Mode model needs the address of a model.', {
      fix: 'set AGENT_ROUTING_MODEL_URL to an OpenAI-compatible API (http://127.0.0.1:11434/v1 for Ollama), and AGENT_ROUTING_MODEL_KEY if it wants a key; or to copilot, for GitHub Copilot.',
    });
  if (url === COPILOT) return { url, key: null, model };
  addressOf(url);
  return { url, key: env['AGENT_ROUTING_MODEL_KEY']?.trim() || null, model };
}

export interface Deciding {
  decider: Decider | null;
  /** Null in modes that record nothing. */
  record: ((decision: Decision) => void) | null;
  /** Absent in modes that ask no model. */
  facts: (() => DeciderFacts) | null;
  /** Values that must not be written anywhere. */
  secrets: string[];
  /** Call it when the batch has ended, however it did. */
  write(folder: string): Promise<void>;
}

/** opened: the model that is asked; null where none is. */
export function openDeciding(
  planned: PlannedDeciding,
  options: Asked,
  opened: (Pick<ModelPorts, 'readWindow'> & { ask: Ask }) | null,
  ports: RunPorts,
): Deciding {
  const fresh: Decision[] = [];
  const book = {
    async write(folder: string) {
      await writeDecisions(join(folder, DEFAULT_DECISIONS), fresh);
      if (options.record) await writeDecisions(resolve(ports.cwd, options.decisions), fresh);
    },
  };
  const record = (decision: Decision) => {
    planned.journal?.(decision);
    fresh.push(decision);
  };
  const { endpoint, recording, decisions } = planned;
  if (endpoint && opened) {
    const turns = turnsOf(options);
    const decider = createModelDecider({
      model: endpoint.model,
      ...(opened.readWindow ? { readWindow: opened.readWindow } : {}),
      ask: planned.keep?.(opened.ask) ?? opened.ask,
      turns,
      max_requests: options.max_requests ?? null,
      max_tokens: options.max_tokens ?? null,
      reuse: decisions,
      record,
      now: () => new Date(),
    });
    const facts = () => {
      const { open, ...spent } = decider.facts();
      return {
        mode: 'model' as const,
        model: endpoint.model,
        ...(turns === null ? {} : { turns }),
        ...spent,
        undecided: open,
      };
    };
    const secrets = [endpoint.key ?? '', ...listSecrets({ URL: endpoint.url })].filter(Boolean);
    return { ...book, decider, record, facts, secrets };
  }
  if (recording) {
    const replay = createReplay(decisions, recording);
    const facts = () => ({
      ...recording,
      requests: 0,
      shared: 0,
      recorded: replay.recorded(),
      input_tokens: 0,
      output_tokens: 0,
      undecided: replay.open(),
    });
    return { ...book, decider: replay, record: null, facts, secrets: [] };
  }
  return { ...book, decider: null, record: options.mode === 'live' ? record : null, facts: null, secrets: [] };
}

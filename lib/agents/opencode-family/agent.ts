/** OpenCode or its fork Kilo: what is the same of both in the agents table. */
import { chatCompletions } from '../../model/chat-completions.js';
import type { Agent } from '../interface/agent.js';
import { NO_HOOK_FACTS } from '../interface/hook-facts.js';
import type { TranscriptFormats } from '../interface/transcript-parser.js';
import { callSkill, callSubagent, callTool, commandsOf, lackedBy, readFile } from './calls.js';
import type { Fork } from './facts.js';
import { body_limit, denials } from './facts.js';
import { promptOf } from './format.js';
import { launcherOf } from './launch.js';
import { offerOf, partsOf } from './offer.js';
import { settingsOf } from './settings.js';
import { agentFolders, sourceOf } from './source.js';
import { createParserOf } from './transcript.js';

export const rowOf = (fork: Fork, formats: TranscriptFormats) =>
  ({
    name: fork.name,
    title: fork.title,
    ...{ body_limit, denials },
    bundled_skills: [],
    // biome-ignore format: a table
    ignored_fields: [
      'disable-model-invocation', 'user-invocable', 'when_to_use', 'paths', 'hooks', 'allowed-tools',
      'context', 'agent',
    ],
    // Their hooks are modules; they read no declaration of another agent by themselves.
    foreign_hooks: /^/,
    hook_facts: NO_HOOK_FACTS,
    settings: settingsOf(fork),
    ...sourceOf(fork),
    defaultInstall: () => 'skills',
    subagents: { how: 'by_name', folders: agentFolders(fork) },
    codec: chatCompletions,
    shares_sessions: true,
    launch: launcherOf(fork),
    warm: null,
    ...offerOf(fork),
    ...{ callSkill, callSubagent, callTool, commandsOf, lacksTool: lackedBy(fork.title), readFile },
    parts: partsOf(fork),
    createParser: createParserOf(fork.name, formats),
    promptOf,
    sessions: {
      home: `.local/share/${fork.name}`,
      variable: 'XDG_DATA_HOME',
      kept: fork.name,
      // One for each channel that is not the released one.
      below: `${fork.name}*.db`,
    },
    session_logs: [`.local/share/${fork.name}/${fork.name}*.db`],
    keeps_session_logs: true,
    shared_logs: [`.local/share/${fork.name}`],
  }) satisfies Partial<Agent>;

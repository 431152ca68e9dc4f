/** What stood around the results: each agent as it ran, and who decided. */
import { z } from 'zod';
import { DECIDED_BY } from './decision.js';
import { SANDBOX_KINDS } from './ports/sandbox.js';

export const AgentEnvironmentSchema = z.object({
  version: z.string().nullable(),
  vendor_model: z.string().nullable(),
  install: z.string().nullable(),
  /** How the units of kind tool_route had it, whose hooks come with a plugin; absent where that is the same. */
  hooks_install: z.string().optional(),
  /** Characters of the unit's home path: Codex counts them against its listing budget. */
  home_length: z.int().nullable(),
  isolated: z.boolean(),
  /** The sandbox around its processes; null or absent where no process was started. */
  sandbox: z.enum(SANDBOX_KINDS).nullish(),
});

/** `project`: agents were started in it; `plugin`: it was installed; `skills`: they were copied to where each agent looks. */
export const HadAsSchema = z.enum(['plugin', 'skills', 'project', 'plugin+project', 'skills+project']);
export type HadAs = z.infer<typeof HadAsSchema>;

export const HAD_AS_WORDS: Readonly<Record<HadAs, string>> = {
  plugin: 'as a plugin',
  skills: "copied into each agent's own skills folder",
  project: 'as a project, in place',
  'plugin+project': 'as a plugin, and as a project in place',
  'skills+project': 'as copies, and as a project in place',
};

/** The model that decided in modes `model` and `replay`, with its requests and tokens. */
export const DeciderSchema = z.object({
  /** The mode in which the decisions were recorded that mode `replay` repeats. */
  mode: z.enum(DECIDED_BY),
  model: z.string().nullable(),
  /** The most requests of one trial, where the model was asked with all that the agent sent; absent: with the listing alone. */
  turns: z.int().optional(),
  /** Sent to the endpoint, with those that were repeated. */
  requests: z.int().nonnegative(),
  /** Answered by a request of another row with the same listing and prompt. */
  shared: z.int().nonnegative(),
  /** Taken from recorded decisions. */
  recorded: z.int().nonnegative(),
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  /** What could not be decided, and what asking for it would take; tokens are estimated from the length of the requests. */
  undecided: z.object({ trials: z.int(), requests: z.int(), input_tokens: z.int() }),
});

export type AgentEnvironment = z.infer<typeof AgentEnvironmentSchema>;
export type DeciderFacts = z.infer<typeof DeciderSchema>;

/** What the fail of a tool route is called, and how to fix it, by what became of its call. */
import { pageAddress } from '../../contract/schema-address.js';
import { DENY_ANSWERS } from '../../skill/hook-answer.js';

const WORKSPACE = '`"workspace": "."` is the whole project, and a folder with these files will do';
export const OR_BLOCK = 'so that it lets this call through, or set `expect: block` in the case';
export interface ToolRouteFail {
  words: string;
  fix: string;
  /** What to do instead where the source is as it is meant to be. */
  limit?: string;
  /** Where the change that broke it is known, to undo it is all. */
  only_undo?: true;
}

export const TOOL_ROUTE_FAILS = {
  blocked: {
    words: 'blocked, not allowed',
    fix: `narrow the route's pattern ${OR_BLOCK}`,
  },
  open: {
    words: 'not blocked',
    fix: 'make a hook block this call: correct its script, its matcher, or what the script looks for (a pattern, or the names that this agent has for the tool and its fields)',
    only_undo: true,
  },
  other_words: {
    words: 'blocked, wrong message',
    fix: 'let the hook, or its route, answer with the text of `contains`, in a deny decision on stdout, or correct the case',
  },
  no_call: {
    words: 'call not made',
    fix: 'use a tool that this agent has',
    limit: 'limit the case to other `agents`',
    only_undo: true,
  },
  held_back: {
    words: 'stopped by a permission',
    fix: "a permission rule of the agent stopped the call before the hook: see the agent's message",
    limit: 'limit the case to other `agents`',
  },
  kept_on: {
    words: 'held back by the hook',
    fix: 'make the hook let the agent go on or end (nothing on stdout, exit code 0), or set `expect: block` in the case',
  },
  by_agent: {
    words: 'refused by the agent itself',
    fix: 'make a hook or a rule of the source block this call too',
    limit: 'limit the case to the agents that have no such policy of their own',
  },
  left_to_user: {
    words: 'left to the user',
    fix: 'print `deny` instead of `ask`, or set `expect: ask` in the case',
  },
  not_asked: {
    words: 'user not asked',
    fix: 'answer {"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "ask", "permissionDecisionReason": "…"}}; Codex and Gemini CLI do not follow it',
  },
  not_changed: {
    words: 'call not changed',
    fix: 'answer `permissionDecision: allow` with the whole new input in `updatedInput` of `hookSpecificOutput` (Gemini CLI: `tool_input`), or correct `contains`',
  },
  not_shown: {
    words: 'user shown nothing',
    fix: 'print {"systemMessage": "…"} with the words of `shows`, or correct the case',
  },
  other_output: {
    words: 'other output',
    fix: 'make the hook leave what the call looks for (Claude Code: a SessionStart hook writes `export` lines to $CLAUDE_ENV_FILE), or correct `returns`',
  },
  not_own: {
    words: 'blocked by another hook',
    fix: 'a hook that is not the source’s own stopped the call: take it out of the workspace of the case, so that the source’s own hook is asked',
  },
  missing: {
    words: 'hook could not start',
    fix: 'add the file or module that its message names, or correct its path where the hook is declared, or put the program on your PATH; a hook that cannot start blocks nothing',
    only_undo: true,
  },
  not_executable: {
    words: 'hook not executable',
    fix: 'set its executable bit (`chmod +x FILE`, and commit it), or start it by its interpreter (`bash FILE`, `node FILE`)',
    only_undo: true,
  },
  crashed: {
    words: 'hook failed',
    fix: 'correct the error that the hook printed (a module that it does not find has to be added); if it is to block the call, it has to end with exit code 2 and a reason on stderr',
    only_undo: true,
  },
  ignored: {
    words: "hook's answer ignored",
    fix: `print the deny decision alone, and end with exit code 0: ${DENY_ANSWERS.specific}`,
  },
  context_lost: {
    words: 'did not reach the model',
    fix: 'say it in the form that this agent passes on: Claude Code and Codex take text on stdout, Copilot CLI only {"additionalContext": "…"}',
  },
  timed_out: {
    words: 'hook timed out',
    fix: 'make the hook end by itself: it may wait for input after the end of its stdin, for the network, or for a lock; or raise its `timeout`',
  },
  untrusted: {
    words: 'hook not trusted',
    fix: 'tell your users to trust it: Codex asks in `/hooks`, Copilot CLI when it is started in the folder; Copilot CLI runs the hooks of a plugin without being asked',
  },
  turned_off: {
    words: 'hooks turned off',
    fix: 'remove `disableAllHooks` from that settings file: while it is true, the agent runs no hook in this project',
    only_undo: true,
  },
  unmatched: {
    words: 'hook never runs',
    fix: 'name the event and the tool as this agent does (`agent-routing check --agents` with its name says where, and what to write)',
    limit: 'limit the case to `agents` that run it',
    only_undo: true,
  },
  unread: {
    words: 'hook not read',
    get fix() {
      return `declare it for an event that this agent has (${pageAddress('tool-routes')})`;
    },
    limit: 'limit the case to the `agents` that read it',
    only_undo: true,
  },
  rejected: {
    words: 'call rejected',
    fix: `try a call that the agent takes, and let the case have its files where it works (${WORKSPACE})`,
  },
  lacked_file: {
    words: 'hook lacked a file',
    fix: `let the case have this file where it works (${WORKSPACE})`,
  },
  unrecorded: {
    words: 'hook is no command',
    fix: 'make the case about a hook of type `command`: what a hook of type `prompt`, `agent` or `http` decides about a call is only to be seen in mode live',
  },
  not_held: {
    words: 'not held back',
    fix: 'make the hook answer {"decision": "block", "reason": "…"} on stdout, with exit code 0, or correct the case',
  },
  unsaid: {
    words: 'other words',
    fix: 'make the hook print the words of `contains`, or correct the case',
  },
  permission_ignored: {
    words: "hook's answer ignored",
    fix: 'decide in a PreToolUse hook: this agent does not follow what a hook for PermissionRequest answers',
  },
  not_loaded: {
    words: 'hook not loaded',
    fix: 'correct the place and shape of its declaration (`agent-routing check`), or install the source so that its hooks are loaded (`+plugin`, `+marketplace`)',
    only_undo: true,
  },
} satisfies Record<string, ToolRouteFail>;

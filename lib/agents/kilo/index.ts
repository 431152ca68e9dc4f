/** Kilo: its row of the agents table. */
import type { Agent } from '../interface/agent.js';
import { rowOf } from '../opencode-family/agent.js';
import { facts, fork, formats } from './facts.js';
import { findShell } from './skill-shell.js';

export const kilo: Agent = { ...rowOf(fork, formats), ...facts, findShell };

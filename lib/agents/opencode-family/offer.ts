/** A request of OpenCode or its fork → the skills that it lists in its system prompt, with the custom agents and tools beside them; and the listing predicted without starting it (1.18.33). */
import type { ModelRequest } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingSigns } from '../interface/listing.js';
import { listTools, type PartsReader, subagentsIn } from '../interface/parts.js';
import { taggedListing } from '../listing/tagged-listing.js';
import { listingOf } from '../listing/unlimited-listing.js';
import type { Fork } from './facts.js';
import { readDescription, rejectionOf } from './rejection.js';

const signsOf = ({ own_skill }: Fork): ListingSigns => ({
  own: [own_skill],
  heading: /^Skills provide specialized instructions[^\n]*/m,
  tool: 'skill',
});

/** Titles and summaries are asked for without tools. */
function classifyRequest({ headers, tools }: ModelRequest): 'main' | 'subagent' | 'side' {
  if (tools.length === 0) return 'side';
  return headers['x-parent-session-id'] ? 'subagent' : 'main';
}

const { readOffer, readListing } = taggedListing({
  block: /^<available_skills>\n([\s\S]*)^<\/available_skills>/m,
  // The two lines above it say when to use a skill; in Kilo others stand directly above those.
  passage: /(?:^[^<\n].*\n){0,2}^<available_skills>\n[\s\S]*^<\/available_skills>/m,
  escaped: false,
  tool: 'skill',
});

const nameOf = ({ front_matter: { fields }, id }: Skill): string =>
  typeof fields['name'] === 'string' ? fields['name'] : id;

export const offerOf = (fork: Fork) => ({
  signs: signsOf(fork),
  classifyRequest,
  readOffer,
  readListing,
  readDescription,
  ...listingOf({ ...fork, nameOf, reject: rejectionOf(fork.title), shows: readDescription }),
});

const SECTION = /Available agent types and the tools they have access to:\n([\s\S]*?)(?:\n\n|$)/;
const ENTRY = /^- ([^:\n]+): (.*)$/;

export const partsOf = ({ title, name, instructions }: Fork): PartsReader => ({
  instructions,
  subagents: subagentsIn('task', SECTION, ENTRY),
  tools: listTools,
  toolPrefix: (server) => `${server.replace(/[^a-zA-Z0-9_-]/g, '_')}_`,
  server_paths: `${title} starts the servers of its own configuration alone (\`mcp\` in ${name}.json)`,
  commandName: null,
});

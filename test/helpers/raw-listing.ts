/** The body of an agent's request → what it says about skills, read by small expressions that share nothing with lib/. */

export interface RawListing {
  /** In its order; text: the whole entry as it stands there. Cline lists names alone. */
  rows: { text: string; name: string; description: string | null }[];
  /** What stands around them: the words of the CLI, with `•` in the place of each entry. */
  frame: string;
  /** Name, description and arguments of the tool by which a skill is loaded; null: the agent has none. */
  tool: unknown[] | null;
}

interface Form {
  /** First and last words of the listing. */
  from: string;
  to: string;
  /** One entry: its name, and the description as it is written. */
  entry: RegExp;
  /** What every entry has once, whatever is in it: none may be missed by the expression above. */
  mark: RegExp;
  tool: string | null;
  /** Name and value of what the CLI writes in another way than it was written in the file. */
  escapes?: Record<string, string>;
}

const ANGLES = { '&lt;': '<', '&gt;': '>' };
const XML = { ...ANGLES, '&apos;': "'", '&quot;': '"', '&amp;': '&' };
const TAGS =
  / *<skill>\n *<name>(.*)<\/name>\n *<description>([\s\S]*?)<\/description>\n *<location>.*<\/location>\n *<\/skill>\n/g;

const OPENCODE: Form = {
  from: 'Skills provide specialized',
  to: '</available_skills>',
  entry: TAGS,
  mark: /<name>/g,
  tool: 'skill',
};

/** Claude Code 2.1.330, Codex 0.169.0, Copilot 1.0.102, Gemini CLI 0.61.0, Qwen Code 0.24.4, OpenCode 1.18.33, pi 0.87.1, Cline 3.0.65, Kilo 7.7.9. */
const FORMS = {
  claude: {
    from: 'The following skills are available for use with the Skill tool:\n\n',
    to: '\n\nToday',
    entry: /^- (\S+?)(?: \(\S+\))?: ([\s\S]*?)(?=\n- |$(?![\s\S]))/gm,
    mark: /^- /gm,
    tool: 'Skill',
    escapes: ANGLES,
  },
  codex: {
    from: '<skills_instructions>\n',
    to: '</skills_instructions>',
    entry: /^- (\S+): (.*) \(file: .*\)\n/gm,
    mark: /\(file: /g,
    tool: null,
  },
  copilot: {
    from: '<available_skills>\n<',
    to: '</available_skills>',
    entry: TAGS,
    mark: /<name>/g,
    tool: 'skill',
    escapes: XML,
  },
  gemini: {
    from: '# Available Agent Skills\n',
    to: '\n</available_skills>',
    entry: TAGS,
    mark: /<name>/g,
    tool: 'activate_skill',
  },
  qwen: {
    from: '<system-reminder>\nThe following skills are available',
    to: '</system-reminder>',
    entry:
      /<skill>\n<name>\n(.*)\n<\/name>\n<description>\n([\s\S]*?) \(\w+\)\n<\/description>\n<location>\n\w+\n<\/location>\n<\/skill>\n/g,
    mark: /<name>/g,
    tool: 'skill',
    escapes: XML,
  },
  opencode: OPENCODE,
  kilo: OPENCODE,
  pi: { from: '<skills>\n', to: '</skills>', entry: TAGS, mark: /<name>/g, tool: 'read', escapes: XML },
  cline: { from: 'Available skills: ', to: '.', entry: /(?<=: |, )([\w-]+)/g, mark: /(?:: |, )/g, tool: 'skills' },
} satisfies Record<string, Form>;

export function readRawListing(agent: keyof typeof FORMS, body: unknown): RawListing {
  const { from, to, entry, mark, tool, escapes = {} }: Form = FORMS[agent];
  const block = only(listTexts(body).flatMap((text) => cut(text, from, to)));
  const rows = [...block.matchAll(entry)].map(([text, name = '', description]) => ({
    ...{ text, name },
    description: description === undefined ? null : toWritten(description, escapes),
  }));
  if (rows.length !== block.match(mark)?.length) throw new Error(`an entry of ${agent} was missed in ${block}`);
  const frame = block.replaceAll(entry, '•');
  return { rows, frame, tool: tool === null ? null : only(listTools(body, tool)) };
}

/** From the first words, where a line or sentence begins with them, to the last. */
function cut(text: string, from: string, to: string): string[] {
  const start = text.startsWith(from) ? 0 : Math.max(text.indexOf(`\n${from}`) + 1, text.indexOf(`. ${from}`) + 2);
  if (!text.startsWith(from, start)) return [];
  const end = text.indexOf(to, start);
  // Claude Code's ends before the next section, of which the mark is the beginning.
  return [text.slice(start, to.startsWith('\n\n') ? end : end + to.length)];
}

/** A passage may stand in a request twice where it is the same one. */
function only<T>(all: readonly T[]): T {
  const [first, ...others] = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  if (first === undefined || others.length > 0) throw new Error(`one was expected, not ${all.length}`);
  return first;
}

function toWritten(text: string, escapes: Record<string, string>): string {
  return text.replace(/&\w+;/g, (entity) => escapes[entity] ?? entity);
}

/** A tool has its name, description and arguments beside each other, whatever the arguments are called. */
function listTools(value: unknown, tool: string): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, description, ...others } = value as Record<string, unknown>;
  if (name === tool && typeof description === 'string')
    return [[name, description, Object.values(others).find((one) => typeof one === 'object')]];
  return Object.values(value).flatMap((one) => listTools(one, tool));
}

export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

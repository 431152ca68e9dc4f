/** Whole requests of eight agents, shortened, as each API writes them: the first one, and the same with answers and what came of their calls. */

export const HOME = '/tmp/ar-1a2b3c4d5e6f/h';
export const SETTLED = '/tmp/ar-000000000000';

export type Call = [name: string, input: object];

/** A conversation as each API writes it: the first request, and the same with our answers and their results. */
export interface Wire {
  agent: string;
  skill: Call;
  read: Call;
  write: Call;
  /** more: what is said besides. */
  body(
    turns: { reply: string; results: string[] }[],
    more?: string,
  ): { body: unknown; headers?: Record<string, string> };
}

const sse = (reply: string) => [...reply.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json));
const TOOL = (name: string, key: string) => ({
  name,
  description: `The tool ${name}.`,
  input_schema: { type: 'object', properties: { [key]: { type: 'string' } }, required: [key] },
});

export const CLAUDE: Wire = {
  agent: 'claude',
  skill: ['Skill', { skill: 'kit:alpha' }],
  read: ['Read', { file_path: `${SETTLED}/w/notes.txt` }],
  write: ['Bash', { command: 'touch x' }],
  body: (turns, more = '') => ({
    body: {
      model: 'm',
      system: [
        { type: 'text', text: 'x-anthropic-billing-header: cc_version=1.7b6' },
        { type: 'text', text: `You are Claude.${more}` },
        {
          type: 'text',
          text: 'The following skills are available for use with the Skill tool:\n\n- kit:alpha: Prunes.',
        },
      ],
      tools: [TOOL('Skill', 'skill'), TOOL('Read', 'file_path'), TOOL('Bash', 'command')],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: `<system-reminder>In ${HOME}: use kit:alpha</system-reminder>` },
            { type: 'text', text: 'Hello' },
          ],
        },
        ...turns.flatMap(({ reply, results }) => {
          const content = JSON.parse(reply).content as { type: string; id: string }[];
          const calls = content.filter(({ type }) => type === 'tool_use');
          return [
            { role: 'assistant', content },
            {
              role: 'user',
              content: [
                ...calls.map(({ id }, at) => ({ type: 'tool_result', tool_use_id: id, content: results[at] })),
                { type: 'text', text: 'a hook adds' },
              ],
            },
          ];
        }),
      ],
    },
  }),
};

export const CODEX: Wire = {
  agent: 'codex',
  skill: ['exec', { input: 'text(await tools.exec_command({"cmd":"cat r0/alpha/SKILL.md"}))' }],
  read: ['exec', { input: `text(await tools.exec_command({"cmd":"cat ${SETTLED}/w/notes.txt"}))` }],
  write: ['exec', { input: 'await tools.apply_patch("x")' }],
  body: (turns, more = '') => ({
    body: {
      model: 'm',
      instructions: `You are Codex.${more}`,
      tools: [{ type: 'custom', name: 'exec', description: 'Runs JavaScript.', format: { type: 'grammar' } }],
      input: [
        {
          type: 'message',
          role: 'developer',
          content: [
            {
              type: 'input_text',
              text: '<skills_instructions>\n- `r0` = `/s`\n- alpha: Prunes. (file: r0/alpha/SKILL.md)\n</skills_instructions>',
            },
          ],
        },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: `In ${HOME}: use kit:alpha` }] },
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] },
        ...turns.flatMap(({ reply, results }) => {
          const output = JSON.parse(reply).output as { type: string; call_id: string }[];
          const calls = output.filter(({ type }) => type.endsWith('_call'));
          return [
            ...output,
            ...calls.map(({ call_id }, at) => ({ type: 'custom_tool_call_output', call_id, output: results[at] })),
            { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'a hook adds' }] },
          ];
        }),
      ],
    },
  }),
};

/** An agent that asks as OpenAI's chat completions: its listing stands in the system prompt, in a text of the user, or in a tool's description. */
const chatWire = (
  { agent, skill, read, write }: Omit<Wire, 'body'>,
  listing: { system?: string; user?: string; tool?: string; starts?: Call },
): Wire => ({
  ...{ agent, skill, read, write },
  body: (turns, more = '') => ({
    body: {
      model: 'm',
      tools: [skill, read, write, ...(listing.starts ? [listing.starts] : [])]
        .filter(([name], at, all) => all.findIndex(([other]) => other === name) === at)
        .map(([name, input]) => TOOL(name, Object.keys(input)[0] ?? ''))
        .map(({ input_schema, name, description }) => ({
          type: 'function',
          function: {
            ...{ name, parameters: input_schema },
            description: name === skill[0] && listing.tool ? listing.tool : description,
          },
        })),
      messages: [
        {
          role: 'system',
          content: `You are ${agent[0]?.toUpperCase()}${agent.slice(1)}.${more}\n${listing.system ?? ''}`,
        },
        ...(listing.user ? [{ role: 'user', content: listing.user }] : []),
        { role: 'user', content: `In ${HOME}: use kit:alpha` },
        { role: 'user', content: 'Hello' },
        ...turns.flatMap(({ reply, results }) => {
          const { message } = JSON.parse(reply).choices[0];
          const calls = message.tool_calls as { id: string }[];
          return [
            message,
            ...calls.map(({ id }, at) => ({ role: 'tool', tool_call_id: id, content: results[at] })),
            { role: 'user', content: 'a hook adds' },
          ];
        }),
      ],
    },
  }),
});

const TAGS =
  '<available_skills>\n  <skill>\n    <name>alpha</name>\n    <description>Prunes.</description>\n    <location>/s/alpha/SKILL.md</location>\n  </skill>\n</available_skills>\n';

const COPILOT = chatWire(
  {
    ...{ agent: 'copilot', skill: ['skill', { skill: 'alpha' }], write: ['bash', { command: 'touch x' }] },
    read: ['view', { path: `${SETTLED}/w/notes.txt` }],
  },
  {
    system:
      '<available_skills>\n<skill>\n<name>alpha</name>\n<description>Prunes.</description>\n</skill>\n</available_skills>\n',
  },
);

const QWEN = chatWire(
  {
    ...{ agent: 'qwen', skill: ['skill', { skill: 'alpha' }], write: ['run_shell_command', { command: 'touch x' }] },
    read: ['read_file', { file_path: `${SETTLED}/w/notes.txt` }],
  },
  {
    // What has no such tool is a subagent.
    starts: ['agent', { prompt: '' }],
    user: '<system-reminder>\nThe following skills are available for use with the Skill tool.\n\n<available_skills>\n<skill>\n<name>\nalpha\n</name>\n<description>\nPrunes. (project)\n</description>\n<location>\nproject\n</location>\n</skill>\n</available_skills>\n</system-reminder>',
  },
);

const opencodeWire = (agent: 'opencode' | 'kilo') =>
  chatWire(
    {
      ...{ agent, skill: ['skill', { name: 'alpha' }], write: ['bash', { command: 'touch x' }] },
      read: ['read', { filePath: `${SETTLED}/w/notes.txt` }],
    },
    { system: `Skills provide specialized instructions.\n${TAGS}` },
  );

const PI = chatWire(
  {
    ...{ agent: 'pi', skill: ['read', { path: '/s/alpha/SKILL.md' }], write: ['bash', { command: 'touch x' }] },
    read: ['read', { path: `${SETTLED}/w/notes.txt` }],
  },
  {
    system: `<skills>\nThe following skills provide specialized instructions.\n${TAGS}</skills>\n`,
  },
);

const CLINE = chatWire(
  {
    ...{ agent: 'cline', skill: ['skills', { skill: 'alpha' }], write: ['run_commands', { commands: ['touch x'] }] },
    read: ['read_files', { files: [{ path: `${SETTLED}/w/notes.txt` }] }],
  },
  { tool: 'Check if any available skills match. Available skills: alpha.' },
);

const GEMINI: Wire = {
  agent: 'gemini',
  skill: ['activate_skill', { name: 'alpha' }],
  read: ['read_file', { file_path: `${SETTLED}/w/notes.txt` }],
  write: ['run_shell_command', { command: 'touch x' }],
  body: (turns, more = '') => ({
    body: {
      systemInstruction: {
        parts: [
          {
            text: `You are Gemini.${more}\n# Available Agent Skills\n\nUse them.\n<available_skills>\n  <skill>\n    <name>alpha</name>\n    <description>Prunes.</description>\n    <location>/s/alpha/SKILL.md</location>\n  </skill>\n</available_skills>\n`,
          },
        ],
      },
      tools: [
        {
          functionDeclarations: [
            TOOL('activate_skill', 'name'),
            TOOL('read_file', 'file_path'),
            TOOL('run_shell_command', 'command'),
          ].map(({ input_schema, ...rest }) => ({ ...rest, parametersJsonSchema: input_schema })),
        },
      ],
      contents: [
        { role: 'user', parts: [{ text: `In ${HOME}: use kit:alpha` }, { text: 'Hello' }] },
        ...turns.flatMap(({ reply, results }) => {
          const [{ candidates }] = sse(`${reply}\n`).length ? sse(reply) : [JSON.parse(reply)];
          const { parts } = candidates[0].content as { parts: { functionCall?: { id: string; name: string } }[] };
          const calls = parts.flatMap(({ functionCall }) => functionCall ?? []);
          return [
            { role: 'model', parts },
            {
              role: 'user',
              parts: [
                ...calls.map(({ id, name }, at) => ({
                  functionResponse: { id, name, response: { output: results[at] } },
                })),
                { text: 'a hook adds' },
              ],
            },
          ];
        }),
      ],
    },
  }),
};

export const WIRES: readonly Wire[] = [
  CLAUDE,
  CODEX,
  COPILOT,
  GEMINI,
  QWEN,
  opencodeWire('opencode'),
  PI,
  CLINE,
  opencodeWire('kilo'),
];

/** Where Gemini CLI posts it. */
export const PATH = '/v1beta/models/m:generateContent';

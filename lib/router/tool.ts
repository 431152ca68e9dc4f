/** What the router ranks: one tool or skill, as the index knows it. */
export interface RouterTool {
  /** Full name (`git.commit`), or the skill's id. */
  id: string;
  type: 'tool' | 'skill';
  /** The tool's own description: the source of truth, never overridden by SKILL.md's. For a skill it is the skill's. */
  description: string;
  skill_name: string;
  command: string;
  category: string;
  /** From SKILL.md, or from the tool list. */
  routing_keywords: string[];
  intents: string[];
  /** JSON Schema of the input, {} when none is told. */
  input_schema: Record<string, unknown>;
  /** Names of the parameters. */
  parameters: string[];
  /** Skill-level description of a tool's skill: off by default in ranking. */
  skill_description: string;
  file_path: string | null;
}

export function makeTool(id: string, description: string, rest: Partial<RouterTool> = {}): RouterTool {
  const dot = id.indexOf('.');
  return {
    id,
    type: 'tool',
    description,
    skill_name: dot > 0 ? id.slice(0, dot) : id,
    command: dot > 0 ? id.slice(dot + 1) : id,
    category: '',
    routing_keywords: [],
    intents: [],
    input_schema: {},
    parameters: [],
    skill_description: '',
    file_path: null,
    ...rest,
  };
}

/** A tool or skill in the index: what the router ranks. */
export interface RouterTool {
  /** Full name (`git.commit`), or the skill's id. */
  id: string;
  type: 'tool' | 'skill';
  /** The tool's own description, never overridden by that of SKILL.md; for a skill, the skill's description. */
  description: string;
  skill_name: string;
  command: string;
  category: string;
  /** From SKILL.md, or from the tool list. */
  routing_keywords: string[];
  intents: string[];
  /** JSON Schema of the input, {} when there is none. */
  input_schema: Record<string, unknown>;
  /** Names of the parameters. */
  parameters: string[];
  /** Description of the tool's skill; not used in ranking. */
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

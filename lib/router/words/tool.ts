/** A tool or skill in the index: what the router ranks. */
import { z } from 'zod';

const strings = z.array(z.string());

export const RouterToolSchema = z.strictObject({
  /** Full name (`git.commit`), or the skill's id. */
  id: z.string(),
  type: z.enum(['tool', 'skill']),
  /** The tool's own description, never overridden by that of SKILL.md; for a skill, the skill's description. */
  description: z.string(),
  skill_name: z.string(),
  command: z.string(),
  category: z.string(),
  /** From SKILL.md, or from the tool list. */
  routing_keywords: strings,
  intents: strings,
  /** JSON Schema of the input, {} when there is none. */
  input_schema: z.record(z.string(), z.unknown()),
  /** Names of the parameters. */
  parameters: strings,
  /** Description of the tool's skill; not used in ranking. */
  skill_description: z.string(),
  file_path: z.string().nullable(),
});
export type RouterTool = z.infer<typeof RouterToolSchema>;

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

// How other tools decide that a skill was used: their rules, written anew, fed with tool calls that this project's parsers joined.
// That is kinder than life: none of them joins calls to results on all three agents.

const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const has = (text, part) => text.toLowerCase().includes(part.toLowerCase());

/** check-skills of dotnet-artisan at its first version: substring attribution per line, Tier 1 or Tier 2 as the gate. */
function checkSkillsTier(agent, token, line) {
  const score =
    (/"name":"Skill"/.test(line) && line.includes(`"skill":"${token}"`) ? 1000 : 0) +
    (has(line, 'Launching skill:') && has(line, token) ? 900 : 0) +
    (has(line, 'Base directory for this skill:') && has(line, token) ? 700 : 0) +
    (has(line, 'tool_use') ? 100 : 0) +
    (/command_execution|read_file|mcp_tool_call/i.test(line) ? 60 : 0) +
    10;
  if (agent === 'claude') {
    if (/"name"\s*:\s*"Skill"/.test(line)) {
      const skill = /"skill"\s*:\s*"([^"]+)"/.exec(line)?.[1];
      return skill && has(skill, token) ? 1 : 2;
    }
    const launched = /Launching skill:\s*(\S+)/.exec(line)?.[1];
    if (launched !== undefined) return has(launched, token) ? 1 : 2;
  } else {
    const path = /Base directory for this skill:\s*(.+)/.exec(line)?.[1];
    if (path !== undefined)
      return new RegExp(`/${escapePattern(token)}(/|$)`, 'i').test(path.replaceAll('\\', '/')) ? 1 : 2;
  }
  return score >= 60 ? 2 : 3;
}

const NOISE = /"type":"system"|"type":"queue-operation"|"subtype":"init"|"subtype":"hook_/i;
const checkSkillsGate =
  (tier) =>
  ({ agent, lines }, skill) =>
    lines.some((line) => has(line, skill) && !NOISE.test(line) && checkSkillsTier(agent, skill, line) <= tier);

const succeeded = ({ outcome }) => outcome === 'ran';
const command = ({ input }) => (typeof input?.command === 'string' ? input.command : '');
const isShell = ({ tool }) => /^(bash|shell)$/i.test(tool);
const bare = (id) => id.slice(id.lastIndexOf(':') + 1);
/** The id, or the id behind a plugin's prefix: a user of those tools would write it as the agent does. */
const same = (seen, skill) => seen === skill || seen.endsWith(`:${skill}`);
const skillTool = ({ tool, input }, skill) =>
  tool.toLowerCase() === 'skill' && same(String(input?.skill ?? input?.name ?? '').trim(), skill);
const trimToken = (token) => token.replace(/^[`"'([{<]+|[`"',;:)\]}>]+$/g, '').replaceAll('\\', '/');

/** promptfoo 0.123: Claude by the Skill tool; Codex by a SKILL.md path below a known root in a command that succeeded. No other agent. */
function promptfoo({ agent, calls }, skill) {
  if (agent !== 'claude' && agent !== 'codex') return null;
  if (agent === 'claude') return calls.some((call) => skillTool(call, skill) && succeeded(call));
  const path = new RegExp(`^(?:/\\S*/)?\\.(?:agents|codex)/skills/${escapePattern(bare(skill))}/SKILL\\.md$`);
  return calls.some(
    (call) =>
      isShell(call) &&
      succeeded(call) &&
      command(call)
        .split(/\s+/)
        .some((token) => path.test(trimToken(token))),
  );
}

/** agentv: the Skill tool, Read's path, and any `skills/<id>/SKILL.md` in a shell command or in what a tool gave back, unless it failed. */
function agentv({ calls }, skill) {
  const path = new RegExp(`(?:^|[/"'\\s])skills/${escapePattern(bare(skill))}/SKILL\\.md(?:$|[)"'\\s,;:])`);
  return calls.some((call) => {
    if (!succeeded(call)) return false;
    if (call.tool.toLowerCase() === 'skill') return skillTool(call, skill);
    if (/^(read|view)$/i.test(call.tool)) return path.test(String(call.input?.file_path ?? call.input?.path ?? ''));
    return (isShell(call) && path.test(command(call))) || path.test(call.output);
  });
}

/** A line with the id in a Skill call, or `<id>/SKILL.md` anywhere: what a grep in CI does. */
const substring = ({ lines }, skill) =>
  lines.some(
    (line) =>
      line.includes(`${bare(skill)}/SKILL.md`) || new RegExp(`"skill":"(?:[^"]*:)?${escapePattern(skill)}"`).test(line),
  );

export const PEERS = {
  'check-skills (rule, Tier 1)': checkSkillsGate(1),
  'check-skills (rule, minimum tier 2)': checkSkillsGate(2),
  substring: substring,
  'promptfoo 0.123 (rule)': promptfoo,
  'agentv (rule)': agentv,
};

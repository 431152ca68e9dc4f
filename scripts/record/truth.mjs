// Labels held against the requests that the model server recorded: did the lines of a skill's body really reach a model?

/** Everything a request holds but what the model itself said or asked for. */
function givenTo(value, given = []) {
  if (typeof value === 'string') given.push(value);
  else if (Array.isArray(value)) for (const each of value) givenTo(each, given);
  else if (value !== null && typeof value === 'object') {
    if (
      value.role === 'assistant' ||
      value.role === 'model' ||
      /tool_use|function_call$|tool_call$/.test(value.type ?? '')
    )
      return given;
    for (const each of Object.values(value)) givenTo(each, given);
  }
  return given;
}

/** Says so where a label and the record disagree; the label's writer decides which is wrong. */
export function warnOfTruth(name, labels, bodies, linesOf) {
  const given = bodies.map((body) => givenTo(body).join('\n')).join('\n');
  if (linesOf) return warnOfLines(name, labels, given, linesOf);
  for (const { skill, used } of labels) {
    const id = skill.slice(skill.lastIndexOf(':') + 1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const steps = new Set(given.match(new RegExp(`Step \\d of ${id}:`, 'g')) ?? []);
    if (steps.size >= 2 !== used)
      console.log(`  ${name}: ${skill} is labelled ${used}, ${steps.size} of its steps reached a model`);
  }
}

/** The same for skills whose lines are known: the share of those that only it has. */
function warnOfLines(name, labels, given, linesOf) {
  for (const { skill, used } of labels) {
    const lines = linesOf(skill);
    const came = lines.filter((line) => given.includes(line)).length;
    if (lines.length > 0 && came / lines.length >= 0.5 !== used)
      console.log(`  ${name}: ${skill} is labelled ${used}, ${came} of its ${lines.length} lines reached a model`);
  }
}

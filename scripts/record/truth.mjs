// Labels held against the requests that the model server recorded: did the lines of a skill's body really reach a model?

/** Everything a request holds but what the model itself said or asked for. */
function givenTo(value, given = []) {
  if (typeof value === 'string') given.push(value);
  else if (Array.isArray(value)) for (const each of value) givenTo(each, given);
  else if (value !== null && typeof value === 'object') {
    if (value.role === 'assistant' || /tool_use|function_call$|tool_call$/.test(value.type ?? '')) return given;
    for (const each of Object.values(value)) givenTo(each, given);
  }
  return given;
}

/** Says so where a label and the record disagree; the label's writer decides which is wrong. */
export function warnOfTruth(name, labels, bodies) {
  const given = bodies.map((body) => givenTo(body).join('\n')).join('\n');
  for (const { skill, used } of labels) {
    const id = skill.slice(skill.lastIndexOf(':') + 1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const steps = new Set(given.match(new RegExp(`Step \\d of ${id}:`, 'g')) ?? []);
    if (steps.size >= 2 !== used)
      console.log(`  ${name}: ${skill} is labelled ${used}, ${steps.size} of its steps reached a model`);
  }
}

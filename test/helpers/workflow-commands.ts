/** A job's output → the workflow commands that GitHub's runner would obey in it (both spellings, stop-commands honoured). */
export interface WorkflowCommand {
  name: string;
  properties: Record<string, string>;
  message: string;
}

const KNOWN = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

export function parseCommands(output: string): WorkflowCommand[] {
  const commands: WorkflowCommand[] = [];
  let stopped: string | null = null;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const parsed = parseLine(line, stopped);
    if (!parsed) continue;
    if (stopped !== null) {
      if (parsed.name === stopped) stopped = null;
      continue;
    }
    if (parsed.name === 'stop-commands') stopped = parsed.message;
    commands.push(parsed);
  }
  return commands;
}

function parseLine(line: string, token: string | null): WorkflowCommand | null {
  const match =
    /^\s*::([^\s:]+)(?: ([\s\S]*?))?::([\s\S]*)$/.exec(line) ?? /##\[([^\s\]]+)(?: ([^\]]*))?\]([\s\S]*)$/.exec(line);
  const [, name = '', list = '', message = ''] = match ?? [];
  if (!KNOWN.has(name) && name !== token) return null;
  const properties = Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [key = '', ...value] = pair.split('=');
        return [key.trim(), decode(value.join('='))];
      }),
  );
  return { name, properties, message: decode(message) };
}

function decode(text: string): string {
  return text
    .replace(/%3A/gi, ':')
    .replace(/%2C/gi, ',')
    .replace(/%0D/gi, '\r')
    .replace(/%0A/gi, '\n')
    .replace(/%25/g, '%');
}

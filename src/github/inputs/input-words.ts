/** A message that names options of the command line → the same for the reader of a workflow, who sets inputs. */
import { flagNameOf } from '../../options/flags.js';
import { InputsSchema } from '../../options/inputs.js';

const BY_FLAG = new Map(Object.keys(InputsSchema.shape).map((key) => [flagNameOf(key), key]));

/** command: how this tool is started on the reader's machine. */
export function nameInputs(message: string, command: string): string {
  return message.replace(/(`[^`]*`)|--([a-z][a-z-]+)/g, (whole, quoted?: string, flag?: string) =>
    quoted === undefined ? quote(whole, flag) : nameQuoted(quoted, command),
  );
}

const quote = (whole: string, flag = '') => (BY_FLAG.has(flag) ? `\`${BY_FLAG.get(flag)}:\`` : whole);

/** What is to be typed stays a command; options alone are inputs. */
function nameQuoted(quoted: string, command: string): string {
  if (quoted.startsWith('`agent-routing ')) return quoted.replace('agent-routing', command);
  if (!quoted.startsWith('`--')) return quoted;
  return quoted.replace(/--([a-z][a-z-]+)( (?!-))?/g, (whole, flag: string, value?: string) => {
    const key = BY_FLAG.get(flag);
    return key === undefined ? whole : `${key}:${value ?? ''}`;
  });
}

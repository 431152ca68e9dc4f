/** What users write as the value of an option, in a shell or a workflow → lists, numbers, flags. */
import { z } from 'zod';

/** Entries are separated by commas or lines. */
export const list = z.union([z.string(), z.array(z.string())]).transform((value) => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(/[,\n]/))
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]);
/** Each value as it was given: `--results a --results b`. */
export const repeatable = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
export const flag = z.union([z.boolean(), z.enum(['true', 'false', '']).transform((text) => text === 'true')]);
/** Does not accept `true`, which coercion would turn into 1 and the command line into a flag. */
const numeric = z.union([z.string(), z.number()]);
export const whole = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  numeric.pipe(z.coerce.number<string | number>().int().min(min).max(max));
export const share = numeric.pipe(z.coerce.number<string | number>().min(0).max(1));
export const positive = numeric.pipe(z.coerce.number<string | number>().positive().max(86_400));
export const blank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `claude:600,codex:300` → {claude: 600, codex: 300} */
export const seconds = list.transform((parts, context) => {
  const entries: [string, number][] = [];
  for (const part of parts) {
    const [, agent, value] = /^(.+):(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    if (agent && Number(value) > 0) entries.push([agent, Number(value)]);
    else context.addIssue({ code: 'custom', message: `'${part}' is not of the form agent:seconds` });
  }
  return Object.fromEntries(entries);
});

/** `vault_has_git,offline=false` → {vault_has_git: true, offline: false} */
export const conditions = list.transform((parts, context) => {
  const entries: [string, boolean][] = [];
  for (const part of parts) {
    const [, name, value = 'true'] = /^([^=]+)(?:=(true|false))?$/.exec(part) ?? [];
    if (name) entries.push([name.trim(), value === 'true']);
    else context.addIssue({ code: 'custom', message: `'${part}' is not of the form NAME, NAME=true or NAME=false` });
  }
  return Object.fromEntries(entries);
});

/** An answer against a JSON Schema → one failure per place that does not fit. */
import { validate } from '../../case/json-schema.js';
import { undecidedIfSlow } from './check-values.js';
import { type Failure, fail, show } from './failure.js';
import { readPath } from './path.js';

export function checkSchema(schema: object, value: unknown): Failure[] {
  return undecidedIfSlow('of a pattern of the schema', () => validate(schema, value)).map(({ path, words }) => {
    const found = path === '' ? value : readPath({ value }, `value${path.startsWith('[') ? '' : '.'}${path}`)[0]?.value;
    return fail('json_schema', path, words, show(found));
  });
}

/** Writes action-types.yml, the types of the action's inputs and outputs in the format of github-actions-typing, from the schema of the inputs. Needs build/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { InputsSchema } from '../build/src/options/inputs.js';

const root = new URL('../', import.meta.url);
const action = parse(readFileSync(new URL('action.yml', root), 'utf8'));

/** A value that a workflow may write → its type: schemas differ in how they are wrapped, not in what they accept. */
export function typeOf(name) {
  const schema = InputsSchema.shape[name];
  const accepts = (value) => schema.safeParse(value).success;
  const parsed = schema.safeParse('a\nb').data ?? schema.safeParse(undefined).data;
  if (Array.isArray(parsed) || (parsed && typeof parsed === 'object'))
    return { type: 'list', separator: ',', 'list-item': itemOf(schema) };
  const choices = choicesOf(schema);
  if (choices) return { type: 'enum', 'allowed-values': choices };
  if (accepts('true') && accepts('false') && !accepts('other')) return { type: 'boolean' };
  if (!accepts('other') && accepts('1')) return { type: accepts('0.5') ? 'float' : 'integer' };
  return { type: 'string' };
}

/** What a list with a wrong item says, names the right ones. */
function itemOf(schema) {
  const values = valuesIn(schema.safeParse('no such value').error?.issues);
  return values ? { type: 'enum', 'allowed-values': values } : { type: 'string' };
}

function choicesOf(schema) {
  const values = valuesIn(schema.safeParse('no such value').error?.issues);
  return values?.every((value) => typeof value === 'string') && !values.includes('true') ? values : null;
}

function valuesIn(issues = []) {
  return issues.find(({ code, values }) => code === 'invalid_value' && values)?.values ?? null;
}

const OUTPUT_TYPES = {
  gate: { type: 'enum', 'allowed-values': ['pass', 'fail', 'inconclusive'] },
  mutation_score: { type: 'float' },
};
const COUNTS =
  /^(total|passed|failed|infra_errors|new|regressions|improvements|offer_losses|weakened|survivors|artifact_id)$/;

export function renderTypes() {
  const inputs = Object.fromEntries(Object.keys(action.inputs).map((name) => [name, typeOf(name)]));
  const outputs = Object.fromEntries(
    Object.keys(action.outputs).map((name) => [
      name,
      OUTPUT_TYPES[name] ?? { type: COUNTS.test(name) ? 'integer' : 'string' },
    ]),
  );
  const note =
    '# The types of action.yml for https://github.com/krzema12/github-actions-typing. Written by scripts/action-types.mjs.\n';
  return `${note}${stringify({ inputs, outputs })}`;
}

if (import.meta.url === `file://${process.argv[1]}`) writeFileSync(new URL('action-types.yml', root), renderTypes());

/** Writes docs/schema/ from the zod schemas. `npm run compile && npm run schemas`; a test fails when they differ. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { renderJsonSchema, SCHEMA_NAMES } from '../build/lib/report/formats/json-schema.js';

const folder = new URL('../docs/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of SCHEMA_NAMES) writeFileSync(new URL(`${name}.schema.json`, folder), renderJsonSchema(name));

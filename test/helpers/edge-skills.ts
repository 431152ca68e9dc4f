/** A folder of skills, each with one property on which agents differ → the source that the product makes of it. */
import { join } from 'node:path';
import { readSource } from '../../lib/setup/source/source.js';
import type { Source } from '../../lib/skill/skill.js';
import { write } from './plugin.js';

const body = '\n# Body\n\nDo it.\n';
const of = (name: string, fields: string) => `---\nname: ${name}\n${fields}\n---\n${body}`;

const EDGE_SKILLS: Readonly<Record<string, string>> = {
  'long-description': of('long-description', `description: ${'word '.repeat(600)}`),
  colon: of('colon', 'description: Use when: a colon'),
  'no-front-matter': '# Only text\n\nDo it.\n',
  'other-folder': of('other-name', 'description: Named otherwise.'),
  'upper-name': of('Upper_Case Name', 'description: A name with a space.'),
  hidden: of('hidden', 'description: Hidden.\ndisable-model-invocation: true'),
  'no-description': '---\nname: no-description\n---\nText.\n',
  'empty-description': of('empty-description', 'description: ""'),
  'no-name': '---\ndescription: No name.\n---\nText.\n',
  'byte-order-mark': `\uFEFF${of('byte-order-mark', 'description: After a mark.')}`,
  crlf: of('crlf', 'description: Lines of Windows.').replaceAll('\n', '\r\n'),
  folded: of('folded', 'description: >-\n  Over\n  two lines.'),
  signs: of('signs', 'description: a <b> & "c"'),
  indented: of('indented', '  description: A key that stands too far in.'),
  'odd-space': of('odd-space', 'description:\u00a0A no-break space.'),
  number: of('2024', 'description: 7'),
};

export async function edgeSource(root: string, more: Record<string, string> = {}): Promise<Source> {
  for (const [dir, text] of Object.entries(EDGE_SKILLS)) write(join(root, 'skills', dir, 'SKILL.md'), text);
  for (const [path, text] of Object.entries(more)) write(join(root, path), text);
  return readSource(root);
}

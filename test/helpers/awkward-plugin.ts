/** A plugin whose skills are awkward, each in a way of its own. Descriptions begin and end with marks, so that a request can be searched for them. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { write } from './plugin.js';

export interface Awkward {
  /** Path of SKILL.md in the source. */
  path: string;
  /** The words between its marks; null: it has no description. */
  mark: string | null;
}

const BODY = '\n# Steps\n\nFirst look at what is asked.\nThen do it.\n';
const start = (mark: string) => `${mark}begins`;
const end = (mark: string) => `${mark}ends`;
export const marksOf = (mark: string) => ({ start: start(mark), end: end(mark) });

/** A description of so many characters with its marks at both ends. */
function describe(mark: string, chars = 60): string {
  const words = 'Use it when somebody asks for this very thing and nothing else. '.repeat(40);
  return `${start(mark)} ${words
    .slice(0, Math.max(0, chars - start(mark).length - end(mark).length - 2))
    .trim()
    .padEnd(chars - start(mark).length - end(mark).length - 2, 'x')} ${end(mark)}`;
}

type Front = Record<string, string>;
const block = (fields: Front) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n`;

/** [folder below skills/, mark, SKILL.md] */
function listFiles(): [string, string | null, string][] {
  const plain = (dir: string, mark: string, more: Front = {}, chars = 60): [string, string, string] => [
    dir,
    mark,
    block({ name: dir.split('/').at(-1) ?? dir, description: describe(mark, chars), ...more }) + BODY,
  ];
  const named = (dir: string, mark: string, name: string): [string, string, string] => plain(dir, mark, { name });
  const written = (dir: string, mark: string, description: string): [string, string, string] => [
    dir,
    mark,
    `---\nname: ${dir}\n${description}\n---\n${BODY}`,
  ];
  return [
    plain('flat', 'qaflat'),
    plain('group/one-deep', 'qaone'),
    plain('group/sub/two-deep', 'qatwo'),
    plain('nest', 'qanest'),
    plain('nest/inner', 'qainner'),
    plain('long-1024', 'qaexact', {}, 1024),
    plain('long-1100', 'qaeleven', {}, 1100),
    plain('long-1600', 'qasixteen', {}, 1600),
    written('colon', 'qacolon', `description: ${start('qacolon')} use it: when asked: often ${end('qacolon')}`),
    written('quote-open', 'qaquote', `description: "${start('qaquote')} never closed ${end('qaquote')}`),
    written('bracket-open', 'qabracket', `description: [${start('qabracket')} never closed ${end('qabracket')}`),
    written('colon-last', 'qacolonlast', `description: ${start('qacolonlast')} ${end('qacolonlast')}:`),
    written('escape', 'qaescape', `description: "${start('qaescape')} a \\d escape ${end('qaescape')}"`),
    written('dashes', 'qadashes', `description: |\n  ${start('qadashes')} one---two ${end('qadashes')}`),
    plain('hint-list', 'qahint', { 'argument-hint': '[file]' }),
    plain('hidden-on', 'qahidon', { 'disable-model-invocation': 'on' }),
    plain('paths-all', 'qapathall', { paths: '"**"' }),
    plain('.dot/inside', 'qadotin'),
    ['bare', null, `${block({ name: 'bare' })}${BODY}`],
    ['plain', 'qaplain', `# Plain\n\nNothing above.\n`],
    // The mark stands nowhere: a blank description says nothing.
    ['empty-description', 'qaempty', `${block({ name: 'empty-description', description: '""' })}${BODY}`],
    ['bom', 'qabom', `\uFEFF${block({ name: 'bom', description: describe('qabom') })}${BODY}`],
    ['crlf', 'qacrlf', (block({ name: 'crlf', description: describe('qacrlf') }) + BODY).replaceAll('\n', '\r\n')],
    ['late', 'qalate', `\n${block({ name: 'late', description: describe('qalate') })}${BODY}`],
    plain('hidden-model', 'qahidden', { 'disable-model-invocation': 'true' }),
    plain('hidden-user', 'qauser', { 'user-invocable': 'false' }),
    plain('hidden-openai', 'qaopenai'),
    plain('pref', 'qapref'),
    plain('prefix', 'qaprefix'),
    plain('pref-ix', 'qaprefdash'),
    named('twin-one', 'qatwina', 'twin'),
    named('twin-two', 'qatwinb', 'twin'),
    named('folder', 'qafolder', 'other-name'),
    plain('with space', 'qaspace', { name: 'With Space' }),
    plain('überblick', 'qauml', { name: 'überblick' }),
    written('unicode-text', 'qauni', `description: ${start('qauni')} 日本語 — “quoted” 🚀 Ünïcode ${end('qauni')}`),
    written('folded', 'qafold', `description: >\n  ${start('qafold')} one line\n  and another\n  ${end('qafold')}`),
    written('literal', 'qalit', `description: |\n  ${start('qalit')} one line\n\n  and another\n  ${end('qalit')}`),
    written('wrapped', 'qawrap', `description: ${start('qawrap')} one line\n  and another ${end('qawrap')}`),
    written('markup', 'qamark', `description: '${start('qamark')} <b>&amp; "x" it''s</b> & <i> ${end('qamark')}'`),
    written('list', 'qalist', `description:\n  - ${start('qalist')}\n  - ${end('qalist')}`),
    plain('when', 'qawhen', { when_to_use: 'Whenever it rains' }),
    plain('paths', 'qapaths', { paths: '["*.py"]' }),
    named('number', 'qanumber', '123'),
    named('capital', 'qacap', 'Capital'),
    named('slash', 'qaslash', 'a/b'),
    named('long-name', 'qalong', 'n'.repeat(70)),
    ['twice', null, block({ name: 'twice', description: 'first\ndescription: second' }) + BODY],
    plain('.dotted', 'qadot'),
    plain('_under', 'qaunder'),
  ];
}

/** Returns one row per SKILL.md that the source holds. */
export function writeAwkwardPlugin(root: string, name = 'awkward'): Awkward[] {
  write(join(root, '.claude-plugin/plugin.json'), JSON.stringify({ name, version: '1.0.0', description: 'Awkward' }));
  const plugins = [{ name, source: './', description: 'Awkward' }];
  write(
    join(root, '.claude-plugin/marketplace.json'),
    JSON.stringify({ name: 'awkward-market', owner: { name: 'someone' }, plugins }),
  );
  const rows: Awkward[] = [];
  for (const [dir, mark, text] of listFiles()) {
    const path = `skills/${dir}/SKILL.md`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    rows.push({ path, mark });
  }
  write(join(root, 'skills/hidden-openai/agents/openai.yaml'), 'policy:\n  allow_implicit_invocation: false\n');

  const link = (dir: string, mark: string) => {
    const text = block({ name: dir, description: describe(mark) }) + BODY;
    rows.push({ path: `skills/${dir}/SKILL.md`, mark });
    return text;
  };
  write(join(root, 'shared/linked-folder/SKILL.md'), link('linked-folder', 'qalinkdir'));
  symlinkSync('../shared/linked-folder', join(root, 'skills/linked-folder'));
  write(join(root, 'shared/linked-file.md'), link('linked-file', 'qalinkfile'));
  mkdirSync(join(root, 'skills/linked-file'));
  symlinkSync('../../shared/linked-file.md', join(root, 'skills/linked-file/SKILL.md'));
  return rows;
}

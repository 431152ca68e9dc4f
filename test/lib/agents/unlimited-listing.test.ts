import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { listingOf } from '../../../lib/agents/listing/unlimited-listing.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const NAMES = ['opencode', 'pi', 'cline', 'kilo'] as const;

/**
 * Folder below skills/ → [SKILL.md, how OpenCode 1.18.33, pi 0.87.1 and Cline 3.0.65 list it: f full, n its name alone, - not at all].
 * Kilo 7.7.9 lists each as OpenCode does.
 * Measured with `agent-routing discover` on the real CLIs.
 */
const AWKWARD: Record<string, [text: string, listed: string]> = {
  plain: ['---\nname: plain\ndescription: Plain words.\n---\n\nBody\n', 'ffn'],
  long: [`---\nname: long\ndescription: ${'word '.repeat(600)}\n---\n\nBody\n`, 'ffn'],
  colon: ['---\nname: colon\ndescription: Use when: a colon\n---\n\nBody\n', 'f--'],
  'colon-end': ['---\nname: colon-end\ndescription: Use when:\n---\n\nBody\n', 'f--'],
  tick: ['---\nname: tick\ndescription: `foo` bar\n---\n\nBody\n', '---'],
  twice: ['---\nname: twice\ndescription: b\ndescription: c\n---\n\nBody\n', '---'],
  bracket: ['---\nname: bracket\ndescription: [a, b] c\n---\n\nBody\n', '---'],
  list: ['---\nname: list\ndescription: [a, b]\n---\n\nBody\n', '---'],
  'no-front-matter': ['# Only text\n', '--n'],
  unclosed: ['---\nname: unclosed\ndescription: x\n\nBody\n', '--n'],
  late: ['\n---\nname: late\ndescription: x\n---\n\nBody\n', '--n'],
  words: ['---\njust words\n---\n\nBody\n', '--n'],
  'group/nested': ['---\nname: nested\ndescription: Two levels.\n---\n\nBody\n', 'ffn'],
  'plain/inner': ['---\nname: inner\ndescription: In a skill.\n---\n\nBody\n', 'f--'],
  differs: ['---\nname: other-name\ndescription: Name differs.\n---\n\nBody\n', 'ffn'],
  upper: ['---\nname: Upper_Case Name\ndescription: x\n---\n\nBody\n', 'ffn'],
  hidden: ['---\nname: hidden\ndescription: x\ndisable-model-invocation: true\n---\n\nBody\n', 'f-n'],
  disabled: ['---\nname: disabled\ndescription: x\ndisabled: true\n---\n\nBody\n', 'ff-'],
  'number-description': ['---\nname: number-description\ndescription: 42\n---\n\nBody\n', '---'],
  'no-name': ['---\ndescription: No name.\n---\n\nBody\n', '-fn'],
  'number-name': ['---\nname: 123\ndescription: Number name.\n---\n\nBody\n', '-f-'],
  'empty-name': ['---\nname: ""\ndescription: Empty name.\n---\n\nBody\n', 'ffn'],
  off: ['---\nname: off\ndescription: x\nenabled: false\n---\n\nBody\n', 'ff-'],
  'open-quote': ['---\nname: open-quote\ndescription: "x\n---\n\nBody\n', '---'],
  date: ['---\nname: date\ndescription: 2026-11-22\n---\n\nBody\n', '-fn'],
  tab: ['---\nname: tab\ndescription: x\nmetadata:\n\tkey: value\n---\n\nBody\n', 'f--'],
  'byte-order-mark': ['\ufeff---\nname: byte-order-mark\ndescription: Marked.\n---\n\nBody\n', 'ffn'],
  crlf: ['---\r\nname: crlf\r\ndescription: CRLF.\r\n---\r\n\r\nBody\r\n', 'ffn'],
  folded: ['---\nname: folded\ndescription: >\n  Folded\n  text.\n---\n\nBody\n', 'ffn'],
  markup: ['---\nname: markup\ndescription: Has <b>&" </description> in it\n---\n\nBody\n', 'ffn'],
  'no-body': ['---\nname: no-body\ndescription: No body.\n---\n', 'ff-'],
  comma: ['---\nname: a, b\ndescription: Comma.\n---\n\nBody\n', 'ff-'],
  // On OpenCode one of the two, by chance: the first is predicted.
  'same-1': ['---\nname: same\ndescription: First.\n---\n\nBody\n', 'ffn'],
  'same-2': ['---\nname: same\ndescription: Second.\n---\n\nBody\n', '---'],
  '.dotted': ['---\nname: dotted\ndescription: Dotted.\n---\n\nBody\n', '--n'],
  '.dot/inside': ['---\nname: inside\ndescription: Below a dot.\n---\n\nBody\n', 'ffn'],
};

describe('the predicted listing of an agent without a budget', () => {
  it('is the measured one, for every awkward SKILL.md, and says why one is missing', async () => {
    const root = folder();
    const tree = Object.entries(AWKWARD).map(([at, [text]]) => [`skills/${at}/SKILL.md`, text] as const);
    writeTree(root, Object.fromEntries(tree));
    const context = { source: await readSource(root), install: 'skills' as const, vendor_model: null };
    const listed: Record<string, string> = {};
    for (const name of NAMES)
      for (const { skill, offer } of AGENTS[name].predictOffers(context)) {
        const at = skill.path.slice('skills/'.length, -'/SKILL.md'.length);
        listed[at] = (listed[at] ?? '') + { full: 'f', name_only: 'n', cut: 'c', absent: '-' }[offer];
        const reason = AGENTS[name].explainOffer(skill, context, offer);
        expect([name, at, reason === null]).toEqual([name, at, offer === 'full']);
      }
    expect(listed).toEqual(Object.fromEntries(Object.entries(AWKWARD).map(([at, [, as]]) => [at, as + as[0]])));
  });
});

describe('two skills with one name', () => {
  const twins = async () => {
    const root = folder();
    writeTree(root, {
      'skills/a/SKILL.md': '---\nname: same\ndescription: First.\n---\n\nBody\n',
      'skills/b/SKILL.md': '---\nname: same\ndescription: Second.\n---\n\nBody\n',
    });
    return { source: await readSource(root), install: 'skills' as const, vendor_model: null };
  };
  const rules = {
    title: 'Agent',
    nameOf: () => 'same',
    reject: () => null,
    shows: ({ description }: { description: string | null }) => description,
  };

  it.each([
    ['first', ['full', 'absent']],
    ['any, by chance', ['full', 'absent']],
  ] as const)('are listed as an agent has it that keeps %s', async (keeps, offers) => {
    const { predictOffers } = listingOf({ ...rules, keeps });
    const rows = predictOffers(await twins());
    expect(rows.map(({ offer }) => offer)).toEqual(offers);
    for (const { offer, why } of rows)
      expect(JSON.stringify(why)).toEqual(offer === 'full' ? 'null' : expect.stringContaining('has the same name'));
  });
});

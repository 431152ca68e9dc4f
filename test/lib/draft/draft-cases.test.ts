import { describe, expect, it } from '@jest/globals';
import { draftCases, TO_WRITE } from '../../../lib/draft/draft-cases.js';
import { createSkillRanker } from '../../../lib/draft/rank-skills.js';
import { loadVectors } from '../../../lib/setup/routing/vectors.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

/** {skill: its description, and its body behind a line of its own} → the corpus. */
async function draftAll(texts: Record<string, string>) {
  const skills = Object.entries(texts).map(([dir, text]) => {
    const [description = '', ...body] = text.split('\n');
    return { dir, text: `---\nname: ${dir}\ndescription: ${JSON.stringify(description)}\n---\n${body.join('\n')}` };
  });
  const source = await readSource(writePlugin(newFolder(), 'demo', skills));
  return draftCases(source, createSkillRanker(source.skills, loadVectors()));
}

/** The cases, but those of no skill. */
const draft = async (texts: Record<string, string>) =>
  (await draftAll(texts)).cases.filter(({ case_id }) => !case_id.startsWith('no-skill'));

const prompts = async (texts: Record<string, string>) =>
  Object.fromEntries((await draft(texts)).map(({ case_id, prompt }) => [case_id.replace(/-1$/, ''), prompt]));

describe('draftCases', () => {
  it('leaves a gap where readers would give each draft to another skill', async () => {
    const texts = {
      'requesting-code-review':
        'Use when completing tasks, implementing major features, or before merging to verify work meets requirements.',
      brainstorming:
        'You must use this before any creative work: creating features, building components, adding to them.',
      'test-driven-development': 'Use when implementing any feature or bugfix, before writing implementation code.',
      'writing-plans': 'Use when you have a spec or requirements for a multi-step task, before touching code.',
    };
    expect((await prompts(texts))['requesting-code-review']).toBe(TO_WRITE.prompt);
    // Alone, it is for whatever it says.
    const alone = { 'requesting-code-review': texts['requesting-code-review'] };
    expect((await prompts(alone))['requesting-code-review']).toBe('Help me implement major features.');
  });

  it.each([
    [
      'that another skill has the same description',
      { alpha: 'Use when implementing major features.', beta: 'Use when implementing major features.' },
      'beta has the same description, so a request for one is one for the other',
    ],
    [
      'the request and the skill for which it may be meant',
      { alpha: 'Use when implementing major features.', beta: 'Use this before implementing features.' },
      'init did not take "Help me implement major features.", for which the offline ranker does not put this skill clearly before beta; take it if it is clear to you',
    ],
    [
      'the occasion that is no request',
      { alpha: 'Roses of all kinds. Use when debugging.' },
      'init could not make one request in plain English of "Use when debugging."',
    ],
    [
      'that no occasion is there',
      { alpha: 'Patterns and practices for roses.' },
      'its description has no "Use when …", and init could not make one request in plain English of "Patterns and practices for roses."',
    ],
    [
      'that another skill is named',
      { alpha: 'For writing website copy, see beta.', beta: 'Writes copy for websites.' },
      '"For writing website copy, see beta." names another skill, so it is no request for this one',
    ],
    [
      'that it only says what it is not for',
      { alpha: 'Not for pruning old roses.' },
      '"Not for pruning old roses." only says what the skill is not for',
    ],
    [
      'that the language is another one',
      { alpha: 'コミットからリリースノートを書く。' },
      '"コミットからリリースノートを書く。" is not in English',
    ],
    ['that nothing is said', { alpha: '' }, 'its skill has no description, and no example of a request'],
    [
      'that another skill says the same',
      { alpha: 'Old beds. Use when the user says "roll back".', beta: 'Use when the user says "roll back".' },
      'another skill or case has "Roll back." too',
    ],
  ])('says why there is a gap: %s', async (_, texts, gap) => {
    expect((await draftAll(texts)).gaps?.get('alpha-1')).toBe(gap);
  });

  it('names in a draft what tells a skill from others whose names end with the same word', async () => {
    const say = (what: string, occasion: string) =>
      `${what} patterns and practices for ${occasion}.\n## When to use\n\n- Building quick, safe ${occasion}\n- Writing new ${what} code\n`;
    const found = await prompts({
      'rust-patterns': say('Rust', 'performant programs'),
      'ruby-patterns': say('Ruby', 'pages with forms'),
      'perl-patterns': say('Perl', 'reports from logs'),
      'kotlin-patterns': say('Kotlin', 'apps for phones'),
      'scala-patterns': say('Scala', 'streams of events'),
    });
    expect(found['rust-patterns']).toBe('Help me write new Rust code.');
    expect(found['perl-patterns']).toBe('Help me write new Perl code.');
  });

  it('takes a word of two names for neither', async () => {
    const found = await prompts({
      'neighborhood-variants': 'Ranks what is near a finding. Use when a finding is confirmed and variants may exist.',
      'variant-analysis':
        'Hunts for other variants of a bug that was found. Use when hunting for variants of a finding.',
    });
    expect(found['neighborhood-variants']).toBe(TO_WRITE.prompt);
  });

  it('does not take one common word of a long name for the whole of it', async () => {
    const text = 'Discovers Laravel packages via LaraPlugins.io MCP. Use when the user wants to find plugins.';
    const found = await prompts({ 'laravel-plugin-discovery': text, 'pdf-forms': 'Fills PDF forms.' });
    expect(found['laravel-plugin-discovery']).toMatch(/Laravel packages/);
  });

  it('finds what is clear by two words, and by a description that is one occasion', async () => {
    const found = await prompts({
      'db-migrations': 'Database migrations: use when a task adds, renames or drops a column.',
      'api-review': 'Reviews changes to the REST API for breaking changes. Use when a pull request touches its code.',
      'incident-report': 'This skill should be used when the user asks to "write a postmortem".',
      'key-care': 'Rotates secrets and API keys in Vault. Use when a key has leaked.',
    });
    expect(found['db-migrations']).toBe('Help me add a column.');
    expect(found['key-care']).toBe('My key has leaked. Can you help?');
  });

  it('takes the word of the description for what users say of a skill', async () => {
    const found = await prompts({
      copywriting: 'Writes copy for pages. Use for "this copy is really weak" or new headlines of a page.',
      'copy-editing': 'Edits copy for pages: weak copy, long copy, old copy. Use for existing copy of a page.',
    });
    expect(found['copywriting']).toBe('This copy is really weak.');
  });

  it('takes what a user says word for word where nothing else can be asked, however short it is', async () => {
    const found = await prompts({
      publishing: 'The way to a new version. Use when the user says "ship it" or "should I do this", not for "beta".',
      reverting: "Reverts versions. Triggers on phrases like: 'roll back', 'it's broken'.",
      naming: 'Names, as in "code names".',
      shared: 'Old versions. Use when the user says "roll back".',
    });
    expect(found).toEqual({
      publishing: 'Ship it.',
      reverting: "It's broken.",
      naming: TO_WRITE.prompt,
      shared: TO_WRITE.prompt,
    });
  });

  it('takes a long list of things for no sign of whose it is', async () => {
    const gate =
      'Runs a Trailmark gate over a hedge, rose bed, garden path, or old row to find new ways in.\n## When to use\n\n- Reviewing a hedge, rose bed, garden path, or old row\n';
    const review = 'Does a security-focused review of hedge changes, rows and history. Use when reviewing a hedge.';
    const found = await prompts({ 'trailmark-gate': gate, 'hedge-review': review });
    expect(found['trailmark-gate']).toBe(TO_WRITE.prompt);
  });

  it('disallows for what any model answers no skill that is for each conversation', async () => {
    const skills = [
      ['using-skills', 'Use when starting any conversation: finds the skill.'],
      ['pdf-forms', 'Fills PDF forms.'],
    ].map(([dir = '', text = '']) => ({ dir, text: `---\nname: ${dir}\ndescription: "${text}"\n---\n` }));
    const source = await readSource(writePlugin(newFolder(), 'demo', skills));
    const { cases } = draftCases(source, createSkillRanker(source.skills, loadVectors()));
    const general = cases.filter(({ case_id }) => case_id.startsWith('no-skill'));
    expect(general.map(({ disallowed_skills }) => disallowed_skills)).toEqual([['pdf-forms'], ['pdf-forms']]);
  });

  it('expects of a negative the skill that it belongs to, and drafts none where that is not clear', async () => {
    const negatives = async (texts: Record<string, string>) =>
      (await draft(texts)).flatMap((row) =>
        row.category === 'negative' ? [[row.prompt, row.expected_skill, row.disallowed_skills]] : [],
      );
    const maps =
      'Plans the pages of a site and how they link. NOT for XML sitemaps (a technical matter, see seo-audit).';
    const audit = 'Finds out why a site does not rank in search engines.';
    expect(await negatives({ 'site-architecture': maps, 'seo-audit': audit })).toEqual([
      ['I need help with XML sitemaps.', 'seo-audit', ['site-architecture']],
    ]);
    const sheets =
      'Edits spreadsheets: rows, columns, formulas, charts, filters, formats, cells, messy data and sums. Do NOT use when the primary deliverable is a Word document.';
    const words = 'Edits Word documents (.docx) with their tables and images.';
    expect(await negatives({ xlsx: sheets, docx: words })).toEqual([
      ['My primary deliverable is a Word document. Can you help?', 'docx', ['xlsx']],
    ]);
    const scans = { codeql: 'Static analysis with CodeQL.', semgrep: 'Static analysis with Semgrep.' };
    expect(await negatives({ properties: 'Tests properties of data. Not for static analysis.', ...scans })).toEqual([]);
    expect(
      await negatives({
        points: 'Takes a view. Not for old hedges (use hedges-a or hedges-b).',
        'hedges-a': 'Cuts.',
        'hedges-b': 'Trims.',
      }),
    ).toEqual([]);
  });
});

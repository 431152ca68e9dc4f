import { describe, expect, it } from '@jest/globals';
import { draftPrompts } from '../../../lib/draft/draft-prompts.js';
import { proveNotFor } from '../../../lib/draft/negatives.js';
import type { SkillRanker } from '../../../lib/draft/rank-skills.js';
import { describeSkill } from '../../../lib/skill/describe-skill.js';

function draft(description: string | null, { body = '', dir = 'alpha', others = [] as string[] } = {}) {
  const head = description === null ? '' : `description: ${JSON.stringify(description)}\n`;
  const text = `---\nname: ${dir}\n${head}---\n${body}`;
  const { said, drafted } = draftPrompts({ ...describeSkill(text, dir), dir }, (name) => others.includes(name));
  return [...said, ...drafted];
}

describe('draftPrompts', () => {
  it('takes nothing that ends in an abbreviation', () => {
    const says =
      'Use when the user wants to write, review or roll back a SQL database migration, e.g. adding a column.';
    expect(draft(says).filter((prompt) => /e\.g\.?$/.test(prompt))).toEqual([]);
  });

  it.each([
    ['a wish', 'Prunes. Use when the user wants to prune their roses.', 'I want to prune my roses.'],
    ['a question', 'Use this skill when the user asks about soil and seeds.', 'I need help with soil and seeds.'],
    ['a doing', 'Use when renting out halls - any size.', "I'm renting out halls. Can you help?"],
    [
      'what is done before its steps',
      'Use when writing a plan or moving a bed: dig, water, rake.',
      'Help me write a plan.',
    ],
    [
      'what comes before examples',
      'Use when writing plans of a bed, e.g. after a flood.',
      'Help me put together plans of a bed.',
    ],
    [
      'states of which one is a need',
      'Use when a bed is full and a plan with dates is needed.',
      'My bed is full and a plan with dates is needed. Can you help?',
    ],
    [
      'the first of two states',
      'Use when a bed needs water and you want a plan in our words.',
      'My bed needs water. Can you help?',
    ],
    ['what somebody asks for', 'Use it when somebody asks for a bed, a hose or something to plant.', 'I need a bed.'],
    ['one of several', 'Use when migrating old data, creating backups, or pruning logs.', 'Help me migrate old data.'],
    ['a state', 'Use when the build is broken on main.', 'My build is broken on main. Can you help?'],
    ['what to do', 'Use when someone asks what to plant this week.', 'What should I plant this week?'],
    [
      'a quoted question before what it is not for',
      "Beds. Use when told 'what grows in half a bed of sand?' Never for big gardens.",
      'What grows in half a bed of sand?',
    ],
    [
      'what the user has',
      'Use when you have two beds for many roses.',
      'I have two beds for many roses. Can you help?',
    ],
    ['a question', 'Use when the user asks about old roses.', 'I need help with old roses.'],
    ['a first clause', 'When the user wants to water roses. See more.', 'I want to water roses.'],
    ['a topic', 'Use when the user mentions cancel flow.', 'Help me with my cancel flow.'],
    ['a topic that is a doing', 'Use when the user mentions set up tracking.', 'Help me set up tracking.'],
    ['what it does', 'Generates change logs from commits.', 'Please make change logs from commits.'],
    [
      'a verb that is not listed beside one that is',
      'Creates and maintains lists of tools.',
      'Please create lists of tools.',
    ],
    ['a verb with its particle', 'Use when checking out one branch of it.', 'Help me check out one branch of it.'],
    [
      'the first of a list whose last word is said of all',
      'Use when the user wants to run seed, plant, or tool fairs in spring.',
      'I want to run seed fairs in spring.',
    ],
    [
      'the same where the others have two words',
      'Use when the user wants to draw lawn, rose bed, or stone wall plans.',
      'I want to draw lawn plans.',
    ],
    [
      'what it does without what it gives besides',
      'Generates raised beds and provides guidance.',
      'Please generate raised beds.',
    ],
    [
      'what it makes without all that this has',
      'Creates bed plans with paths, gates, walls, and lamps.',
      'Please create bed plans.',
    ],
    ['help with a doing that is asked for', 'Use when users request creating old maps.', 'Help me create old maps.'],
    [
      'a wish without what it is not',
      'Use when the user wants a clean bed rather than a wild one.',
      'I need a clean bed.',
    ],
    [
      'things of some sort',
      'Use when asked to dig some sort of raised beds, or any kind of pond.',
      'I want to dig some raised beds.',
    ],
    [
      'one of two, without what is said of the other',
      'Use when working on a rose bed or any garden built on sand.',
      "I'm working on a rose bed. Can you help?",
    ],
    ['three words, last', 'Beds. Words such as "review raised beds".', 'Review raised beds.'],
    [
      'a second verb that is not listed, before an object',
      'Rose beds. Reviews old rose beds and proposes a plan for each.',
      'Please look over old rose beds and propose a plan for each.',
    ],
    ['one of several wishes', 'Use when the user wants to plan, design, or create a bed.', 'I want to plan a bed.'],
    [
      'the first of a list that lost its end',
      'Use when asked to make a bed, write a bed rule, configure beds, add a rule.',
      'I want to make a bed.',
    ],
    [
      'the first of several doings, without what is said of the last',
      'Use when the user wants to clean up old beds, grow roses, or rebalance a garden for walls.',
      'I want to clean up old beds.',
    ],
    [
      'a check before something is done to it',
      'Use when asked to check a bed before planting it.',
      'I want to double-check a bed before planting it.',
    ],
    ['help that is offered', 'Helps you to prune old roses near walls.', 'Help me prune old roses near walls.'],
    ['help with a doing', 'This skill helps with pruning old roses.', 'Help me prune old roses.'],
    ['what it is used to do', 'Use this skill to prune old roses.', 'Please prune old roses.'],
    ['what is needed', 'Use whenever rose lists are needed.', 'I need rose lists.'],
    ['what a user would like', 'Use when the user would like a list of roses.', 'I need a list of roses.'],
    [
      'things of which more is said',
      'Reviews old beds before they are dug.',
      'Please look over old beds before they are dug.',
    ],
    ['an occasion behind a colon', 'Use when: pruning old roses, digging beds.', 'Help me prune old roses.'],
    [
      'an occasion before what it is not for',
      'Use when asked to prune a rose — not for hedges.',
      'I want to prune a rose.',
    ],
    ['one of two verbs', 'Use when asked to dig/weed a bed, or for old paths like those.', 'I want to dig a bed.'],
    [
      'one of several things, with what is said of all',
      'Use when the user wants to draw a map, rough sketch, or small plan of a garden.',
      'I want to draw a map of a garden.',
    ],
    [
      'what another thing does besides',
      'Reviews a plan that compares old beds and reports all costs.',
      'Please look over a plan that compares old beds and reports all costs.',
    ],
    [
      'a wish without what the skill adds to it',
      'Use when someone asks to check old rose beds and drafts the notes for others.',
      'I want to double-check old rose beds.',
    ],
    ['what has no number', 'Use when the user wants to track any public data.', 'I want to track some public data.'],
    ['two things that it does', 'Creates or updates tickets of teams.', 'Please create tickets of teams.'],
    ['a purpose', 'Toolkit for debugging slow web pages.', 'Help me debug slow web pages.'],
    ['the user as an object', 'Grill the user about one plan.', 'Please grill me about one plan.'],
    ['what a user says', 'Ads. Use for "CPC," "why is my traffic dropping," or ads.', 'Why is my traffic dropping?'],
    [
      'a wish without its example',
      'Use when users request cards for walls like "make me a card of X".',
      'I need cards for walls.',
    ],
    [
      'a trouble without what the skill does first',
      'Use when encountering wilted beds, dead roses, or odd leaves, before proposing cures.',
      "I've encountered wilted beds. Can you help?",
    ],
    ['a doing of the mind', 'Use when understanding old codes.', 'Help me understand old codes.'],
    ['what the user made', 'Use when reviewing beds dug by yourself.', 'Help me review beds dug by myself.'],
    ['a state in any verb', 'Use when a pump stops at night.', 'My pump stops at night. Can you help?'],
    [
      'the first of two states',
      'Use when a bed stays wet or a garden pump fails at night.',
      'My bed stays wet. Can you help?',
    ],
    ['a state of several things', 'Use if pumps are failing at night.', 'My pumps are failing at night. Can you help?'],
    ['a state in an object', 'Use when the pump shows a red light.', 'My pump shows a red light. Can you help?'],
    ['what there is', 'Use when there are dead roses.', 'There are dead roses. Can you help?'],
    ['what the user sees', 'Use when you see a hole in a bed.', 'I see a hole in a bed. Can you help?'],
    ['what the agent is asked', 'Use when you are asked to prune a rose.', 'I want to prune a rose.'],
    ['one of two, whatever the other is', 'Use when pruning roses or another old bush.', 'Help me prune roses.'],
    [
      'what is done next with the same thing',
      'Rotate an old bed of roses and replant what needs it.',
      'Please rotate an old bed of roses and replant what needs it.',
    ],
    [
      'the same with a verb of work',
      'Write labels for the beds and publish them.',
      'Please put together labels for the beds and publish them.',
    ],
    [
      'a verb with its particle',
      'Roll back the new hose and tell the team.',
      'Please roll back the new hose and tell the team.',
    ],
    [
      'the same in single quotes',
      "Also for 'CRO,' 'this page isn't converting,' or 'ads.'",
      "This page isn't converting.",
    ],
    [
      'one of two things, with what is said of both',
      'Use when the user wants to draw plans or lists from the old beds.',
      'I want to draw plans from the old beds.',
    ],
    ['one of two adjectives', 'Write labels for new or old beds.', 'Please put together labels for new beds.'],
    ['one of several verbs, known or not', 'Use when asked to weed, mulch or edge a bed.', 'I want to weed a bed.'],
    ['what a task does', 'Beds: use when a task adds, renames or drops a bed.', 'Help me add a bed.'],
    ['what a task involves', 'Use when a task involves pruning old roses.', 'Help me prune old roses.'],
    ['what you do', 'Use when you add a bed, dig one up, or remove a bed that is old.', 'Help me add a bed.'],
    ['what users show', 'Use when the user shares a plan of a bed.', 'I have a plan of a bed. Can you help?'],
    [
      'what it does, before a thing of which nothing is said',
      'Reviews plans of old beds. Use when the user pastes a plan or uploads it.',
      'Please look over plans of old beds.',
    ],
    ['what users want to know', 'Use when they ask whether a bed is dry.', 'I want to know whether a bed is dry.'],
    ['a question that is told', 'Use when the user asks how good a bed is.', 'I want to know how good a bed is.'],
    [
      'what it does without what comes with it',
      'Turns a lawn into a bed for roses, with paths, walls and lamps.',
      'Please turn a lawn into a bed for roses.',
    ],
    ['a joined word that all use', 'Draft end-to-end plans of beds.', 'Please write up end-to-end plans of beds.'],
    ['what needs understanding', 'Understand old beds of roses.', 'Help me make sense of old beds of roses.'],
    ['two verbs of one thing', 'Draft and update plans of beds.', 'Please draft plans of beds.'],
    [
      'the first of what it does',
      'Compares beds before and after a flood and explains what differs.',
      'Help me compare beds before and after a flood.',
    ],
    [
      'the first of what it does, behind which another verb has no object',
      'Create new beds, water and improve old beds.',
      'Help me create new beds.',
    ],
    [
      'a list that ends in a noun like a verb',
      'Adds a bed to a garden with its path, gate and tests.',
      'Please add a bed to a garden with its path, gate and tests.',
    ],
  ])('puts %s into the words of a user', (_, description, prompt) => {
    expect(draft(description)[0]).toBe(prompt);
  });

  it('takes of what only says what a skill can do the first thing', () => {
    expect(draft('Splits beds 5/25/100, watches roses between steps, and stops on rain.')).toEqual([
      'Help me split beds 5/25/100.',
    ]);
    expect(draft('Guide users through the old beds.')).toEqual(['Please guide me through the old beds.']);
    expect(draft('Generates raised beds and generates guidance.')).toEqual(['Help me generate raised beds.']);
    expect(draft('Creates structured plans for multi-step beds.')).toEqual([]);
  });

  it('joins nothing to a state, and takes no noun for a verb', () => {
    expect(draft('Use when a bed is dry or a rose is in bloom.').join()).not.toMatch(/dry in/);
    expect(draft('Checks old beds for roses, tests and weeds.').join()).not.toMatch(/Please test/);
  });

  it('tries the verb of the description last', () => {
    const prompts = draft('Use when the user wants to write old plans of beds.');
    expect(prompts).toEqual(['I want to put together old plans of beds.', 'I want to write old plans of beds.']);
  });

  it('asks for a thing, not also for what it answers', () => {
    expect(draft('Roses. Use when the user asks for rose lists or what grew in a year.')[0]).toBe('I need rose lists.');
  });

  it.each([
    'Analyze competitors from their pages.',
    'Use when comparing gardens by their roses.',
    'Use when reviewing rose reports before accepting, rejecting, or closing.',
  ])('drafts nothing of another’s things as the user’s, nor of half a clause: %s', (description) => {
    expect(draft(description).join()).not.toMatch(/\bmy\b|accepting\./);
  });

  it.each([
    ['a title that begins like a request', 'Clean Architecture patterns for gardens and Kotlin beds.'],
    ['a thing that is done', 'Beds — model routing by task complexity and budget.'],
    ['a clause that is no thing', 'Use when the user wants whether team billing is real.'],
    ['what is done already', 'Browser automation after deploying features.'],
    ['two speakers', 'Use when a customer says billing is broken, I want a refund.'],
    ['a heading for a question', 'Beds. Use for "why people buy beds".'],
    ['a thing that lost its end', 'Give a decisive: and more.'],
    ['a noun that ends like a doing', 'For marketing website copy.'],
    ['a verb taken for a thing', 'Use when verify claims needs care.'],
    ['an instruction', 'Use this standard as a procedure. Read pricing first.'],
    [
      'a list whose first thing is no thing',
      'Use when the user wants to run influencer, creator, or ambassador campaigns/deals.',
    ],
    [
      'an instruction to the agent',
      'Prefer the developer documentation where it is there. Guide through the workflow.',
    ],
    ['a word for what was cut off', 'Use when publishing them.'],
    ['a quoted thing', 'Tables. Use when users name "the xlsx in my downloads".'],
    ['how it works', 'Roses while keeping all features, by reading the logs.'],
    ['a verb that turns nothing into another', 'Analyzes recorded feedback into evidence.'],
    ['several wishes in one', 'Use when asked to plan, break down roses, plan from lists, or deepen an old bed.'],
    ['a list that a verb ends', 'Beds. Identifies bloat, old roses, and creates lists for the garden.'],
    ['what it produces', 'Beds. Produces rose cards with ratings.'],
    ['what it does in a place', 'Use this skill to prevent loss when pruning old roses.'],
    ['a letter to fill in', 'Beds. Use for "why did we choose X".'],
    ['a thing of another tool', 'Use when bedtool needs a full list of roses.'],
    ['what comes before', 'Use when finishing beds, or before merging two old beds of roses.'],
    ['what comes behind', 'Use when completing work on old beds.'],
    ['a doing that shows something', 'Use when profiling reveals beds that need water.'],
    ['a word of the user', 'Use when the user mentions roses.'],
    ['a word of the user with an article', 'Use when the user mentions a rose.'],
    ['the beginning of a talk', 'Use when starting a new gardening session.'],
    ['what a thing is', 'Use when the target bed is Rose 3.'],
    ['one thing of many', 'Use when another bed needs the water of it.'],
    ['a thing of something that is not named', 'Use when updating its title or body.'],
    ['a list of things', 'Beds — model ids, prices, old limits, and water.'],
    ['a quoted thing that begins like a request', 'Beds. Use for "plan water prompt".'],
    ['a list without its end', 'Use when the user wants to report weeds, do pruning, file plans daily.'],
    ['what does not say of which thing', 'Garden advisor. Looks at soil, assesses implementation quality.'],
    ['a list of what it goes over', 'Old garden beds. Checks beds, lawns, old roses, and hedges.'],
    ['a command', 'Use when the user wants to run /roses on old beds.'],
    ['a state that is one of several', 'Use when the bed is dry, wet, or frozen.'],
    ['tools of which one is used', 'Use when the user wants to use spades, forks, or plain hands on a bed.'],
    ['what is there before something', 'Use when reviewing beds before any rose exists.'],
    ['the user from outside', 'Explores user intent and old beds.'],
    ['a rule for agents', 'Enforces clean spades over dirty ones.'],
    ['a word for what was said before', 'Beds. Use for "should I water this" or "what else can I plant".'],
    ['a question of a thing that is not there', 'Beds. Use for "is this the same rose" or "which version is better".'],
    ['what is so without a wish', 'Beds. Use for "we\'re about to plant".'],
    ['a doing that fails', 'Use when pruning fails because of old roses.'],
    ['changes that break something', 'Beds, for breaking changes of paths.'],
    ['one thing that is the same', 'Use when the same bed has been dug three times.'],
    ['what happens to users', 'Use when you find a hole in a bed.'],
    ['a particle of one of several verbs', 'Use when asked to find, move, or clean up old beds.'],
    ['what another person asks', 'Use when a gardener asks how many days are left.'],
    ['a thing with another in -s behind it', 'Use for the rose beds of a garden.'],
    ['nothing', ''],
  ])('leaves out what is no request: %s', (_, description) => {
    expect(draft(description)).toEqual([]);
  });

  it('takes no heading and no instruction of the body for what a user says', () => {
    const body = '# How to Choose the Right Plan\n\n## When to use\n\n- Create exactly one commit. Let hooks run.\n';
    expect(draft('Plans.', { body })).toEqual([]);
  });

  it('takes what users say of no example in code, and in no other script than the description has', () => {
    const body = '## Example prompts\n\n- "バラを切ってください、お願いします"\n';
    expect([draft('Beds.', { body }), draft('花壇。', { body }).length]).toEqual([[], 1]);
    expect(draft('Beds.', { body: '```\nUser: "Build a bed and write the post"\n```\n' })).toEqual([]);
  });

  it('takes what users say without the marks around it', () => {
    expect(draft('Beds.', { body: 'User: *"Turn this lawn into a rose bed"*\n' })).toEqual([
      'Turn this lawn into a rose bed.',
    ]);
  });

  it('takes nothing of a table whose head says what not to write, and no question of a program', () => {
    const body =
      '## Examples\n\n| Instead of | Write |\n|---|---|\n| "Delete the item now?" | "Delete?" |\n\n| User says |\n|---|\n| "Are you sure you want to go?" |\n| "Fix my oldest rose" |\n';
    expect(draft('Roses.', { body })).toEqual(['Fix my oldest rose.']);
  });

  it('takes nothing that points to another skill: a sentence, a row of a table, an item', () => {
    const body =
      '## When to use\n\n| Task | Skill |\n|---|---|\n| Writing new page copy | copywriting |\n\n- Cutting hedges: see `hedge-trim`\n- Moving trees to another bed\n';
    const others = ['copywriting', 'hedge-trim'];
    const description = 'Use when the user wants to polish roses. For writing website copy, see copywriting.';
    expect(draft(description, { body, others })).toEqual([
      'Help me move trees to another bed.',
      'I want to polish roses.',
    ]);
    expect(draft(description, { body }).join()).toMatch(/page copy/);
  });

  it('prefers what copies little, and does not bend a sentence for it', () => {
    const description =
      'Use when the user wants to prune old garden roses near walls. Use when the user asks about soil.';
    expect(draft(description)).toEqual(expect.arrayContaining(['I want to prune old garden roses near walls.']));
    expect(draft(description)[0]).toBe('I need help with soil.');
  });

  it('prefers what the body says that users say', () => {
    const body = '# Gardens\n\n## Example prompts\n\n- "My tulips look sad, what now?"\n- "Just one quick fix"\n';
    expect(draft('Use when the user wants to prune roses.', { body }).slice(0, 2)).toEqual([
      'My tulips look sad, what now?',
      'I want to prune roses.',
    ]);
  });

  it('takes occasions of the body, and none of those against it', () => {
    const body =
      '## When to use\n\n- Moving trees to another bed\n\n## When not to use\n\n- Watering lawns in the evening\n';
    expect(draft('Gardens.', { body })).toEqual(['Help me move trees to another bed.']);
  });

  it('asks for nothing that the description excludes', () => {
    const prompts = draft('Use when pruning old roses. Do NOT use when the user wants to cut hedges or trees.');
    expect(prompts.join()).not.toMatch(/hedges/);
  });

  it('drafts each thing that the description excludes by itself', () => {
    const text =
      '---\nname: plans\ndescription: Explains plans. Not for neutral texts, garden diagnosis, old hedges and not for slow queries.\n---\n';
    const ranker = { rank: () => [], first: () => null } as unknown as SkillRanker;
    const proved = proveNotFor(
      { ...describeSkill(text, 'plans'), dir: 'plans', hash: '', path: 'SKILL.md' },
      ranker,
      () => undefined,
    );
    expect(proved?.prompt).toBe('I need help with old hedges.');
  });

  it('puts a prompt that names the skill last', () => {
    const body = '## Example prompts\n\n- "Please write release notes for me"\n- "What changed since Monday?"\n';
    expect(draft('Lists changes.', { body, dir: 'release-notes' })[0]).toBe('What changed since Monday?');
  });
});

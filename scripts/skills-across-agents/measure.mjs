// One agent → what it made of every sample: how it lists it, what loading it brings, and which folders it reads in which order.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { writeLinks, writeTree } from './ask.mjs';
import { FOLDERS, SAMPLES } from './samples.mjs';

/** Where a repository has its skills: the folder that most agents share, and Claude Code's own. */
export const folderOf = (name) => (name === 'claude' ? '.claude/skills' : '.agents/skills');

/** Few in one session, because two agents shorten a listing of more than some thousand characters. */
const BATCH = 10;

export function batches(samples) {
  const together = samples.filter(({ solo, alone }) => !solo && !alone);
  const list = samples.filter((sample) => !together.includes(sample)).map((sample) => [sample]);
  for (let at = 0; at < together.length; at += BATCH) list.push(together.slice(at, at + BATCH));
  return list;
}

export function writeSamples(root, samples) {
  for (const { files, beside = {}, links, bytes, mark } of samples) {
    const tree = files(mark);
    for (const path of Object.keys(tree))
      if (bytes) tree[path] = Buffer.concat([Buffer.from(tree[path]), Buffer.from(bytes)]);
    writeTree(root, { ...tree, ...beside });
    writeLinks(root, links);
  }
}

const nameOf = ({ id, name }) => name ?? id;
export const pathOf = ({ files, links, mark }) => {
  const [link] = Object.keys(links ?? {});
  if (link) return link.endsWith('.md') ? link : `${link}/SKILL.md`;
  return Object.keys(files(mark))[0];
};

/** The listing's row of a sample: by the words of its description, else by its place, else by its name. */
function findRow(sample, offered) {
  const names = [nameOf(sample), posix.basename(posix.dirname(pathOf(sample))), sample.id];
  return (
    offered.find(({ description }) => description?.includes(sample.mark)) ??
    offered.find(({ path }) => path?.endsWith(`/${pathOf(sample)}`)) ??
    offered.find(({ id }) => names.includes(id))
  );
}

/** The words between a description's first and last, as the model gets them. */
const between = (text, mark) => new RegExp(`${mark}begins([\\s\\S]*?)${mark}ends`).exec(text)?.[1] ?? null;

/** What stands in the place of a description: the beginning of the body, or other words. */
const sourceOf = (shown) =>
  shown === 'Steps' ? 'heading' : shown.startsWith('bodybegins') ? 'body' : shown.slice(0, 80);

function listingOf(sample, offered, text) {
  const { mark } = sample;
  const row = findRow(sample, offered);
  if (!row) return { listed: 'no' };
  const cell = row.id === nameOf(sample) ? {} : { as: row.id };
  if (row.description === null) return { listed: 'name', ...cell };
  const begins = text.includes(`${mark}begins`);
  if (!begins) return { listed: 'other', ...cell, shown: sourceOf(row.description.replaceAll(mark, '')) };
  if (!text.includes(`${mark}ends`)) return { listed: 'cut', ...cell, chars: row.description.length };
  const shown = sample.section === 'values' ? between(text, mark) : null;
  return { listed: 'full', ...cell, ...(shown === null ? {} : { shown }) };
}

function loadOf(sample, requests) {
  const { mark } = sample;
  const all = requests.slice(1);
  const text = all.map((each) => each.text).join('\n');
  const has = (word) => text.includes(`${mark}${word}`);
  if (sample.body_lines) {
    const seen = new Set(text.match(new RegExp(`${mark}line\\d{6}`, 'g')) ?? []);
    return seen.size === 0
      ? { loads: 'no' }
      : seen.size === sample.body_lines
        ? { loads: 'whole' }
        : { loads: 'part', lines: seen.size };
  }
  const marked = sample.files(mark)[Object.keys(sample.files(mark))[0]].includes(`${mark}bodybegins`);
  if (!marked) return {};
  return { loads: has('bodybegins') && has('bodyends') ? 'whole' : 'no' };
}

/** Where the value of a field reaches the model. */
function fieldOf({ mark, field, files }, [first, ...rest]) {
  if (!field || !Object.values(files(mark)).some((text) => String(text).includes(`${mark}field`))) return {};
  if (first.text.includes(`${mark}field`)) return { field: 'listing' };
  return rest.some(({ text }) => text.includes(`${mark}field`)) ? { field: 'load' } : {};
}

/** It writes, which is asked about where anything is; its output is not among its words, and one agent runs nothing with `$(`. */
const SHELL = { command: 'mkdir made && printf after%d 42' };

/** What a field does once the skill is loaded: another model, a subagent, a hook, a permission. */
function effectOf(alone, mark, requests) {
  const [first] = requests;
  const main = requests.filter(({ kind }) => kind === 'main');
  const text = requests.map((each) => each.text).join('\n');
  switch (alone) {
    case 'model': {
      const other = requests.find(({ kind, model }) => kind !== 'side' && model !== first.model);
      return other ? { effect: `asks ${other.model}` } : {};
    }
    case 'fork': {
      const forked = requests.some(({ kind, text: seen }) => kind !== 'main' && seen.includes(`${mark}bodybegins`));
      return forked && !main.some((each) => each.text.includes(`${mark}bodybegins`)) ? { effect: 'subagent' } : {};
    }
    case 'hooks':
      return text.includes('hook42') ? { effect: 'runs' } : {};
    default:
      return { shell: text.includes('after42') ? 'ran' : 'denied' };
  }
}

function bodyOf({ seen, changed, mark }, requests) {
  if (!seen) return {};
  const text = requests.map((each) => each.text).join('\n');
  if (!text.includes(`${mark}bodybegins`)) return {};
  if (changed && text.includes(changed)) return { body: 'run' };
  return { body: text.includes(seen) ? 'kept' : 'replaced' };
}

/** Where a model first sees the path of the skill's folder, and whether loading brings the name of a file that no words of the skill name. */
function besideOf({ asks, path, ...sample }, [first, ...rest], offered) {
  if (!asks) return {};
  const sought = asks === 'folder' ? `skills/${posix.dirname(pathOf(sample))}` : posix.basename(path);
  // One agent shortens what paths have in common.
  if (asks === 'folder' && (findRow(sample, offered)?.path ?? first.text).includes(sought)) return { seen: 'listing' };
  // Two agents begin with a tree of the workspace, as far as it is short, which stays in all later requests.
  const before = new Set(first.text.split('\n'));
  const brought = rest.some(({ text }) => text.split('\n').some((line) => line.includes(sought) && !before.has(line)));
  return { seen: brought ? 'load' : 'no' };
}

async function measureBatch(asker, one, samples) {
  const { agent } = one;
  const folder = folderOf(agent.name);
  const [{ alone }] = samples;
  const { offered, requests } = await asker.ask(one, {
    write: ({ workspace }) => writeSamples(join(workspace, folder), samples),
    allow_processes: alone === 'hooks' || samples.some(({ changed }) => changed),
    grant_tools: alone === 'denies' ? ['Bash'] : [],
    calls: (request, rows) => [
      ...samples.map((sample) => {
        const row = findRow(sample, rows) ?? { id: nameOf(sample), also: [], description: null, path: null };
        return agent.callSkill(request, row);
      }),
      ...(alone ? [agent.callTool(request, 'Bash', SHELL)] : []),
    ],
  });
  const [first] = requests.filter(({ kind }) => kind === 'main');
  const asked = [first, ...requests.filter((each) => each !== first)];
  return Object.fromEntries(
    samples.map((sample) => {
      if (sample.twins) return [sample.id, twinsOf(sample, offered, asked)];
      const parts = [
        listingOf(sample, offered, first.text),
        ...[loadOf, fieldOf, besideOf].map((each) => each(sample, asked, offered)),
      ];
      return [
        sample.id,
        Object.assign({}, ...parts, bodyOf(sample, asked), alone ? effectOf(alone, sample.mark, asked) : {}),
      ];
    }),
  );
}

/** Which of two skills with one name is listed; where no description is, what it loads says it. */
function twinsOf({ mark, twins }, offered, asked) {
  const listed = twins.filter((each) => offered.some(({ description }) => description?.includes(`${mark}${each}`)));
  const loaded = twins.filter((each) => asked.some(({ text }) => text.includes(`${mark}${each}bodybegins`)));
  const seen = listed.length > 0 ? listed : loaded;
  return { listed: seen.length > 1 ? 'both' : (seen[0] ?? 'no') };
}

const slug = (base, folder) => `in-${base}-${folder.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '')}`;
const skill = (name, words) => `---\nname: ${name}\ndescription: ${words}\n---\n\n# Steps\n\nDo it.\n`;

const PLACES = Object.entries(FOLDERS).flatMap(([base, folders]) => folders.map((folder) => ({ base, folder })));
const titleOf = ({ base, folder }) => (base === 'home' ? `~/${folder}` : folder);
const writeIn = ({ home, workspace }, { base, folder }, name, words) =>
  writeTree(base === 'home' ? home : workspace, { [`${folder}/${name}/SKILL.md`]: skill(name, words) });

/** Which of two skills with one name is listed is chance on one agent, and differs from start to start. */
const TRIES = 4;

async function measureTwins(asker, one, sample) {
  const seen = new Set();
  for (let at = 0; at < TRIES; at += 1) seen.add((await measureBatch(asker, one, [sample]))[sample.id].listed);
  return { listed: seen.size > 1 ? 'either' : [...seen][0] };
}

/** The folders that it reads, the one whose skill stays where others have one of its name first; one group where that is chance. */
async function measureFolders(asker, one, by_chance) {
  const { offered } = await asker.ask(one, {
    write: (setup) => {
      for (const place of PLACES) writeIn(setup, place, slug(place.base, place.folder), 'Lies there.');
    },
  });
  const read = PLACES.filter(({ base, folder }) => offered.some(({ id }) => id === slug(base, folder)));
  if (by_chance) return [read.map(titleOf)];
  let left = read;
  const order = [];
  while (left.length > 1) {
    const tried = left;
    const found = await asker.ask(one, {
      write: (setup) => {
        for (const [at, place] of tried.entries()) writeIn(setup, place, 'twin', `Stands in place ${at}.`);
      },
      calls: (request, rows, agent) => [
        agent.callSkill(
          request,
          rows.find(({ id }) => id === 'twin'),
        ),
      ],
    });
    const text = found.requests.map((each) => each.text).join('\n');
    const seen = left.filter((_, at) => text.includes(`Stands in place ${at}.`));
    order.push(seen.length > 0 ? seen.map(titleOf) : left.map(titleOf));
    left = seen.length > 0 ? left.filter((place) => !seen.includes(place)) : [];
  }
  return [...order, ...(left.length ? [left.map(titleOf)] : [])];
}

/** Started in a folder of a repository: whether it finds the skills of the folders above. */
async function measureAbove(asker, one) {
  const folder = folderOf(one.agent.name);
  const found = {};
  for (const git of [true, false]) {
    const { offered } = await asker.ask(one, {
      below: 'packages/app',
      write: ({ workspace }) => {
        if (git)
          writeTree(workspace, {
            '.git/HEAD': 'ref: refs/heads/main\n',
            '.git/config': '[core]\n',
            '.git/objects/x': '',
            '.git/refs/heads/x': '',
          });
        for (const [name, below] of [
          ['at-root', ''],
          ['at-packages', 'packages'],
          ['at-app', 'packages/app'],
        ])
          writeTree(join(workspace, below), { [`${folder}/${name}/SKILL.md`]: skill(name, 'Lies there.') });
      },
    });
    found[git ? 'repository' : 'plain'] = ['at-root', 'at-packages', 'at-app'].filter((name) =>
      offered.some(({ id }) => id === name),
    );
  }
  return found;
}

const MANY = { skills: 200, chars: 300 };

/** What stays of a listing that is long. */
async function measureMany(asker, one) {
  const { offered } = await asker.ask(one, {
    write: ({ workspace }) => {
      for (let at = 0; at < MANY.skills; at += 1) {
        const name = `many-${String(at).padStart(3, '0')}`;
        const words = `Begins ${name} ${'Use it for this. '.repeat(40)}`.slice(0, MANY.chars - 6);
        writeTree(join(workspace, folderOf(one.agent.name)), { [`${name}/SKILL.md`]: skill(name, `${words} Ends.`) });
      }
    },
  });
  const rows = offered.filter(({ id }) => /^many-\d{3}$/.test(id));
  const full = rows.filter(({ description }) => description?.endsWith('Ends.')).length;
  const name = rows.filter(({ description }) => description === null).length;
  return { ...MANY, full, cut: rows.length - full - name, name, no: MANY.skills - rows.length };
}

export async function measureAgent(asker, name, { only, log = () => {} } = {}) {
  const one = await asker.ready(name);
  const wanted = SAMPLES.filter(({ section, id }) => !only || only.includes(section) || only.includes(id));
  const cells = {};
  for (const batch of batches(wanted)) {
    log(`${name}: ${batch.map(({ id }) => id).join(' ')}`);
    const [first] = batch;
    Object.assign(
      cells,
      first.twins ? { [first.id]: await measureTwins(asker, one, first) } : await measureBatch(asker, one, batch),
    );
  }
  const is = (part) => !only || only.includes(part);
  return {
    version: one.version,
    folder: folderOf(name),
    cells: Object.fromEntries(wanted.map(({ id }) => [id, cells[id]])),
    ...(is('folders') ? { folders: await measureFolders(asker, one, cells.twins?.listed === 'either') } : {}),
    ...(is('above') ? { above: await measureAbove(asker, one) } : {}),
    ...(is('many') ? { many: await measureMany(asker, one) } : {}),
  };
}

/** A measurement is of these samples: their files, hashed by what they hold. */
export const readMeasurement = (path) => JSON.parse(readFileSync(path, 'utf8'));

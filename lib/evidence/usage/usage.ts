/** The events of one session → how often each skill was offered, used, refused, read by hand and worked on in it, by week. */
import type { AgentEvent } from '../../contract/transcript/event.js';
import type { Usage, UsageCount } from '../../contract/usage.js';
import { bareId } from '../../text/bare-id.js';
import { ownCopy } from '../../text/own-copy.js';
import { eventTier } from '../tier.js';
import { countUse, rowOf } from './rows.js';

export interface ListedSkill {
  id: string;
  path: string | null;
}

type SkillRead = Extract<AgentEvent, { type: 'skill_read' }>;

interface Found {
  skill: string;
  kind: Exclude<keyof UsageCount, 'asked_for'>;
  /** The same in every copy of the session. */
  id: string;
  time: string;
}

/**
 * seen: calls that another file has brought already: a session that is continued begins with a copy of the one before.
 * onText: a skill's text has come to the model, by its own choice or because it was asked to read it.
 */
export function createUsageReader(agent: string, seen: Set<string>, onText: (skill: string) => void) {
  const usage: Usage = new Map();
  /** Skills under whose name another text was loaded. */
  const foreign = new Set<string>();
  /** Read and written since the user has spoken. */
  let reads: Found[] = [];
  const written = new Map<string, Found>();
  const offered = new Set<string>();
  const begun = new Set<string>();
  let printed = '';
  let list: ListedSkill[] | null = null;

  function isNew(found: Found): boolean {
    const id = `${agent} ${found.id} ${found.skill} ${found.kind}`;
    if (found.id !== '' && seen.has(id)) return false;
    seen.add(ownCopy(id));
    return true;
  }

  function countFound(found: Found): void {
    if (isNew(found)) countUse(usage, agent, found.skill, found.kind, found.time);
  }

  function settle(): void {
    for (const change of written.values()) countFound(change);
    for (const read of reads.filter(({ skill }) => !written.has(skill))) {
      countFound(read);
      onText(read.skill);
    }
    reads = [];
    written.clear();
    begun.clear();
  }

  function addRead(event: SkillRead, time: string): void {
    const found = { skill: ownCopy(event.skill), id: ownCopy(event.call_id || time), time };
    if (event.why === 'written' && isSkillFile(event.path)) written.set(found.skill, { ...found, kind: 'worked_on' });
    if (event.text !== 'own' || isChange(printed, event.skill)) return;
    // A long skill is read in pages: one use, until its beginning is read again.
    if (begun.has(found.skill) && !beginsIn(printed, found.skill)) return;
    begun.add(found.skill);
    const own = eventTier(agent, event) === 1 && isListed(list, event);
    reads.push({ ...found, kind: own ? 'used' : 'read_by_hand' });
  }

  return {
    /** The session's own list of skills. */
    listed(skills: readonly ListedSkill[], time: string): void {
      const added = skills.map(({ id, path }) => ({ id: ownCopy(id), path: path && ownCopy(path) }));
      list = [...(list ?? []), ...added];
      for (const { id } of added) {
        const key = `${agent} ${time} ${id} listed`;
        if (offered.has(id) || (time !== '' && seen.has(key))) continue;
        offered.add(id);
        seen.add(key);
        rowOf(usage, agent, id, time).offered++;
      }
    },
    /** The user has spoken: what is read from here on is another use. */
    spoke: settle,
    /** time: when it happened, as the session writes it; '' when it does not. */
    add(event: AgentEvent, time: string): void {
      if (event.type === 'tool_call') printed = event.output;
      else if (event.type === 'foreign_text') foreign.add(ownCopy(event.skill));
      else if (event.type === 'skill_read') addRead(event, time);
      else if (event.type === 'skill_call') {
        const used = eventTier(agent, event) === 1;
        const asked = event.how === 'injected';
        // A skill that the user calls has no call id, so its time identifies it.
        const id = asked ? time || event.call_id : event.call_id || time;
        const found: Found = { skill: ownCopy(event.skill), kind: used ? 'used' : 'refused', id, time };
        if (isNew(found)) countUse(usage, agent, found.skill, found.kind, time, asked && used);
        // What the user called by name says nothing of a model's choice.
        if (!asked && event.outcome === 'ran') onText(found.skill);
      }
    },
    end(): Usage {
      settle();
      for (const [key, { skill }] of usage) if (foreign.has(skill)) usage.delete(key);
      return usage;
    },
  };
}

const isSkillFile = (path: string | null) => path === null || /(?:^|[\\/])skill\.md$/i.test(path);

/** Agents that load a skill by reading it open the file that their list names; where the log holds no list, any may be it. */
function isListed(list: readonly ListedSkill[] | null, { skill, path }: SkillRead): boolean {
  if (list === null) return true;
  const files = list.flatMap((each) => (each.path === null ? [] : [plainPath(each.path)]));
  if (path === null || files.length === 0) return list.some(({ id }) => bareId(id) === bareId(skill));
  // The shell may have written the home folder as ~ or a variable, and a path below the folder it stands in.
  const read = plainPath(path).replace(/^(?:~|\$\{?\w+\}?|\.)(?=\/)/, '');
  return files.some((file) => file === read || file.endsWith(read.startsWith('/') ? read : `/${read}`));
}

const plainPath = (path: string) =>
  path
    .replaceAll('\\', '/')
    .replace(/^\/private(?=\/)/, '')
    .toLowerCase();

const HUNK = /(?:^|\n|\\n|")@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;

/** A difference shows what was changed in a skill, unless its text stands beside it. */
const isChange = (printed: string, skill: string): boolean =>
  HUNK.test(printed) && !namesIn(printed, /^name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/gm, skill);

/** Whether the front matter that names the skill is in what was printed, line numbers or not. */
const beginsIn = (printed: string, skill: string): boolean =>
  namesIn(printed, /^[ \d]*[\t:.→|]?[ \t]*name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/gm, skill);

function namesIn(printed: string, names: RegExp, skill: string): boolean {
  for (const [, name = ''] of printed.matchAll(names)) if (bareId(name) === bareId(skill)) return true;
  return false;
}

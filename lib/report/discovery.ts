/** What `discover` found → a table of skills by agents for the terminal, and below it the reasons. */
import type { Discovery } from '../discover.js';
import type { SkillOffer } from '../offer.js';
import { oneLine } from './escape.js';
import { count } from './words.js';
import { wrapWords } from './wrap.js';

export interface DiscoveryReport {
  mode: string;
  source: { name: string; skills: number };
  agents: Record<string, Discovery | { error: string }>;
}

const WORDS = { full: 'full', cut: 'cut', name_only: 'name only', absent: 'ABSENT' } as const;

/** columns: of the terminal that reads it; null: lines stay whole. */
export function renderDiscovery(report: DiscoveryReport, columns: number | null): string {
  const say = (text: string) => (columns === null ? text : wrapWords(text, Math.max(60, columns)));
  const agents = Object.entries(report.agents);
  const lines = agents.map(([agent, found]) => say(headLine(agent, found)));
  const seen = agents.flatMap(([agent, found]) =>
    'skills' in found && found.skills ? [{ agent, skills: found.skills }] : [],
  );
  const rows =
    seen[0]?.skills.map((skill, index) => ({ skill, offers: seen.map(({ skills }) => skills[index]) })) ?? [];
  const partial = rows.filter(({ offers }) => offers.some((offer) => offer?.offer !== 'full'));
  if (partial.length > 0) {
    const width = Math.min(48, Math.max(5, ...partial.map(({ skill }) => skill.id.length)));
    lines.push(
      '',
      `${'skill'.padEnd(width)}  ${seen.map(({ agent }) => agent.padEnd(cellWidth(agent))).join('  ')}`.trimEnd(),
    );
    for (const { skill, offers } of partial) {
      const cells = offers.map((offer, index) => describe(offer).padEnd(cellWidth(seen[index]?.agent ?? '')));
      lines.push(`${oneLine(skill.id).slice(0, width).padEnd(width)}  ${cells.join('  ')}`.trimEnd());
    }
    const whole = rows.length - partial.length;
    if (whole > 0) lines.push('', `${whole} ${whole === 1 ? 'skill is' : 'skills are'} offered in full everywhere.`);
    lines.push('', ...reasons(seen).map(say));
  }
  return `${lines.join('\n')}\n`;
}

function headLine(agent: string, found: Discovery | { error: string }): string {
  if (!('skills' in found) || !found.skills) return `${agent}: nothing was seen: ${oneLine(found.error ?? '')}`;
  const countOf = (state: SkillOffer['offer']) => found.skills?.filter((skill) => skill.offer === state).length ?? 0;
  const parts = (['full', 'cut', 'name_only', 'absent'] as const).flatMap((state) =>
    countOf(state) ? [`${countOf(state)} ${WORDS[state].toLowerCase()}`] : [],
  );
  const room = found.headroom
    ? `; ${found.headroom.left.toLocaleString('en')} of ${found.headroom.budget.toLocaleString('en')} ${found.headroom.unit} left in its listing`
    : '';
  return `${agent} ${found.version} (${oneLine(found.vendor_model ?? 'model unknown')}, ${found.install}): ${count(found.skills.length, 'skill')}, ${parts.join(', ') || 'none'}${room}`;
}

function describe(offer: SkillOffer | undefined): string {
  if (!offer) return '-';
  return offer.offer === 'cut' ? `cut ${offer.kept_chars}/${offer.of_chars}` : WORDS[offer.offer];
}

function cellWidth(agent: string): number {
  return Math.max(agent.length, 'cut 1024/1536'.length);
}

/** Skills that share a reason on an agent stand together. */
function reasons(seen: { agent: string; skills: SkillOffer[] }[]): string[] {
  return seen.flatMap(({ agent, skills }) => {
    const byReason = new Map<string, string[]>();
    for (const { id, reason, offer } of skills) {
      if (offer === 'full') continue;
      const words = reason ?? 'no reason known';
      byReason.set(words, [...(byReason.get(words) ?? []), id]);
    }
    return [...byReason].map(([reason, ids]) => {
      const named = ids.length > 6 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ');
      return `${agent}: ${oneLine(named)}: ${oneLine(reason)}`;
    });
  });
}

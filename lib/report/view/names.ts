/** Turns names into the words of a report, in which backticks mark code. */
import { HAD_AS_WORDS, type HadAs } from '../../contract/environment.js';
import { oneLine } from '../../text/escape.js';

/** Backticks mark code in a report, so those in a name are replaced. */
export function code(text: string): string {
  return `\`${oneLine(text, 160).replaceAll('`', "'")}\``;
}

export { listFew } from '../../text/count.js';

export const joinAnd = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

type HowHad =
  | { install: string | null; hooks_install?: string | undefined; parts_install?: string }
  | { install?: never; error: string };

/** How a source was had. An agent that has no plugins, or takes no skills with one, had copies of them. */
export function describeHad(had_as: HadAs, agents: Readonly<Record<string, HowHad>>): string {
  const others = Object.entries(agents).flatMap(([agent, how]) => {
    if (how.install !== 'skills' || !had_as.startsWith('plugin')) return [];
    const { hooks_install, parts_install } = how;
    const more = hooks_install ? `, and the ${hooks_install} for hooks` : '';
    return [`${agent}: copies of the skills${parts_install ? `, and the ${parts_install} for the rest` : more}`];
  });
  return `${HAD_AS_WORDS[had_as]}${others.length > 0 ? ` (${others.join('; ')})` : ''}`;
}

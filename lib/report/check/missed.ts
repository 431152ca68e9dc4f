/** The parts besides skills that agents of a `check` are without, although a change of the source would give them these. */
import type { Discovery } from '../../offer/discover.js';
import type { HookOffer } from '../../offer/hooks.js';
import type { PartOffer } from '../../offer/parts.js';
import { scriptsOf } from '../../skill/hooks.js';
import { listFew } from '../../text/count.js';
import { listParts } from '../terminal/parts.js';
import { nameOfPart } from '../view/parts.js';

/** The servers that an agent cannot start as they are declared: the table of parts has what to write. */
export const listStopped = (parts: readonly PartOffer[] | null | undefined): PartOffer[] =>
  (parts ?? []).filter(
    ({ kind, listed_as, untried, late }) => kind === 'mcp_server' && listed_as.length === 0 && !untried && !late,
  );

/** `codex is without MCP server tools, copilot is without …`; empty where they lack nothing. */
export function nameMissed(agents: Readonly<Record<string, Discovery | { error: string }>>): string {
  const listed = listParts(agents);
  const texts = listed.flatMap(({ parts }) => parts.filter(isGiven).map(({ path }) => path));
  return listed
    .flatMap(({ agent, parts, hooks }) => {
      // Its own file may say something else on purpose.
      const files = parts.some(isGiven) ? [] : parts.filter(({ kind, path }) => isText(kind) && texts.includes(path));
      // What is declared once for each agent reaches them all.
      const reached = hooks.filter(({ state }) => state === 'read' || state === 'runs').map(scriptOf);
      const lost = hooks.filter((hook) => isLost(hook) && !reached.includes(scriptOf(hook)));
      const names = [
        ...[...listStopped(parts), ...files].map(nameOfPart),
        ...lost.map(({ event, command }) => nameOfPart({ kind: 'hook', name: `${event}: ${command}` })),
      ];
      return names.length > 0 ? [`${agent} is without ${listFew([...new Set(names)])}`] : [];
    })
    .join(', ');
}

const isText = (kind: PartOffer['kind']): boolean => kind === 'instructions';
const isGiven = ({ kind, listed_as }: PartOffer): boolean => isText(kind) && listed_as.length > 0;

const scriptOf = ({ command }: HookOffer): string => scriptsOf(command)[0] ?? command;

const isLost = ({ state, addressed_to }: HookOffer): boolean => state !== 'read' && state !== 'runs' && !addressed_to;

/** A case's `provider_aliases` on one agent → which names mean the same skill there. Nothing else reads that field. */
import { agentName } from '../contract/agent-key.js';

/** {alias: canonical id} of one agent. */
export type Aliases = Readonly<Record<string, string>>;

/** Looked up by the agent's name, exactly and then ignoring case; `claude@haiku` falls back to `claude`. */
export function aliasesFor(agent: string, byAgent: Readonly<Record<string, Aliases>>): Aliases {
  for (const name of [agent, agentName(agent)]) {
    const key =
      Object.keys(byAgent).find((k) => k === name) ??
      Object.keys(byAgent).find((k) => k.toLowerCase() === name.toLowerCase());
    if (key !== undefined) return byAgent[key] as Aliases;
  }
  return {};
}

/** Replaces an alias by its canonical id; written exactly first, then ignoring case. */
export function resolveAlias(id: string, aliases: Aliases): string {
  if (Object.hasOwn(aliases, id)) return aliases[id] as string;
  const lower = id.toLowerCase();
  for (const [alias, canonical] of Object.entries(aliases)) if (alias.toLowerCase() === lower) return canonical;
  return id;
}

/** Every name of the skill that a case calls `id`: the canonical one first, then its aliases, and `id` itself. */
export function namesOf(id: string, aliases: Aliases): string[] {
  const canonical = resolveAlias(id, aliases);
  const others = Object.keys(aliases).filter((alias) => resolveAlias(alias, aliases) === canonical);
  return [...new Set([canonical, ...others, id])];
}

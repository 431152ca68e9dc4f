/** The matcher of a declared hook and the names of a tool → whether the hook is for that tool. */

/** Anchored, as Claude Code, Codex and Copilot read it. A broken pattern covers nothing: what an agent makes of it is not known here. */
export function covers(matcher: string | null, tool_names: readonly string[]): boolean {
  if (matcher === null || matcher === '' || matcher === '*') return true;
  try {
    const pattern = new RegExp(`^(?:${matcher})$`);
    return tool_names.some((name) => pattern.test(name));
  } catch {
    return false;
  }
}

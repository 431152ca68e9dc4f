/** A shell command and what came back → which skills' own text it really put before the model, and which it merely touched. */

export interface ShellCall {
  command: string;
  /** Directory the command started in; null when the agent does not say. */
  cwd: string | null;
  output: string;
  exit_code: number | null;
  /** The installed skills; null when not known (explain on a recording). */
  skills: { id: string; path: string; dir?: string }[] | null;
  bodyOf: ((path: string) => string | null) | null;
}

export interface SkillTouch {
  skill: string;
  path: string | null;
  text: 'own' | 'other' | 'none';
  /** For text `none`, in a word: listed, searched, counted, written, failed, mentioned, front matter only … */
  why: string | null;
}

export interface ShellReads {
  reads: SkillTouch[];
  /** Directory after the command, for an agent whose shell keeps it. */
  cwd: string | null;
}

export function readSkillsFromShell(call: ShellCall): ShellReads {
  const reads = new Map<string, SkillTouch>();
  for (const match of call.command.matchAll(/([^\s'"`;|&<>(){}$]*\/)?([\w.-]+)\/SKILL\.md/g)) {
    const id = call.skills?.find((skill) => (skill.dir ?? skill.id) === match[2])?.id ?? match[2] ?? '';
    if (call.skills && !call.skills.some((skill) => skill.id === id)) continue;
    reads.set(id, { skill: id, path: match[0], text: 'none', why: call.exit_code === 0 ? 'mentioned' : 'failed' });
  }
  for (const match of call.output.matchAll(
    /^---\r?\n(?:.*\r?\n)*?name:[ \t]*["']?([\w.-]+)["']?.*\r?\n(?:(?!---).*\r?\n)*---\r?\n\s*\S/gm,
  )) {
    const id = match[1] ?? '';
    if (call.skills && !call.skills.some((skill) => skill.id === id)) continue;
    reads.set(id, { skill: id, path: reads.get(id)?.path ?? null, text: 'own', why: null });
  }
  const moved = call.command.match(/^\s*cd\s+([^\s;&|'"$]+)\s*$/)?.[1];
  const cwd = moved ? (moved.startsWith('/') ? moved : call.cwd ? `${call.cwd}/${moved}` : moved) : call.cwd;
  return { reads: [...reads.values()], cwd };
}

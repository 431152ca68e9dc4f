/** A request → what it lists of a plugin besides its skills: custom agents and tools. Each agent's folder has a reader. */
import type { ModelRequest } from '../../model/wire.js';
import type { Source } from '../../skill/skill.js';
import type { PartFault, PartFile } from './part-file.js';
import type { ServerPlaces } from './servers.js';

export interface ListedPart {
  /** As a model has to write it. */
  name: string;
  description: string | null;
}

export interface ListedTool extends ListedPart {
  /** Only the name is in the request; the model has to load the rest before it can call the tool. */
  deferred: boolean;
}

export interface PartsReader {
  /** Custom agents that a model may start; null where this agent takes none. Of a request, null: not known by it. */
  subagents: ((request: ModelRequest) => ListedPart[] | null) | null;
  /** It takes a project's own alone, none from a plugin. */
  subagents_of?: 'project';
  tools(request: ModelRequest): ListedTool[];
  /** What the names of an MCP server's tools begin with. plugin: null where the project itself declares the server. */
  toolPrefix(server: string, plugin: string | null): string;
  /** The servers that it says are not ready yet, with what `toolPrefix` gives for their tools; absent: it says nothing of them. */
  startsLate?(request: ModelRequest): string[];
  /** What it asks a server before `initialize`, and how long it waits for an answer; again: one that ends at it is started once more. */
  asks_first?: { method: string; seconds: number; again?: true };
  /** How a server's paths have to be written so that this agent starts it; absent: `places` says so. */
  server_paths?: string;
  /** Where it looks for a plugin's servers and their programs; absent: not known, or it starts none. */
  places?: ServerPlaces;
  /** Of the manifests that are one vendor's (`gemini-extension.json`), those whose servers it starts. */
  extension_files?: readonly string[];
  /** The name under which it lists a command, without the plugin's own; null where it lists none to a model. */
  commandName: ((command: PartFile) => string) | null;
  /** Where it reads a project's own commands; absent: it takes none. */
  command_folders?: readonly string[];
  /** Which files of a project it gives its model as instructions; of each group the first that is there. */
  instructions: readonly (readonly string[])[];
  /** Of such a file it gives the first bytes, as many as its setting says. */
  instructions_limit?: { bytes: number; setting: string };
  /** Those in which `@path` stands for the text of that file. */
  imports?: readonly string[];
  /** Whether a plugin may bring output styles, which a user chooses. */
  output_styles?: true;
  /** A plugin's custom agents are listed under the names of their files; a session is started as any by that of its file. */
  named_by_file?: true;
  /** Of custom agents with one name it lists one. */
  keeps_one_name?: true;
  /** Why its model is not shown what the file holds; null: it is. source: of which it is a part. */
  faultOf?(file: PartFile, source?: Source): PartFault | null;
  /** Whether a custom agent is shown no skills, because of the tools that it has. */
  lacksSkills?(file: PartFile): boolean;
  /** Who has one of these tools is not given those that it stands for, whatever its file lists. */
  stands_for?: Readonly<Record<string, readonly string[]>>;
  /** What it takes for `model` of a custom agent beside the names of its vendor's models; absent: those alone, or not measured. */
  model_aliases?: readonly string[];
  /** It gives a custom agent no tool for a name that it does not know, and says nothing; exact: in these very letters. Absent: not measured. */
  drops_tools?: 'exact' | 'loose';
}

interface Folders {
  parts: Pick<PartsReader, 'command_folders'>;
  subagents: { folders: readonly string[] };
}

/** Whether it takes custom agents of that plugin, or (null) of a project. */
export const takesSubagents = (plugin: string | null, { subagents, subagents_of }: SubagentFacts): boolean =>
  subagents !== null && (plugin === null || subagents_of === undefined);

type SubagentFacts = Pick<PartsReader, 'subagents' | 'subagents_of'>;

/** Where it reads a project's own files of that kind. */
export const isProjectsOwn = (kind: string, path: string, { parts, subagents }: Folders): boolean =>
  (kind === 'command' ? (parts.command_folders ?? []) : subagents.folders).some((folder) =>
    path.startsWith(`${folder}/`),
  );

export const listTools = ({ tools }: ModelRequest): ListedTool[] =>
  tools.map(({ name, description }) => ({ name, description, deferred: false }));

/** Lines `- name: text`; the lines below one that begin otherwise are more of its text. */
export function readEntries(section: string, entry: RegExp): ListedPart[] {
  const found: ListedPart[] = [];
  for (const line of section.split('\n')) {
    const [, name, text] = entry.exec(line) ?? [];
    const last = found.at(-1);
    if (name) found.push({ name, description: text || null });
    else if (last) last.description = `${last.description ?? ''}\n${line}`.trim() || null;
  }
  return found;
}

/** Of an agent that lists them in the description of the tool that starts one. */
export const subagentsIn =
  (tool: string, section: RegExp, entry: RegExp) =>
  ({ tools }: ModelRequest): ListedPart[] => {
    const description = tools.find(({ name }) => name === tool)?.description ?? '';
    return readEntries(section.exec(description)?.[1] ?? '', entry);
  };

/** Of an agent that takes no custom agents and no commands of a plugin. separator: between a server's name and its tool's. */
export const toolsAlone = (
  separator: string,
  server_paths: string,
  instructions: PartsReader['instructions'],
): PartsReader => ({
  instructions,
  subagents: null,
  tools: listTools,
  toolPrefix: (server) => `${server}${separator}`,
  server_paths,
  commandName: null,
});

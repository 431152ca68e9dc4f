/** What a plugin ships besides its skills, as plain data. */
interface PartOfPlugin {
  name: string;
  /** The plugin that ships it; null: the project itself. */
  plugin: string | null;
  /** The file that holds or declares it, relative to the source's root. */
  path: string;
}

export type PluginPart =
  | (PartOfPlugin & { kind: 'subagent'; description: string | null })
  /** name: its file below the folder of commands. */
  | (PartOfPlugin & { kind: 'command'; description: string | null })
  | (PartOfPlugin & { kind: 'mcp_server' });

/** What a plugin ships besides its skills, as plain data. */
interface PartOfPlugin {
  name: string;
  /** The plugin that ships it; null: the project itself. */
  plugin: string | null;
  /** The file that holds or declares it, relative to the source's root. */
  path: string;
}

/** file: below the folder of agents or commands; it is a command's name too. */
export type PluginPart =
  | (PartOfPlugin & { kind: 'subagent'; file: string; text: string })
  | (PartOfPlugin & { kind: 'command'; file: string; text: string })
  | (PartOfPlugin & { kind: 'mcp_server' })
  /** text: all of the file, with the front matter of a style. */
  | (PartOfPlugin & { kind: 'output_style' | 'instructions'; text: string });

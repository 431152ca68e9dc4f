/** A plugin's commands → the skills into which `codex plugin add` converts them (0.169.0), which take part of the listing's budget. */
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { parseFrontMatter } from '../../skill/front-matter.js';

/** A template with placeholders for arguments, shell output or files is not converted. */
const HAS_PLACEHOLDER = /\$ARGUMENTS|\$\d|\{\{|!`|(?:^|\s)@\S/;

/** Bytes of the skill that it becomes, its end of line among them; with more it is not converted (0.169.0). */
const MOST = 4_000;

const commandOf = (path: string) => path.slice(0, -3).split('/').join('-');

/** The name of the skill that a command becomes. */
export function commandSkillName(path: string): string {
  const slug = commandOf(path)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `source-command-${slug}`;
}

/** Null when Codex does not convert the command. */
export function renderCommandSkill(path: string, text: string): CommandSkill | null {
  const made = path.endsWith('.md') ? convertCommand(path, text) : null;
  return typeof made === 'string' ? null : made;
}

interface CommandSkill {
  name: string;
  description: string;
  text: string;
}

/** Text: what of the command keeps it from being converted, in words that follow `a command`. */
export function convertCommand(path: string, text: string): CommandSkill | string {
  const { fields, present, body_line } = parseFrontMatter(text);
  const description = typeof fields['description'] === 'string' ? fields['description'].trim() : '';
  const body = text
    .split(/\r?\n/)
    .slice(body_line - 1)
    .join('\n')
    .trim();
  const [placeholder] = HAS_PLACEHOLDER.exec(body) ?? [];
  if (placeholder !== undefined) {
    const held = placeholder.startsWith('!') ? 'the output of a shell command' : `\`${placeholder.trim()}\``;
    return `with ${held} in it, which other agents fill in; move it to \`skills/${commandOf(path)}/SKILL.md\` of its plugin, with \`name: ${commandOf(path)}\`, as which each agent lists it (and Claude Code alone fills that in)`;
  }
  if (!present || description === '') return 'without a `description` in its front matter; write one';
  const command = commandOf(path);
  const name = commandSkillName(path);
  const front = `---\nname: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(description)}\n---`;
  const use = `Use this skill when the user asks to run the migrated source command \`${command}\`.`;
  const skill = `${front}\n\n# ${name}\n\n${use}\n\n## Command Template\n\n${body}`;
  const bytes = Buffer.byteLength(skill);
  return bytes < MOST
    ? { name, description, text: skill }
    : `that becomes a skill of ${bytes} bytes, where ${MOST} are too many`;
}

export async function migrateCommands(plugin_folder: string, files: Files): Promise<void> {
  const { join } = posix;
  for (const path of await files.list(join(plugin_folder, 'commands'))) {
    const skill = renderCommandSkill(path, await files.read(join(plugin_folder, 'commands', path)));
    if (!skill) continue;
    const folder = join(plugin_folder, '.codex-plugin', 'migrated-command-skills', skill.name);
    await files.write(join(folder, 'SKILL.md'), skill.text);
  }
}

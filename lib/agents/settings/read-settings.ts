/** The text of an agent's settings file → those of its settings that decide what the agent lists, and the names of what was left out. */
import JSON5 from 'json5';
import { parse } from 'smol-toml';
import { ConfigError } from '../../input/config-error.js';
import { formatPath, parseOrThrow } from '../../input/schema-issue.js';
import type { Agent } from '../interface/agent.js';
import type { UserSettings } from '../interface/settings.js';

export function readSettings(agent: Pick<Agent, 'title' | 'settings'>, text: string, file: string): UserSettings {
  const { title, settings: reader } = agent;
  if (!reader)
    throw new ConfigError(`Which settings of ${title} decide what it lists is not known here.`, {
      file,
      fix: 'leave this agent out.',
    });
  const found = parseOrThrow(reader.schema, parseText(text, reader.format, file), ({ path, words }) => {
    const fix = `correct it; ${title} itself may ignore it, or the whole file.`;
    return new ConfigError(`${words}.`, { file, path: formatPath(path), fix });
  });
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function parseText(text: string, format: 'json' | 'toml', file: string): unknown {
  try {
    // Several agents take comments.
    return format === 'toml' ? parse(text) : JSON5.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const { message } = error as Error;
    const { line, lineNumber = line } = error as { line?: number; lineNumber?: number };
    throw new ConfigError(`This is no ${format.toUpperCase()}: ${(message.split('\n')[0] ?? '').trim()}.`, {
      file,
      ...(lineNumber === undefined ? {} : { line: lineNumber }),
      fix: 'correct that line.',
    });
  }
}

/** The text of a file → its value: JSON, lines of JSON, or YAML; undefined where it is none of them. */
import { ConfigError } from '../input/config-error.js';
import { readJson } from '../input/json-text.js';
import { readYaml } from '../input/yaml-text.js';

export function readValue(text: string, path: string): unknown {
  if (/\.jsonl$/i.test(path)) return readLines(text, path);
  if (/\.json$/i.test(path)) return readJson(text, path).value;
  if (/\.ya?ml$/i.test(path)) return readYaml(text, path).value;
  return undefined;
}

function readLines(text: string, file: string): unknown[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line.replace(/^\uFEFF/, '')) as unknown];
    } catch (error) {
      const problem = (error as Error).message.replace(
        / in JSON at position \d+.*$|, (?:\.\.\.)?".*" is not valid JSON$/s,
        '',
      );
      throw new ConfigError(`This line is not valid JSON: ${problem}.`, {
        file,
        line: index + 1,
        fix: 'write one JSON object per line.',
      });
    }
  });
}

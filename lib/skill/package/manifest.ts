/** A plugin.json in a plugin's root → what the standard Agent Plugins 1.0.0 says of it: whether the package is rejected, and what of it is ignored. */
import { isJson, type Json } from '../../input/json-value.js';
import type { PluginFolder, Skill } from '../skill.js';

export const PLUGIN_SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const ANY_SCHEMA = /^https:\/\/agent-plugins\.org\/schemas\/[^/]+\/plugin\.schema\.json$/;

/** A fault of one field; path: of the field. */
export interface PackageFault {
  path: readonly string[];
  message: string;
}

/** The root manifest that names a schema of the standard, of any version; null where there is none. */
export function packageOf({ manifests }: Pick<PluginFolder, 'manifests'>): Json | null {
  const fields = manifests['plugin.json'] ?? null;
  return namesStandard(fields) ? fields : null;
}

export const namesStandard = (fields: Json | null): boolean => ANY_SCHEMA.test(String(fields?.['$schema']));

const NAME = /^(?!.*(?:--|\.\.))[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const TEXTS = ['version', 'description', 'homepage', 'repository', 'license'];
const AUTHOR = ['name', 'email', 'url'];
const FIELDS = ['$schema', 'name', ...TEXTS, 'author', 'keywords', 'extensions'];

/** Why the whole package is rejected: the first fault, in the order of the fields (sections 5.2 to 5.5). known: schemas that a client takes. */
export function findFatal(fields: Json, known: readonly string[] = [PLUGIN_SCHEMA]): PackageFault | null {
  const { $schema, name, author, keywords } = fields;
  if (!known.includes(String($schema)))
    return {
      path: ['$schema'],
      message: `$schema is '${$schema}', and only ${known.map(quote).join(' and ')} is known`,
    };
  if (typeof name !== 'string') return { path: ['name'], message: 'it has no name, which is a text' };
  if (name.length > 64 || !NAME.test(name)) return { path: ['name'], message: `name '${name}' ${explainName(name)}` };
  const text = TEXTS.find((key) => key in fields && typeof fields[key] !== 'string');
  if (text) return { path: [text], message: `${text} is not a text` };
  if ('author' in fields) {
    if (!isJson(author)) return { path: ['author'], message: 'author is not an object with name, email and url' };
    const odd = Object.entries(author).find(([key, value]) => !AUTHOR.includes(key) || typeof value !== 'string');
    if (odd)
      return { path: ['author', odd[0]], message: `author.${odd[0]} is not one of the texts name, email and url` };
  }
  const isList = Array.isArray(keywords) && keywords.every((word) => typeof word === 'string');
  return 'keywords' in fields && !isList ? { path: ['keywords'], message: 'keywords are not a list of texts' } : null;
}

const quote = (text: string) => `'${text}'`;

function explainName(name: string): string {
  if (name === '') return 'is empty';
  if (name.length > 64) return `has ${name.length} characters, and 64 is the most`;
  if (/[^a-z0-9.-]/.test(name)) return 'has other characters than a-z, 0-9, - and .';
  return /--|\.\./.test(name) ? 'has two - or two . in a row' : 'does not begin and end with a letter or a digit';
}

/** What a client reports and ignores (sections 5.2 and 8.1). */
export function findIgnored(fields: Json): PackageFault[] {
  const unknown = Object.keys(fields).filter((key) => !FIELDS.includes(key));
  const found = unknown.map((key) => ({ path: [key], message: `${key} is no field of the standard and is ignored` }));
  if (!('extensions' in fields) || isJson(fields['extensions'])) return found;
  return [...found, { path: ['extensions'], message: 'extensions is not an object and is ignored' }];
}

/** Of a path below the package's root: a direct child of skills/ (section 7.1). */
export const isPackageSkill = (path: string): boolean => /^skills\/[^/]+\/SKILL\.md$/.test(path);

export const SKILL_NAME = /^(?!.*--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const SKILL_FIELDS = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];

/** Why a client skips the skill: what Agent Skills asks of it. closed: no other fields are taken, as the standard's own reader has it. */
export function findBadSkill({ front_matter, dir }: Skill, closed: boolean): string | null {
  const { present, fields, problems } = front_matter;
  const broken = problems.find(({ message }) => !/byte order mark/.test(message));
  if (!present || broken)
    return `its front matter cannot be read${broken ? ` (line ${broken.line}: ${broken.message})` : ''}`;
  const { name, description, compatibility, metadata } = fields;
  if (typeof name !== 'string' || name.length > 64 || !SKILL_NAME.test(name))
    return `its name is not 1 to 64 characters of a-z, 0-9 and single hyphens ('${name ?? ''}')`;
  if (name !== dir) return `its name '${name}' is not that of its folder '${dir}'`;
  if (typeof description !== 'string' || description.trim() === '') return 'it has no description';
  if ([...description].length > 1_024)
    return `its description has ${[...description].length} characters, and 1,024 is the most`;
  const text = ['license', 'allowed-tools', 'compatibility'].find(
    (key) => key in fields && typeof fields[key] !== 'string',
  );
  if (text) return `its ${text} is not a text`;
  if (typeof compatibility === 'string' && (compatibility === '' || compatibility.length > 500))
    return 'its compatibility is not 1 to 500 characters';
  if ('metadata' in fields && (!isJson(metadata) || Object.values(metadata).some((value) => typeof value !== 'string')))
    return 'its metadata is not an object of texts';
  const odd = closed ? Object.keys(fields).find((key) => !SKILL_FIELDS.includes(key)) : undefined;
  return odd === undefined ? null : `${odd} is no field of Agent Skills`;
}

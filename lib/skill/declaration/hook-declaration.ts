/** A file in which hooks are declared, of any kind → their commands, and the same text with other commands in their place. */

import type { HookPlace } from '../hook-places.js';
import { rewriteHookFrontMatter, rewriteHookJson } from './hook-commands.js';
import { rewriteHookToml } from './hook-toml.js';

export function rewriteDeclaration(
  text: string,
  { path, kind }: HookPlace,
  wrap: Parameters<typeof rewriteHookJson>[3],
): string | null {
  switch (kind) {
    case 'front_matter':
      return rewriteHookFrontMatter(text, path, wrap);
    case 'toml':
      return rewriteHookToml(text, path, wrap);
    case 'hooks':
    case 'settings':
      return rewriteHookJson(text, path, kind === 'hooks', wrap);
  }
}

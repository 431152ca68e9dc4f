/** From what of a source Cline 3.0.65 starts something. */
import { modulesIn, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  { files: ['{.clinerules,.cline}/hooks/*'], form: 'script' },
  { files: [modulesIn('{.cline,.clinerules,.agents}/plugins')], form: 'module' },
  // Its runtime, Bun, runs what `preload` names, and hands the variables on to what it starts.
  { files: ['bunfig.toml', '.env{,.development,.production,.test}{,.local}'], form: 'script' },
  { files: ['.agents/plugins/**/{.,}mcp.json', 'cline_mcp_settings.json', '.cline/mcp.json'], form: 'json' },
];

/** What Copilot CLI 1.0.102 says in its own log of a plugin's hooks, servers and agents that it does not take. Of skills it says nothing. */
const BELOW = String.raw`\S*/ar-[\da-f]+/(?:[sw]|h/\.copilot/installed-plugins/source)/`;

export const refusals = {
  log: '.copilot/logs/process-*.log',
  lines: [
    new RegExp(`Invalid (?:hooks|MCP) config for plugin "[^"]*" at "${BELOW}(?<file>[^"]+)": (?<message>.+)$`),
    new RegExp(`${BELOW}(?<file>.+\\.md): (?<message>custom agent .+)$`),
    /Failed to resolve (?<kind>agent) paths for plugin "(?<plugin>[^"]+)": (?<message>.+)$/,
  ],
};

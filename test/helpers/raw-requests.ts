/** Doors that keep the text of every request body as it came, before any of our parsers saw it. */
import type { Ports } from '../../lib/transcript/ports.js';

export function keepRequests(ports: Ports, kept: string[]): Ports {
  const { modelServer } = ports;
  return {
    ...ports,
    modelServer: {
      ...modelServer,
      register: (unit) => {
        const { codec } = unit.agent;
        const parseRequest: typeof codec.parseRequest = (body, headers, path) => {
          kept.push(listStrings(body).join('\n'));
          return codec.parseRequest(body, headers, path);
        };
        return modelServer.register({ ...unit, agent: { ...unit.agent, codec: { ...codec, parseRequest } } });
      },
    },
  };
}

/** Every string of a JSON value. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

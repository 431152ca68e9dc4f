/** Doors that keep the text of every request body as it came, before any of our parsers saw it. */
import type { Ports } from '../../lib/transcript/ports.js';
import { listTexts } from './raw-listing.js';

/** bodies: the same requests as JSON values. */
export function keepRequests(ports: Ports, kept: string[], bodies: unknown[] = []): Ports {
  const { modelServer } = ports;
  return {
    ...ports,
    modelServer: {
      ...modelServer,
      register: (unit) => {
        const { codec } = unit.agent;
        const parseRequest: typeof codec.parseRequest = (body, headers, path) => {
          kept.push(listTexts(body).join('\n'));
          bodies.push(body);
          return codec.parseRequest(body, headers, path);
        };
        return modelServer.register({ ...unit, agent: { ...unit.agent, codec: { ...codec, parseRequest } } });
      },
    },
  };
}

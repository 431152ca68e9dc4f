/** A local server and a model → the most tokens that it reads of a request, as Ollama says; null where the server says nothing of it. */
import { asFields, list, number, string } from '../../input/json-value.js';

const ANSWER_MS = 3_000;

export async function askWindow(origin: string, model: string, signal: AbortSignal): Promise<number | null> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    try {
      const response = await fetch(`${origin}${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      return response.ok ? ((await response.json()) as unknown) : null;
    } catch {
      return null;
    }
  };
  // What is loaded now, with the window that it was loaded with; the settings of a model may be others.
  const running = list(asFields(await ask('/api/ps'))['models']).map(asFields);
  const own = running.find(({ name, model: id }) => name === model || id === model || name === `${model}:latest`);
  const loaded = number(own?.['context_length']);
  if (loaded !== null) return loaded;
  if (!own) return null;
  const { parameters } = asFields(await ask('/api/show', { model }));
  const set = /^num_ctx\s+(\d+)/m.exec(string(parameters))?.[1];
  return set === undefined ? null : Number(set);
}

/** The module that tells pi where its model is: pi takes addresses from files and modules alone, and a unit's address is known when it starts. */

export const MODULE_FILE = 'agent-routing-model.js';
export const URL_VARIABLE = 'AGENT_ROUTING_MODEL_BASE';
export const EMBEDDED = 'embedded';

/** Loaded with `-e`, before pi looks for the model that its arguments name (0.87.1). */
export const MODULE = `const { env } = process;
const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
export default (pi) => {
  if (env.${URL_VARIABLE}) {
    const id = env.${URL_VARIABLE}_ID;
    const model = { id, name: id, reasoning: false, input: ['text'], contextWindow: 200000, maxTokens: 8000, cost };
    pi.registerProvider('${EMBEDDED}', {
      baseUrl: env.${URL_VARIABLE}, api: 'openai-completions', apiKey: 'loopback', models: [model],
    });
  }
  if (env.OPENAI_BASE_URL) pi.registerProvider('openai', { baseUrl: env.OPENAI_BASE_URL });
  if (env.ANTHROPIC_BASE_URL) pi.registerProvider('anthropic', { baseUrl: env.ANTHROPIC_BASE_URL });
};
`;

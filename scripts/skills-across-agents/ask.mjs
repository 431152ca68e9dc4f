// Starts an agent's own CLI once on the embedded model, with files of a measurement where a user would have them → what it listed and what each call brought.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Every string of a JSON value. */
function listStrings(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

export function writeTree(root, tree) {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export function writeLinks(root, links = {}) {
  for (const [path, to] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(to, join(root, path));
  }
}

/** lib: imports a module of the built library by its path. */
export async function openAsker(lib) {
  const [{ AGENTS }, { openPorts }, { installAgent, currentPlatform }, { defaultCacheRoot }, { takeTranscript }] =
    await Promise.all(
      ['agents/index', 'setup/ports', 'setup/install/install', 'io/files/cache', 'transcript/take'].map((path) =>
        lib(`${path}.js`),
      ),
    );
  const { PROSE } = await lib('policy/prose.js');
  const ports = await openPorts();
  const folder = await mkdtemp(join(tmpdir(), 'skills-'));
  const staged = join(folder, 'staged');
  mkdirSync(staged);
  const none = {
    root: staged,
    kind: 'skills',
    name: 'none',
    manifest: null,
    marketplace: null,
    marketplace_name: null,
  };
  const source = { ...none, skills: [], plugins: [], commands: [], hash: '' };

  async function ready(name) {
    const agent = AGENTS[name];
    const version = agent.pinned;
    const { binary, tools, shared_cache } = await installAgent({
      build: agent.build(version, currentPlatform()),
      ...{ name, version, cache_root: defaultCacheRoot(), warm: agent.warm },
      ...(agent.passing ? { passing: agent.passing } : {}),
    });
    const key = { key: name, name, vendor_model: null, install: null };
    return { key, agent, install: 'skills', version, binary, tools, shared_cache, timeout_ms: 300_000, user_env: {} };
  }

  /** write: puts files into the unit's folders. onRequest: called while they are there. path: of the source's processes. words: more of the command line. calls: (request, offered, agent, setup) → the calls of a model, one per turn. */
  async function ask(one, asked) {
    const { write, calls = () => [], onRequest, below = '', allow_processes = false, grant_tools = [] } = asked;
    const { path = null, words = [] } = asked;
    const requests = [];
    let texts = [];
    let plan = null;
    const { agent } = one;
    const asking = {
      ...agent,
      async setUp(setup, files) {
        await agent.setUp(setup, files);
        await write(setup);
      },
      launch: (setup) => {
        const launch = agent.launch(setup);
        const cwd = join(launch.cwd, below);
        return { ...launch, cwd, args: [...launch.args.map((word) => (word === launch.cwd ? cwd : word)), ...words] };
      },
      codec: {
        ...agent.codec,
        parseRequest(body, ...rest) {
          texts = listStrings(body);
          return agent.codec.parseRequest(body, ...rest);
        },
      },
    };
    const events = [];
    const transcript = await takeTranscript(
      { ...one, agent: asking },
      { source, staged, bodies: {}, allow_processes, path },
      {
        ...{ unit_run_id: ports.newId(), trial: 1, mode: 'oracle', prompt: 'Please do the task.', subagent: null },
        ...{ workspace: null, grant_tools, folder: await mkdtemp(join(folder, 'unit-')), redact: null },
        policy: (setup) => (request, offered) => {
          if (agent.classifyRequest(request) !== 'main') return PROSE;
          plan ??= calls(request, offered, agent, setup).filter(Boolean);
          const call = plan[request.step];
          return call ? { text: '', calls: [call] } : PROSE;
        },
        onRequest(request, kind) {
          requests.push({ kind, model: request.model, text: texts.join('\n') });
          onRequest?.();
        },
        onEvent: (event) => events.push(event),
        signal: new AbortController().signal,
      },
      ports,
    );
    const { offered, exit } = transcript;
    if (!offered) throw new Error(`${agent.name} sent no request: ${JSON.stringify(exit)} ${transcript.excerpt}`);
    return { offered, requests };
  }

  async function close() {
    await ports.modelServer.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { agents: AGENTS, ready, ask, close };
}

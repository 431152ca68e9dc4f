/** The rooms of lib and what each may import → the linter's overrides in biome.json, one per room. Run after changing the table: node scripts/rooms.mjs */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const GROUND = ['contract', 'input', 'text'];

/** From the ground up: a room imports only rooms that are listed before it, so no circle can be written down here. */
export const ROOMS = {
  input: [],
  contract: ['input'],
  text: ['input'],
  pattern: [],
  bash: GROUND,
  io: GROUND,
  model: GROUND,
  skill: [...GROUND, 'model'],
  case: [...GROUND, 'pattern', 'skill'],
  router: [...GROUND, 'skill'],
  draft: [...GROUND, 'router', 'skill'],
  import: [...GROUND, 'case', 'draft', 'pattern', 'skill'],
  agents: [...GROUND, 'bash', 'model', 'skill'],
  policy: [...GROUND, 'agents', 'case', 'model', 'router', 'skill'],
  transcript: [...GROUND, 'agents', 'model', 'skill'],
  offer: [...GROUND, 'agents', 'model', 'policy', 'skill', 'transcript'],
  evidence: [...GROUND, 'case', 'pattern', 'skill'],
  matcher: [...GROUND, 'agents', 'case', 'evidence', 'transcript'],
  verdict: [...GROUND, 'case', 'evidence', 'router'],
  unit: [
    ...GROUND,
    'agents',
    'case',
    'evidence',
    'model',
    'offer',
    'policy',
    'router',
    'skill',
    'transcript',
    'verdict',
  ],
  baseline: GROUND,
  delta: [...GROUND, 'baseline', 'case', 'skill', 'verdict'],
  lint: [...GROUND, 'agents', 'baseline', 'case', 'evidence', 'pattern', 'router', 'skill', 'verdict'],
  mutate: [...GROUND, 'agents', 'case', 'skill'],
  report: [...GROUND, 'baseline', 'case', 'delta', 'lint', 'offer', 'router', 'skill'],
  batch: [...GROUND, 'case', 'report', 'unit'],
  setup: [
    ...GROUND,
    'agents',
    'batch',
    'case',
    'evidence',
    'import',
    'io',
    'lint',
    'model',
    'mutate',
    'policy',
    'router',
    'skill',
    'transcript',
    'unit',
  ],
};

/** Rooms that may open files, sockets and processes. All others take them as arguments. */
const OUTSIDE = ['io', 'setup'];

const CLOSED = {
  'node:fs': 'lib: only io and setup open files; take it as an argument',
  'node:fs/promises': 'lib: only io and setup open files; take it as an argument',
  'node:child_process': 'lib: only io and setup start processes',
  'node:http': 'lib: only io and setup open sockets',
  'node:https': 'lib: only io and setup open sockets',
  'node:net': 'lib: only io and setup open sockets',
  'node:os': 'lib: only io and setup ask the machine',
  'node:timers/promises': 'lib: the clock is an argument',
};
const NEVER = [
  { group: ['@actions/**'], message: 'lib never imports @actions/*' },
  { group: ['**/src/**'], message: 'lib never imports src' },
  { group: ['**/lib/index.js'], message: 'lib/index.ts is for callers of the library' },
];

const restrict = (options) => ({
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
});

function ruleOf(room) {
  const others = Object.keys(ROOMS).filter((other) => other !== room && !ROOMS[room].includes(other));
  const allowed = ROOMS[room].length === 0 ? 'no other room' : `only ${ROOMS[room].join(', ')}`;
  return {
    includes: [`lib/${room}/**`],
    ...restrict({
      ...(OUTSIDE.includes(room) ? {} : { paths: CLOSED }),
      patterns: [
        ...NEVER,
        {
          group: others.map((other) => `**/${other}/**`),
          message: `lib/${room} imports ${allowed} (scripts/rooms.mjs)`,
        },
      ],
    }),
  };
}

export function overrides() {
  return [
    ...Object.keys(ROOMS).map(ruleOf),
    {
      includes: ['src/**', '!src/action.ts', '!src/github/**'],
      ...restrict({
        patterns: [{ group: ['@actions/**'], message: 'the CLI never imports @actions/*; src/github does' }],
      }),
    },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync('biome.json', `${JSON.stringify({ ...config, overrides: overrides() }, null, 2)}\n`);
  execFileSync('npx', ['biome', 'format', '--write', 'biome.json'], { stdio: 'inherit' });
}

// The second set of recordings: written from the agents' documentation by somebody who had not read the parsers.
// Each scenario says what the model does, and what is true of each skill afterwards; the recorder holds that against the wire.
import { posix } from 'node:path';
import { EXTRA, ownLines, SKILLS } from './source.mjs';

const used = (skill, how, min_tier = null, more = {}) => ({ skill, used: true, how, min_tier, ...more });
const no = (skill, how = 'none', more = {}) => ({ skill, used: false, how, min_tier: null, ...more });
const calls = (...tool_calls) => ({
  tool_calls: tool_calls.map(([tool, input_contains, outcome]) => ({ tool, input_contains, outcome })),
});
const SUBTASK = 'SUBTASK: prepare the release.';

/** Turns by step, those of a subagent in a list of their own; a turn may be a function of the place. */
const script =
  (turns, subagent = []) =>
  (asked, place, agent) => {
    const inner = asked.texts.some(({ role, text }) => role === 'user' && text.includes(SUBTASK));
    const found = (inner ? subagent : turns)[asked.step];
    const path = (id, file = 'SKILL.md') => {
      const skill = place.source.skills.find((each) => each.id === id);
      return posix.join(posix.dirname(agent.skillPath(place, skill)), file);
    };
    const turn =
      typeof found === 'function'
        ? found({ path, place, folder: posix.dirname(posix.dirname(path('deploy'))) })
        : found;
    if (typeof turn === 'string') return { text: turn, calls: [] };
    return { text: turn ? '' : 'That is all.', calls: turn ?? [] };
  };

/** own: the agent's ways. Each gives calls: load, shell, read, readAll, search, list, write, change, delegate; block: files that refuse calls. */
export function listScenarios(own) {
  const how = own.load ? 'invoked' : 'read';
  const load = (id, more) => (at) => (own.load ? [own.load(id, more)] : [own.read(at.path(id))]);
  const read = (id, range, file) => (at) => [own.read(at.path(id, file), range)];
  const sh = (command) => (at) => [own.shell(typeof command === 'string' ? command : command(at))];
  const loaded = (id, more) => used(id, how, 1, more);
  const seen = (id, more) => used(id, 'read', own.read_tier, more);
  const [shell, reader] = [own.names.shell, own.names.read];
  const fault = (infra_reason, given, more = {}) => ({
    fault: typeof given === 'function' ? given : () => given,
    turn: script([]),
    labels: [no('deploy', 'none', { infra: true, infra_reason })],
    ...more,
  });
  const status = (code, type, message, headers = {}) => ({ status: code, type, message, headers });
  /** Fine until the model has answered so many times, then this. */
  const after = (count, given) => (request) => (request.asked.step >= count ? given : undefined);

  const all = {
    'load-sibling': {
      turn: script([load('deploy-preview')]),
      labels: [loaded('deploy-preview'), no('deploy'), no('release_notes')],
      variants: VARIANTS,
    },
    'load-other-folder': {
      turn: script([load('release_notes'), load('review')]),
      labels: [loaded('release_notes'), loaded('review'), no('oncall')],
    },
    'load-words-of-faults': {
      turn: script([load('oncall'), 'A 401 Unauthorized means that a key was rotated; 429 is the quota.']),
      labels: [loaded('oncall'), no('deploy')],
    },
    'load-not-ascii': { turn: script([load('i18n')]), labels: [loaded('i18n'), no('review')], variants: VARIANTS },
    'load-late': {
      turn: script([
        sh('git init -q . && git status --short'),
        sh('seq 1 40'),
        sh(({ folder }) => `ls ${folder}`),
        read('deploy', undefined, 'references/rollback.md'),
        sh('echo "deploy next" > plan.txt; cat plan.txt'),
        sh('date +%Y'),
        load('release_notes'),
        sh('true'),
        'The deploy skill was not needed; I only read its references/rollback.md.',
      ]),
      labels: [loaded('release_notes'), no('deploy', 'listed'), no('deploy-preview', 'listed')],
    },
    'load-in-parallel': {
      turn: script([
        (at) => [
          own.shell('echo before'),
          ...load('deploy')(at),
          ...load('i18n')(at),
          own.shell('exit 4'),
          own.read(at.path('review')),
        ],
      ]),
      labels: [
        loaded(
          'deploy',
          calls([shell, 'echo before', 'allowed'], [shell, 'exit 4', own.exit_fails ? 'failed' : 'allowed']),
        ),
        loaded('i18n'),
        used('review', 'read', own.load ? own.read_tier : 1),
        no('oncall'),
      ],
    },
    'load-and-speak': {
      turn: (asked, place, agent) => {
        const turn = script([load('review')])(asked, place, agent);
        return {
          ...turn,
          text: asked.step === 0 ? 'I load review. I do not need deploy/SKILL.md or oncall.' : 'Loaded skill: oncall',
        };
      },
      labels: [loaded('review'), no('deploy', 'mentioned'), no('oncall', 'mentioned')],
    },
    'look-alike-names': {
      turn: script([
        (at) =>
          own.load
            ? [own.load('deploy-prod'), own.load('Deploy_Preview'), own.load('deploy/SKILL.md')]
            : [
                own.read(at.path('deploy').replace('/deploy/', '/deploy-prod/')),
                own.read(at.path('deploy', 'skills.md')),
              ],
      ]),
      labels: [no('deploy', 'failed'), no('deploy-preview', 'failed'), no('deploy-prod', 'failed')],
    },
    'empty-arguments': {
      turn: script([[{ name: own.names.load ?? reader, input: {} }], [{ name: shell, input: {} }]]),
      labels: [no('deploy', 'failed', calls([shell, '', 'failed']))],
    },
    'tool-of-another-agent': {
      turn: script([
        [
          { name: 'Skill', input: { skill: 'review' } },
          { name: 'load_skill', input: { name: 'i18n' } },
        ],
      ]),
      labels: [
        no('review', 'failed'),
        no('i18n', 'failed', calls(['load_skill', own.unknown_input ?? 'i18n', 'failed'])),
      ],
    },

    // Reading by the agent's own tools.
    'read-two': {
      turn: script([(at) => own.readAll([at.path('deploy'), at.path('oncall')])]),
      labels: [seen('deploy'), seen('oncall'), no('deploy-preview')],
    },
    'read-relative': {
      turn: script([({ path, place }) => [own.read(posix.relative(place.workspace, path('release_notes')))]]),
      labels: own.relative === false ? [no('release_notes', 'failed')] : [seen('release_notes'), no('deploy')],
    },
    'read-roundabout': {
      turn: script([({ path }) => [own.read(path('deploy').replace('/deploy/', '/deploy-preview/../deploy/./'))]]),
      labels: [seen('deploy'), no('deploy-preview')],
    },
    'read-tail': { turn: script([read('deploy', [6, 14])]), labels: [seen('deploy'), no('deploy-preview')] },
    'read-head': { turn: script([read('deploy', [1, 3])]), labels: [no('deploy', 'listed')] },
    'read-past-the-end': { turn: script([read('deploy', [500, 520])]), labels: [no('deploy', 'failed')] },
    'read-beside': {
      turn: script([
        read('deploy', undefined, 'references/rollback.md'),
        read('deploy', undefined, 'scripts/check.sh'),
      ]),
      labels: [no('deploy', 'listed'), no('deploy-preview')],
    },
    'read-through-link': {
      turn: script([
        sh(({ path }) => `ln -s ${path('deploy')} guide.md`),
        ({ place }) => [own.read(`${place.workspace}/guide.md`)],
      ]),
      labels: own.link === false ? [no('deploy', 'failed')] : [used('deploy', 'read'), no('deploy-preview')],
    },
    'read-look-alike': {
      workspace: {
        'docs/deploy/SKILL.md': '---\nname: deploy\ndescription: Ours.\n---\n\nOur own words on how to ship it.\n',
      },
      turn: script([({ place }) => [own.read(`${place.workspace}/docs/deploy/SKILL.md`)]]),
      labels: [no('deploy', 'mentioned'), no('review')],
    },
    'read-mentions': {
      workspace: {
        'README.md':
          'The skills are deploy (skills/deploy/SKILL.md) and review.\nBase directory for this skill: skills/oncall\n',
      },
      turn: script([({ place }) => [own.read(`${place.workspace}/README.md`)]]),
      labels: [no('deploy', 'mentioned'), no('review', 'mentioned'), no('oncall', 'mentioned')],
    },
    'written-by-the-model': {
      turn: script([
        ({ place }) => [
          own.write(
            `${place.workspace}/skills/review/SKILL.md`,
            '---\nname: review\ndescription: New.\n---\n\nSay what is good first.\n',
          ),
        ],
        ({ path }) => [own.change(path('oncall'), 'the proxy is down', 'the proxy sleeps')],
      ]),
      labels: [no('review', 'written'), no('deploy')],
    },

    // Searching and listing.
    ...(own.search
      ? {
          'search-one-line': {
            turn: script([({ folder }) => [own.search('go-ahead in the release', folder)]]),
            // A search that shows what stands around its only match shows a whole short file.
            labels: [own.context ? used('deploy', 'read') : no('deploy', 'listed'), no('deploy-preview')],
          },
          'search-names': {
            turn: script([({ folder }) => [own.search('^name: ', folder)]]),
            labels: [no('deploy', 'listed'), no('review', 'listed'), no('i18n', 'listed')],
          },
        }
      : {}),
    ...(own.list
      ? {
          'list-folder': {
            turn: script([({ folder }) => [...own.list(`${folder}/deploy`), ...own.list(folder)]]),
            labels: [no('deploy', 'listed'), no('review', 'listed')],
          },
        }
      : {}),

    // The shell, with several skills in one run.
    'shell-decorated': {
      turn: script([
        sh(({ path }) => `cat -n ${path('deploy')}`),
        sh(({ path }) => `sed 's/^/> /' ${path('review')}`),
        sh(({ path }) => `nl -ba '${path('i18n')}' 2>/dev/null || true`),
        sh(({ path }) => `awk 1 "${path('release_notes')}"`),
      ]),
      labels: [seen('deploy'), seen('review'), seen('i18n'), seen('release_notes'), no('deploy-preview')],
    },
    'shell-programs': {
      turn: script([
        sh(({ path }) => `python3 -c "print(open('${path('deploy')}').read())"`),
        sh(({ path }) => `perl -ne print < ${path('release_notes')}`),
        sh(({ folder }) => `cd ${folder} && find . -path './oncall/*' -type f -exec cat {} +`),
      ]),
      labels: [seen('deploy'), seen('release_notes'), seen('oncall'), no('review')],
    },
    'shell-variables': {
      turn: script([
        sh(({ folder }) => `D=${folder}; for s in deploy review; do echo "== $s"; cat "$D/$s/SKILL.md"; done`),
        sh(({ folder }) => `cd ${folder}/i18n; pwd; cat ./SKILL.md | tail -n +5`),
        sh(({ path }) => `head -c 5000 ${path('release_notes')} && ls`),
      ]),
      labels:
        own.variables === false
          ? null
          : [seen('deploy'), seen('review'), seen('i18n'), seen('release_notes'), no('oncall')],
    },
    'shell-no-text': {
      turn: script([
        sh(({ path }) => `cat ${path('deploy')} > /dev/null && echo read`),
        sh(({ path }) => `head -2 ${path('review')}; wc -c ${path('review')}; md5sum ${path('review')}`),
        sh(({ path }) => `cp ${path('oncall')} copy.txt; test -s copy.txt && echo yes`),
        sh(({ path }) => `cat ${path('i18n')} | wc -w`),
        sh(({ path }) => `echo "cat ${path('release_notes')}" # cat ${path('release_notes')}`),
      ]),
      labels: [
        no('deploy', 'listed'),
        no('review', 'listed'),
        no('oncall', 'listed'),
        no('i18n', 'listed'),
        no('release_notes', 'mentioned'),
      ],
    },
    'shell-not-run': {
      turn: script([
        sh(({ path }) => `false && cat ${path('deploy')}`),
        sh(({ path }) => `if [ -e /nowhere ]; then cat ${path('review')}; else echo no; fi`),
        sh(({ path }) => `cat ${path('oncall')}.old`),
        sh(({ folder }) => `cat ${folder}/release_notes/SKILL.md`),
        sh(({ path }) => `nosuchprogram ${path('i18n')}`),
      ]),
      labels: [
        no('deploy', 'failed'),
        no('review', 'failed'),
        no('oncall', 'failed'),
        no('release_notes', 'failed'),
        no('i18n', 'failed'),
      ],
    },
    'shell-copy-elsewhere': {
      turn: script([
        sh(({ folder }) => `cp -r ${folder}/deploy ./kept && rm -f kept/references/*`),
        sh('cat kept/SKILL.md'),
      ]),
      labels: [used('deploy', 'read'), no('deploy-preview')],
    },
    'shell-archive': {
      turn: script([
        sh(({ folder }) => `tar cf all.tar -C ${folder} . && tar tf all.tar | sort`),
        sh('tar xOf all.tar ./review/SKILL.md'),
      ]),
      labels: [used('review', 'read'), no('deploy', 'listed'), no('oncall', 'listed')],
    },

    // Words alone.
    'prompt-names': {
      prompt: 'Use the skills deploy and review (see .agents/skills/deploy/SKILL.md). Launching skill: deploy',
      turn: script(['Loading skill: deploy. I followed deploy/SKILL.md to the letter.']),
      labels: [no('deploy', 'mentioned'), no('review', 'mentioned')],
    },
    'prose-quotes': {
      turn: script([
        'Check that the main branch is green before anything else. Tag the commit with the next calendar version. Push the tag and wait for the container build to finish. Ask the person on call for a go-ahead in the release channel. Roll out to one region, then watch error rates for ten minutes.',
      ]),
      labels: [no('deploy', 'mentioned')],
    },
    'shell-echoes-faults': {
      turn: script([
        sh(
          `echo '{"type":"error","error":{"name":"APIError","data":{"statusCode":401}}}'; echo '[API Error: 429 quota exceeded]'; exit 1`,
        ),
        sh(`printf '%s\\n' 'Error: ECONNREFUSED' 'fetch failed' 'invalid api key' >&2`),
        'The log says 500 Internal Server Error, model overloaded, and “Authentication failed”.',
      ]),
      labels: [
        no('oncall'),
        no(
          'deploy',
          'none',
          calls([shell, 'APIError', own.exit_fails ? 'failed' : 'allowed'], [shell, 'ECONNREFUSED', 'allowed']),
        ),
      ],
    },

    // A subagent of its own.
    ...(own.delegate
      ? {
          'subagent-loads': {
            turn: script([[own.delegate(SUBTASK)]], [own.sub_load ? load('release_notes') : read('release_notes')]),
            // OpenCode's stream tells nothing of a subagent's calls: they are in its database alone.
            labels: [used('release_notes', 'subagent', null, own.sub_silent ? { debatable: true } : {}), no('deploy')],
          },
          'subagent-idles': {
            turn: script(
              [[own.delegate(`${SUBTASK} Think of the skill deploy.`)], load('review')],
              ['Nothing to do for deploy.'],
            ),
            labels: [no('deploy', 'mentioned'), loaded('review')],
          },
        }
      : {}),

    // Refused by a hook or a rule.
    ...(own.block
      ? {
          'blocked-second': {
            allow_processes: true,
            ...own.block('review', 'Reviews are for people.\nAsk one of them.'),
            turn: script([load('deploy'), load('review')]),
            labels: [loaded('deploy'), no('review', 'denied', calls([own.names.load ?? reader, 'review', 'blocked']))],
          },
          'blocked-in-words-of-success': {
            allow_processes: true,
            ...own.block('deploy', 'Skill **deploy** activated. <skill_content name="deploy"> Launching skill: deploy'),
            turn: script([load('deploy')]),
            labels: [no('deploy', 'denied', calls([own.names.load ?? reader, 'deploy', 'blocked']))],
          },
          'blocked-in-a-batch': {
            allow_processes: true,
            ...own.block('gh pr', 'Use the tool of the forge.'),
            turn: script([
              (at) => [
                own.shell('echo one'),
                own.shell('gh pr list'),
                ...load('oncall')(at),
                own.shell('gh pr close 3'),
              ],
            ]),
            labels: [
              loaded(
                'oncall',
                calls(
                  [shell, 'echo one', 'allowed'],
                  [shell, 'gh pr list', 'blocked'],
                  [shell, 'gh pr close', 'blocked'],
                ),
              ),
              no('deploy'),
            ],
          },
          'blocked-read': {
            allow_processes: true,
            ...own.block('SKILL.md', 'Files of skills are not read here.'),
            turn: script([read('deploy'), sh(({ path }) => `cat ${path('review')}`)]),
            labels: [
              no('deploy', 'denied', calls([reader, 'deploy', 'blocked'])),
              no('review', 'denied', calls([shell, 'review', 'blocked'])),
            ],
          },
          'hook-allows': {
            allow_processes: true,
            ...own.block('no such words', 'never said'),
            turn: script([load('release_notes'), sh('echo "Tool call blocked by hook"; exit 2')]),
            labels: [loaded('release_notes', calls([shell, 'blocked by hook', own.exit_fails ? 'failed' : 'allowed']))],
          },
        }
      : {}),

    // Answers that are none.
    'fault-401-later': {
      fault: after(1, status(401, 'authentication_error', 'token expired')),
      turn: script([load('deploy')]),
      labels: [
        loaded('deploy', { infra: true, infra_reason: 'auth' }),
        no('review', 'none', { infra: true, infra_reason: 'auth' }),
      ],
    },
    'fault-403-region': fault('auth', status(403, 'permission_error', 'Your region is not supported.')),
    'fault-429-once': {
      fault: ({ count }) =>
        count === 1 ? status(429, 'rate_limit_error', 'slow down', { 'retry-after': '1' }) : undefined,
      turn: script([load('review')]),
      labels: [loaded('review'), no('deploy')],
    },
    'fault-500-later': fault('server_error', after(1, status(500, 'api_error', 'The server had an error')), {
      turn: script([sh('echo started')]),
    }),
    'fault-503': fault(
      'server_error',
      status(503, 'overloaded_error', 'The model is overloaded. Please try again later.'),
    ),
    'fault-404': fault('bad_config', status(404, 'not_found_error', 'The model m does not exist')),
    'fault-no-name': fault('unreachable', undefined, { model_url: 'http://model.invalid:1' }),
    'fault-refused': fault('unreachable', undefined, { model_url: 'http://127.0.0.1:9' }),
    'fault-dropped-later': fault('server_error', after(1, { drop: true }), { turn: script([sh('echo started')]) }),
    'fault-stalled': fault('server_error', { stall: true }, { timeout_ms: 75_000 }),
    'fault-stalled-later': {
      fault: after(1, { stall: true }),
      timeout_ms: 60_000,
      turn: script([load('i18n')]),
      labels: [
        loaded('i18n', { infra: true, infra_reason: 'server_error' }),
        no('deploy', 'none', { infra: true, infra_reason: 'server_error' }),
      ],
    },
    'fault-killed': {
      fault: after(1, { hang: true }),
      turn: script([load('deploy')]),
      kill: { signal: 'SIGKILL', waiting: true },
      labels: [
        loaded('deploy', { infra: true, infra_reason: 'crashed' }),
        no('review', 'none', { infra: true, infra_reason: 'crashed' }),
      ],
    },
    'fault-page': fault('server_error', { page: '<html><body><h1>502 Bad Gateway</h1></body></html>', status: 502 }),
  };
  for (const scenario of Object.values(all))
    Object.assign(scenario, { skills: { skills: SKILLS, extra: EXTRA }, linesOf: ownLines });
  return Object.fromEntries(Object.entries(all).filter(([, { labels }]) => labels));
}

const everyLine = (change) => (text) =>
  text
    .split('\n')
    .map((line, index) => (line ? change(line, index) : line))
    .join('\n');
const asJson = (change) =>
  everyLine((line) => {
    try {
      return change(JSON.parse(line));
    } catch {
      return line;
    }
  });
/** The same output, come another way: each is kept beside the recording. meta: what the runner knew changes with it. */
const VARIANTS = {
  indented: { change: asJson((value) => JSON.stringify(value, null, 2)) },
  stamped: { change: everyLine((line, index) => `2026-11-22T07:${10 + (index % 50)}:01.0000000Z ${line}`) },
  prefixed: { change: everyLine((line) => `agent-1  | ${line}`) },
  'behind-banner': {
    change: (text) =>
      `+ docker run --rm agent\nUsing skill: oncall\n::group::agent\n${text}::endgroup::\nLoaded skill: oncall\n`,
  },
  'on-windows': {
    meta: true,
    change: (text) => text.replaceAll(/\/(w|h|s)\b(\/[\w./-]*)?/g, (path) => `C:${path.replaceAll('/', '\\\\')}`),
  },
};

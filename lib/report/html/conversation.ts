/** The part of the page's script that shows a cell's trials as conversations, with the evidence marked. */
export const CONVERSATION_SCRIPT = String.raw`
function drawTrials(detail) {
  const { conversations, trials } = detail;
  if (!conversations.length) {
    const hooks = detail.hooks.map((text) => h('li', {}, h('code', {}, text)));
    return [
      trials.length > 1 ? [h('h3', {}, 'Trials'), h('ul', { class: 'plain' }, trials.map((text) => h('li', {}, text)))] : null,
      hooks.length ? [h('h3', {}, 'Hooks'), h('ul', { class: 'plain' }, hooks)] : null,
    ];
  }
  const place = h('div', {});
  const buttons = conversations.map((one, n) => h('button', { type: 'button', click: () => show(n) }, trials[one.trial - 1] || 'trial ' + one.trial));
  const show = (n) => {
    buttons.forEach((button, other) => button.setAttribute('aria-pressed', String(n === other)));
    place.replaceChildren(...drawConversation(conversations[n], n === 0 ? detail.hits : []));
  };
  show(0);
  return [
    h('h3', {}, 'Conversation'),
    buttons.length > 1 ? h('div', { class: 'trials' }, buttons) : null,
    trials.length > buttons.length ? h('p', { class: 'skill' }, trials.length - buttons.length + ' more trials are in the artifact: ' + trials.filter((_, n) => !conversations.some((one) => one.trial === n + 1)).join('; ')) : null,
    place,
  ];
}

function drawConversation({ prompt, turns, left_out }, hits) {
  const half = turns.length - 30;
  const shown = turns.map((turn, n) => [left_out && n === half ? h('p', { class: 'gap' }, left_out + ' turns are left out here; the artifact has them') : null, drawTurn(turn, hits)]);
  return [
    prompt === null ? null : h('div', { class: 'turn prompt' }, h('div', { class: 'who' }, h('b', {}, 'Prompt')), h('div', { class: 'text' }, prompt)),
    ...shown.flat(),
    turns.length ? null : h('p', { class: 'gap' }, 'The agent said and called nothing.'),
  ].filter(Boolean);
}

const REFUSED = /^(failed|blocked_by_hook|denied|unavailable|hook_|unfinished)/;
function drawTurn(turn, hits) {
  if (turn.kind === 'hook') return h('div', { class: 'turn' }, h('div', { class: 'who' }, h('b', {}, 'Hook ' + turn.event)), drawHook(turn, false));
  const proofs = hits.filter(([, , where]) => where === turn.at);
  const tokens = proofs.map(([, token]) => token);
  const where = h('span', { class: 'at' }, turn.at);
  const evidence = proofs.map(([tier, token]) => h('div', { class: 'evidence' }, '✓ evidence, Tier ' + tier + ': ', h('mark', {}, token)));
  const look = (more) => 'turn' + more + (proofs.length ? ' proof' : '');
  if (turn.kind !== 'call')
    return h('div', { class: look(turn.kind === 'fault' ? ' fault' : '') }, h('div', { class: 'who' }, h('b', {}, turn.kind === 'fault' ? 'Fault' : 'Agent'), where), h('div', { class: 'text' }, markIn(turn.text, tokens)), evidence);
  const name = turn.outcome === 'ran' ? '' : turn.outcome.replaceAll('_', ' ');
  const long = turn.output.length > 700;
  const output = turn.output && h('pre', { tabindex: '0' }, markIn(turn.output, tokens), turn.cut ? '\n… ' + turn.cut + ' more characters' : '');
  return h(
    'div',
    { class: look(REFUSED.test(turn.outcome) ? ' refused' : '') },
    h('div', { class: 'who' }, h('b', {}, turn.tool), name && h('span', {}, name), turn.skills.map((text) => h('span', { class: 'delta' }, text)), where),
    turn.input && h('pre', { tabindex: '0' }, markIn(turn.input, tokens)),
    turn.hooks.map((hook) => drawHook(hook, true)),
    turn.message && h('div', { class: 'hook' }, turn.message),
    output && (long ? h('details', { open: proofs.length > 0 }, h('summary', {}, 'result, ' + (turn.output.length + turn.cut) + ' characters'), output) : output),
    evidence,
  );
}

function drawHook({ event, command, ended, stdout, stderr, stdin }, inCall) {
  const said = [['stdout', stdout], ['stderr', stderr]].filter(([, text]) => text.trim());
  return h(
    'div',
    { class: 'hook' },
    inCall && h('b', {}, 'Hook ' + event + ' '),
    h('code', {}, command), ' ', ended,
    said.map(([name, text]) => h('pre', { tabindex: '0' }, name + ': ' + text)),
    stdin.trim() && h('details', {}, h('summary', {}, 'what it was asked'), h('pre', { tabindex: '0' }, stdin)),
  );
}

/** The first places where a token stands, marked. */
function markIn(text, tokens) {
  const token = tokens.find((one) => one && text.toLowerCase().includes(one.toLowerCase()));
  if (!token) return [text];
  const out = [];
  let rest = text;
  for (let n = 0; n < 5; n++) {
    const found = rest.toLowerCase().indexOf(token.toLowerCase());
    if (found < 0) break;
    out.push(rest.slice(0, found), h('mark', {}, rest.slice(found, found + token.length)));
    rest = rest.slice(found + token.length);
  }
  return [...out, rest];
}
`;

/** The part of the page's script that shows one cell: why it was judged so, what was offered, and the evidence. */
export const PANEL_SCRIPT = String.raw`
const parts = new Map();
async function readPart(n) {
  const node = byId('part-' + n);
  if (node.type === 'application/json') return JSON.parse(node.textContent);
  const bytes = Uint8Array.from(atob(node.textContent.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}
function detailOf(index) {
  const n = Math.floor(index / data.part);
  if (!parts.has(n)) parts.set(n, readPart(n));
  return parts.get(n).then((part) => part[index % data.part]);
}

/** Each cell has an address, which is shown while it is open. */
const address = (hash) => history.replaceState(null, '', hash || location.pathname + location.search);
function copyButton(text) {
  const button = h('button', { type: 'button', class: 'copy', click: async () => {
    await navigator.clipboard.writeText(text).then(() => { button.textContent = 'Copied'; }, () => { button.textContent = 'Not copied'; });
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  } }, 'Copy');
  return button;
}
/** The agent that is shown beside the one of the open cell, as long as a case has both. */
let beside = null;
function offerBeside(others, second) {
  const choose = byId('beside');
  choose.parentNode.hidden = others.length === 0;
  choose.replaceChildren(h('option', { value: '' }, 'no other'), ...others.map((n) => h('option', { value: n, selected: n === second }, data.agents[n])));
}
byId('beside').addEventListener('change', (event) => {
  beside = event.target.value === '' ? null : Number(event.target.value);
  open(at, false);
});
const isOpen = () => !byId('panel').hidden;
let asked = 0;
async function open({ row, cell }, focus) {
  const mine = ++asked;
  const line = shown[row];
  const index = line.cells[cell][4];
  const others = line.cells.flatMap((one, n) => (one && one[4] >= 0 && n !== cell ? [n] : []));
  const second = others.includes(beside) ? beside : null;
  const [detail, other] = await Promise.all([detailOf(index), second === null ? null : detailOf(line.cells[second][4])]);
  if (mine !== asked) return;
  for (const other of body.querySelectorAll('.cell.open')) other.classList.remove('open');
  buttonAt(row, cell)?.classList.add('open');
  const agent = data.agents[cell];
  byId('title').replaceChildren(line.id === null ? 'no case ran' : line.id, h('small', {}, [agent, line.skill, line.about].filter(Boolean).join(' · ')));
  const drawn = (n, given) => drawDetail(given, { state: line.cells[n][0], words: data.words[line.cells[n][1]], agent: n, skill: line.skill });
  const column = (n, given) => h('div', { class: 'side' }, h('h3', {}, data.agents[n]), drawn(n, given));
  offerBeside(others, second);
  byId('panel').classList.toggle('pair', second !== null);
  byId('detail').replaceChildren(...(second === null ? drawn(cell, detail) : [column(cell, detail), column(second, other)]));
  byId('panel').hidden = false;
  document.body.classList.add('split');
  address(line.id === null ? '' : '#' + encodeURIComponent(line.id) + '/' + encodeURIComponent(agent));
  byId('detail').scrollTop = 0;
  if (focus) byId('title').focus();
  else buttonAt(row, cell)?.scrollIntoView({ block: 'nearest' });
}
function shut() {
  asked++;
  byId('panel').hidden = true;
  document.body.classList.remove('split');
  address('');
  for (const other of body.querySelectorAll('.cell.open')) other.classList.remove('open');
  buttonAt(at.row, at.cell)?.focus();
}
byId('close').addEventListener('click', shut);
byId('next').addEventListener('click', () => { if (move(1, 0)) open(at, false); });
byId('previous').addEventListener('click', () => { if (move(-1, 0)) open(at, false); });

/** What stands between backticks is code. */
function rich(text) {
  const pieces = text.split(String.fromCharCode(96));
  return pieces.length % 2 === 0 ? [text] : pieces.map((piece, n) => (n % 2 ? h('code', {}, piece) : piece));
}
const para = (name, text) => text ? h('p', {}, name && h('b', {}, name + ': '), rich(text)) : null;

function drawDetail(detail, cell) {
  const { finding } = detail;
  const out = [
    h('p', { class: 'state s-' + cell.state }, SIGNS[cell.state] ? SIGNS[cell.state] + ' ' : '', cell.words, ' ', detail.delta && h('span', { class: 'delta ' + detail.delta }, detail.delta)),
    detail.why.map((text) => para('', text)),
    finding && para('Fix', finding.fix),
    detail.file && h('p', {}, h('b', {}, 'File: '), h('code', {}, detail.file)),
    finding && finding.reproduce && h('p', {}, h('b', {}, 'Reproduce, no key needed: '), h('code', {}, finding.reproduce), ' ', copyButton(finding.reproduce)),
    finding && para('Accept', finding.accept),
    detail.missing.length ? h('p', {}, h('b', {}, 'Missing: '), list(detail.missing)) : null,
    detail.disallowed.length ? h('p', {}, h('b', {}, 'Used, though disallowed: '), list(detail.disallowed)) : null,
    drawOffers(detail, cell),
    ...drawTrials(detail),
    drawEvidence(detail),
    detail.output && !detail.conversations.length ? [h('h3', {}, 'End of the output'), h('pre', { tabindex: '0' }, detail.output)] : null,
    h('p', { class: 'skill' }, detail.facts.join(' · ')),
  ];
  return out.flat(3).filter(Boolean);
}
const list = (names) => names.map((name, n) => [n ? ', ' : '', h('code', {}, name)]);

function drawOffers(detail, { agent }) {
  const offers = data.offers[agent] || [];
  if (!detail.offer && !offers.length) return null;
  const items = offers.map(([skill, words]) => h('li', {}, skill === detail.expected ? h('mark', {}, skill) : skill, ': ', words));
  return [
    h('h3', {}, 'What was offered'),
    detail.offer && h('p', {}, detail.expected && h('code', {}, detail.expected), ' ', detail.offer),
    items.length ? h('details', {}, h('summary', {}, 'all ' + items.length + ' skills of the source, as ' + data.agents[agent] + ' lists them'), h('ul', { class: 'listing' }, items)) : null,
  ];
}

function drawEvidence(detail) {
  if (!detail.hits.length) return null;
  return [
    h('h3', {}, 'Evidence'),
    h('ul', { class: 'plain' }, detail.hits.map(([tier, token, where, proof]) => h('li', {}, h('b', {}, 'Tier ' + tier), ' ', h('code', {}, token), where && ' at ' + where, detail.conversations.length ? null : [h('br'), h('code', {}, proof)]))),
  ];
}
`;

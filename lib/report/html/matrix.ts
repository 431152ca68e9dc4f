/** The part of the page's script that draws the table as far as it is looked at, filters it and moves through it by keyboard. */
export const MATRIX_SCRIPT = String.raw`
const SIGNS = { pass: '✓', fail: '✗', missing: '✗', could_not_run: '!', expected_fail: '✗', not_run: '–', offer: '' };
const STEP = 150;
const body = byId('rows');
const scroll = byId('scroll');
const filter = byId('filter');
const found = byId('found');
let chosen = data.rows.some((row) => row.shown) && byId('chip-changed') ? 'changed' : 'all';
let shown = [];
let drawn = 0;
/** Rows of one skill that are equal on all agents are one row until it is opened: {the first of them: all of them}. */
let groups = new Map();
const unfolded = new Set();
const keys = new Map(data.rows.map((row) => [row, JSON.stringify([row.skill, row.about, row.id === null, row.deltas, row.cells.map((cell) => cell && cell.slice(0, 4))])]));
let at = { row: 0, cell: 0 };
let texts = null;

const textOf = (row) => [row.id, row.skill, row.about, ...row.deltas.flat(), ...row.cells.map((cell, n) => cell ? data.agents[n] + ' ' + data.words[cell[1]] + ' ' + data.words[cell[2]] : '')].join(' ').toLowerCase();
const fits = (row) => chosen === 'all' || (chosen === 'changed' ? row.shown : row.deltas.some(([delta]) => delta === chosen));

function choose() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length && !texts) texts = new Map(data.rows.map((row) => [row, textOf(row)]));
  const fitting = data.rows.filter((row) => fits(row) && words.every((word) => texts.get(row).includes(word)));
  const equal = new Map();
  for (const row of fitting) equal.set(keys.get(row), [...(equal.get(keys.get(row)) || []), row]);
  groups = new Map([...equal.values()].map((rows) => [rows[0], rows]));
  shown = [...equal].flatMap(([key, rows]) => (unfolded.has(key) ? rows : rows.slice(0, 1)));
  body.replaceChildren();
  drawn = 0;
  at = { row: 0, cell: 0 };
  draw(STEP);
  found.textContent = (fitting.length === data.rows.length ? '' : fitting.length + ' of ') + data.rows.length + ' rows' + (shown.length < fitting.length ? ', equal ones as one' : '');
  byId('none').hidden = shown.length > 0;
  for (const chip of document.querySelectorAll('.chip')) chip.setAttribute('aria-pressed', String(chip.value === chosen));
}

function draw(count) {
  const end = Math.min(shown.length, drawn + count);
  const rows = [];
  for (; drawn < end; drawn++) rows.push(drawRow(shown[drawn], drawn));
  body.append(...rows);
}

function drawRow(row, index) {
  const name = row.id === null ? h('i', {}, 'no case ran') : h('b', {}, row.id);
  const more = [row.skill, row.about].filter(Boolean).join(' · ');
  const marks = row.deltas.map(([delta, agents]) => h('div', {}, h('span', { class: 'delta ' + delta }, delta), agents ? ' ' + agents : ''));
  return h('tr', {}, h('th', { scope: 'row' }, name, foldButton(row), more && h('span', { class: 'skill' }, more)), row.cells.map((cell, n) => drawCell(row, index, cell, n)), h('td', { class: 'marks' }, marks));
}

function foldButton(row) {
  const rows = groups.get(row) || [];
  if (rows.length < 2) return null;
  const key = keys.get(row);
  const isOpen = unfolded.has(key);
  return h('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen), click: () => {
    if (!unfolded.delete(key)) unfolded.add(key);
    choose();
    const place = shown.indexOf(row);
    while (place >= drawn && drawn < shown.length) draw(STEP);
    const again = body.children[place].querySelector('.fold');
    again.scrollIntoView({ block: 'nearest' });
    again.focus();
  } }, isOpen ? 'as one row' : 'and ' + (rows.length - 1) + ' more');
}

function drawCell(row, index, cell, n) {
  if (!cell) return h('td', { class: 'blank' });
  const [state, words, offer, strong, detail] = cell;
  const says = [SIGNS[state] && h('span', { 'aria-hidden': 'true' }, SIGNS[state] + ' '), data.words[words], data.words[offer] && ' ', data.words[offer] && h('small', {}, 'offered: ' + data.words[offer])];
  const look = 's-' + state + (strong ? ' strong' : '');
  if (detail < 0) return h('td', { class: 'blank ' + look }, says);
  const first = index === at.row && n === at.cell;
  return h('td', {}, h('button', { class: 'cell ' + look, tabindex: first ? '0' : '-1', 'data-row': index, 'data-cell': n, type: 'button' }, h('span', { class: 'hide' }, (row.id || row.skill) + ', ' + data.agents[n] + ': '), says));
}

const buttonAt = (row, cell) => body.querySelector('button[data-row="' + row + '"][data-cell="' + cell + '"]');

function go(row, cell) {
  while (row >= drawn && drawn < shown.length) draw(STEP);
  const button = buttonAt(row, cell);
  if (!button) return false;
  for (const other of body.querySelectorAll('button[tabindex="0"]')) other.tabIndex = -1;
  button.tabIndex = 0;
  at = { row, cell };
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return button;
}

/** The next cell that there is in that direction. */
function move(rows, cells) {
  let { row, cell } = at;
  for (;;) {
    row += rows;
    cell += cells;
    if (row < 0 || cell < 0 || row >= shown.length || cell >= data.agents.length) return null;
    const button = go(row, cell);
    if (button) return button;
  }
}

const MOVES = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] };
body.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = MOVES[event.key];
  const to = step ? move(...step) : event.key === 'Home' ? go(0, at.cell) : event.key === 'End' ? go(shown.length - 1, at.cell) : undefined;
  if (to === undefined) return;
  event.preventDefault();
  if (!to) return;
  to.focus();
  if (isOpen()) open(at, false);
});
body.addEventListener('click', (event) => {
  const button = event.target.closest('button.cell');
  if (!button) return;
  go(Number(button.dataset.row), Number(button.dataset.cell));
  open(at, true);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isOpen()) shut();
  if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
    event.preventDefault();
    tab('matrix');
    filter.focus();
  }
});
new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) draw(STEP); }, { root: scroll, rootMargin: '600px' }).observe(byId('more'));
scroll.addEventListener('scroll', () => { if (scroll.scrollTop + scroll.clientHeight > scroll.scrollHeight - 800) draw(STEP); }, { passive: true });
filter.addEventListener('input', choose);
for (const chip of document.querySelectorAll('.chip')) chip.addEventListener('click', () => { chosen = chip.value; choose(); });
`;

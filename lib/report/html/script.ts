/** The page's own script: reads its data, draws the matrix and the open cell, and opens what a tab or an address names. Text is only ever set as text. */
import { CONVERSATION_SCRIPT } from './conversation.js';
import { MATRIX_SCRIPT } from './matrix.js';
import { PANEL_SCRIPT } from './panel.js';

const BASE_SCRIPT = String.raw`
const byId = (id) => document.getElementById(id);
const h = (tag, props, ...kids) => {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === 'class') node.className = value;
    else if (typeof value === 'function') node.addEventListener(key, value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  for (const kid of kids.flat(3)) if (kid !== null && kid !== undefined && kid !== '') node.append(kid);
  return node;
};
const data = JSON.parse(byId('data').textContent);
`;

const TABS_SCRIPT = `
const tabs = [...document.querySelectorAll('[role=tab]')];
function tab(name) {
  for (const one of tabs) {
    const on = one.value === name;
    one.setAttribute('aria-selected', String(on));
    one.tabIndex = on ? 0 : -1;
    byId(one.value).hidden = !on;
  }
}
for (const one of tabs) {
  one.addEventListener('click', () => tab(one.value));
  one.addEventListener('keydown', (event) => {
    const next = tabs[tabs.indexOf(one) + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0)];
    if (next && next !== one) { tab(next.value); next.focus(); }
  });
}
/** Opens a cell, whatever the matrix shows just now. */
function reveal(row, cell) {
  tab('matrix');
  chosen = 'all';
  filter.value = '';
  choose();
  if (!shown.includes(row)) {
    unfolded.add(keys.get(row));
    choose();
  }
  if (go(shown.indexOf(row), cell)) open(at, true);
}
/** A case elsewhere on the page. */
document.addEventListener('click', (event) => {
  const button = event.target.closest('button.case');
  if (!button) return;
  const [row, cell] = button.value.split(' ').map(Number);
  reveal(data.rows[row], cell);
});
/** #case/agent opens its cell. */
function visit() {
  const parts = location.hash.slice(1).split('/');
  if (parts.length !== 2) return;
  let names;
  try { names = parts.map(decodeURIComponent); } catch { return; }
  const cell = data.agents.indexOf(names[1]);
  const row = data.rows.find((one) => one.id === names[0]);
  if (cell >= 0 && row) reveal(row, cell);
}
addEventListener('hashchange', visit);
for (const node of document.querySelectorAll('.needs-script')) node.hidden = false;
tab('matrix');
choose();
visit();
`;

export const PAGE_SCRIPT = `(() => {\n'use strict';\n${BASE_SCRIPT}${PANEL_SCRIPT}${CONVERSATION_SCRIPT}${MATRIX_SCRIPT}${TABS_SCRIPT}})();`;

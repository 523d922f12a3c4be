// Looks through everything the docs tell. What there is comes with the first focus, and every key is answered here.
import { marked, prepared, ranked, wordsOf } from './search-ranking.js';

const box = document.querySelector('.search');
const input = document.getElementById('search');
const panel = box.querySelector('.finds');
const list = document.getElementById('found');
const note = panel.querySelector('p');
const said = document.getElementById('said');
let loading;
let entries;
let chosen = -1;

function load() {
  loading ??= fetch('/docs/search.json')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      entries = prepared(await answer.json());
    })
    .catch(() => (loading = undefined));
  return loading;
}

async function search() {
  if (entries === undefined && input.value.trim() !== '') {
    show([], 'Looking …');
    await load();
  }
  answer();
}

function answer() {
  const asked = input.value.trim();
  if (asked === '') return close();
  if (entries === undefined) return show([], 'The search could not be loaded. Try again.');
  const found = ranked(entries, asked);
  const words = wordsOf(asked);
  show(
    found.map((entry, at) => option(entry, at, words)),
    found.length === 0
      ? `Nothing is called “${asked}”, or tells of it. Try the name of a route, a field or an error.`
      : '',
  );
  said.textContent = found.length === 0 ? 'Nothing found' : `${found.length} found`;
}

function show(options, text) {
  list.replaceChildren(...options);
  note.textContent = text;
  note.hidden = text === '';
  panel.hidden = false;
  input.setAttribute('aria-expanded', String(options.length > 0));
  choose(options.length > 0 ? 0 : -1);
}

function option({ kind, title, where, href, text }, at, words) {
  const link = document.createElement('a');
  link.id = `found-${at}`;
  link.href = href;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.append(
    line('kind', [{ text: kind }]),
    line('title', marked(title, words)),
    line('where', marked(where, words)),
    line('text', marked(text, words, 140)),
  );
  return link;
}

function line(name, pieces) {
  const span = document.createElement('span');
  span.className = name;
  for (const { text, isMarked } of pieces) {
    const piece = isMarked ? document.createElement('mark') : document.createTextNode(text);
    if (isMarked) piece.textContent = text;
    span.append(piece);
  }
  return span;
}

function choose(at) {
  chosen = at;
  for (const [index, link] of [...list.children].entries()) link.setAttribute('aria-selected', String(index === at));
  const link = list.children[at];
  if (link === undefined) return input.removeAttribute('aria-activedescendant');
  input.setAttribute('aria-activedescendant', link.id);
  link.scrollIntoView({ block: 'nearest' });
}

function close() {
  panel.hidden = true;
  list.replaceChildren();
  input.setAttribute('aria-expanded', 'false');
  choose(-1);
}

const keys = {
  ArrowDown: () => choose((chosen + 1) % list.children.length),
  ArrowUp: () => choose((chosen - 1 + list.children.length) % list.children.length),
  Enter: () => list.children[chosen].click(),
};

input.addEventListener('focus', load);
input.addEventListener('focus', () => input.value !== '' && search());
input.addEventListener('input', search);
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    event.preventDefault();
    if (panel.hidden) input.value = '';
    close();
  } else if (keys[event.key] && list.children.length > 0 && !event.isComposing) {
    event.preventDefault();
    keys[event.key]();
  }
});
list.addEventListener('click', (event) => {
  // On this page, nothing but the place changes.
  if (event.target.closest('a') && !event.ctrlKey && !event.metaKey) close();
});
box.addEventListener('focusout', ({ relatedTarget }) => !box.contains(relatedTarget) && close());
document.addEventListener('keydown', (event) => {
  const typing = document.activeElement?.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
  input.select();
});
box.hidden = false;

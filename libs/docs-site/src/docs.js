// The pages are whole without this file: it adds a filter, copy buttons, and a mark at the section being read.
const contents = document.getElementById('contents');
const said = document.getElementById('said');

function say(text) {
  said.textContent = text;
}

function filterContents() {
  const input = document.getElementById('filter');
  const nothing = contents.querySelector('.nothing');
  const entries = [...contents.querySelectorAll(':scope > ul > li')];
  const lists = entries.map((entry) => entry.querySelector('ul')).filter(Boolean);
  const hiddenAtFirst = new Map(lists.map((list) => [list, list.hidden]));
  const matches = (link, words) => {
    const text = `${link.textContent} ${link.dataset.find ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const entry of entries) {
      const list = entry.querySelector('ul');
      const own = matches(entry.querySelector('a'), words);
      const parts = list ? [...list.children] : [];
      for (const part of parts) part.hidden = words.length > 0 && !own && !matches(part.querySelector('a'), words);
      const some = parts.some((part) => !part.hidden);
      entry.hidden = words.length > 0 && !own && !some;
      if (list) list.hidden = words.length > 0 ? !some : hiddenAtFirst.get(list);
    }
    for (const title of contents.querySelectorAll(':scope > h2'))
      title.hidden = [...title.nextElementSibling.children].every((entry) => entry.hidden);
    nothing.hidden = entries.some((entry) => !entry.hidden);
    if (!nothing.hidden) say(nothing.textContent);
  };
  contents.querySelector('.filter').hidden = false;
  input.addEventListener('input', apply);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') [...contents.querySelectorAll('a')].find((link) => link.checkVisibility())?.click();
    if (event.key === 'Escape' && input.value !== '') {
      event.preventDefault();
      input.value = '';
      apply();
    }
  });
  document.addEventListener('keydown', (event) => {
    const typing = document.activeElement?.closest('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (getComputedStyle(contents).display === 'none') contents.showPopover();
    input.focus();
  });
}

function addCopyButtons() {
  for (const figure of document.querySelectorAll('figure.code')) {
    const code = figure.querySelector('code');
    if (!code) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => copy(code, button));
    (figure.querySelector('figcaption') ?? figure).append(button);
  }
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    // Browsers refuse the clipboard on plain http: selecting the text leaves one key to press.
    getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
  say(button.textContent);
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}

function markSection() {
  const links = new Map(
    [...contents.querySelectorAll('[aria-current="page"] ~ ul a[data-part]')].map((link) => [link.dataset.part, link]),
  );
  const sections = [...document.querySelectorAll('main section[id]')].filter((section) => links.has(section.id));
  let marked;
  const mark = () => {
    const line = innerHeight * 0.3;
    const link = links.get(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id);
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    marked = link;
    if (link && !contents.matches(':hover, :focus-within')) link.scrollIntoView({ block: 'nearest' });
  };
  let waiting = false;
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  };
  addEventListener('scroll', soon, { passive: true });
  mark();
}

filterContents();
addCopyButtons();
markSection();
contents.addEventListener('click', (event) => {
  if (event.target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
});

// The pages are whole without this file: it adds the choice of a language, copy buttons, and a mark at the section being read.
const contents = document.getElementById('contents');
const said = document.getElementById('said');

function say(text) {
  said.textContent = text;
}

function addCopyButtons() {
  for (const figure of document.querySelectorAll('figure.code')) {
    if (!figure.querySelector('code')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => copy(figure.querySelector('pre:not([hidden]) code'), button));
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

const languageKey = 'gatehouse-docs-language';

/** One choice for all samples, also of the next page. */
function offerLanguages() {
  const figures = [...document.querySelectorAll('.samples')];
  const selects = figures.map((figure) => {
    const select = document.createElement('select');
    select.setAttribute('aria-label', 'Language of the samples');
    for (const { dataset } of figure.querySelectorAll('pre'))
      select.append(new Option(dataset.title, dataset.language));
    select.addEventListener('change', () => choose(select.value, select));
    figure.querySelector('figcaption span').after(select);
    return select;
  });
  const choose = (language, from) => {
    const before = from?.getBoundingClientRect().top;
    for (const pre of document.querySelectorAll('.samples pre')) pre.hidden = pre.dataset.language !== language;
    for (const select of selects) select.value = language;
    if (!from) return;
    localStorage.setItem(languageKey, language);
    // What stands above has become longer or shorter.
    scrollBy(0, from.getBoundingClientRect().top - before);
  };
  const known = localStorage.getItem(languageKey);
  if ([...(selects[0]?.options ?? [])].some(({ value }) => value === known)) choose(known);
}

/** What can be scrolled sideways can be so by the keyboard. */
function letTablesBeScrolled() {
  for (const frame of document.querySelectorAll('.frame')) {
    if (frame.scrollWidth <= frame.clientWidth) continue;
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Table');
  }
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

offerLanguages();
addCopyButtons();
letTablesBeScrolled();
markSection();
contents.addEventListener('click', (event) => {
  if (event.target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
});

import { find } from './markup.js';
import { readCustomer } from './partner.js';
import { fillLanguages, prepareStart } from './start.js';
import { Visit } from './visit.js';

// What a reload finds again: who was here, in which language, and in which colours.
const kept = {
  read: () => JSON.parse(localStorage.getItem('gatehouse-demo') ?? '{}'),
  change: (changes) => localStorage.setItem('gatehouse-demo', JSON.stringify({ ...kept.read(), ...changes })),
};

let visit;

function show(section) {
  for (const id of ['start', 'forgotten', 'visit']) find(id).hidden = id !== section;
  find('problem').hidden = true;
}

function tell(problem) {
  find('problem').textContent = problem;
  find('problem').hidden = false;
}

async function visited(customer, language) {
  visit?.end();
  show('visit');
  find('language').value = language;
  visit = new Visit(customer, { forgotten });
  try {
    await visit.begin(language);
  } catch (refused) {
    tell(refused.message);
  }
}

function forgotten() {
  leave();
  show('forgotten');
  find('anew').focus();
}

function leave() {
  visit?.end();
  visit = undefined;
  kept.change({ id: undefined });
}

function startOver() {
  leave();
  show('start');
  find('begin').elements.tier[0].focus();
}

async function resume({ id, language = 'en' }) {
  try {
    await visited(await readCustomer(id), language);
  } catch (refused) {
    if (refused.status === 404) forgotten();
    else {
      show('start');
      tell(refused.message);
    }
  }
}

function wearTheme(theme) {
  document.documentElement.dataset.theme = theme;
  for (const choice of document.querySelectorAll('[name="theme"]')) choice.checked = choice.value === theme;
}

fillLanguages(find('language'));
wearTheme(kept.read().theme ?? 'system');
document.querySelector('.theme').addEventListener('change', ({ target }) => {
  wearTheme(target.value);
  kept.change({ theme: target.value });
});
find('language').addEventListener('change', ({ target }) => {
  visit?.speak(target.value);
  kept.change({ language: target.value });
});
find('over').addEventListener('click', startOver);
find('anew').addEventListener('click', startOver);
addEventListener('focus', () => visit?.refresh());
prepareStart(async (created, language) => {
  kept.change({ id: created.id, language });
  await visited(await readCustomer(created.id), language);
  find('main').focus();
  window.scrollTo(0, 0);
});

if (kept.read().id === undefined) show('start');
else await resume(kept.read());

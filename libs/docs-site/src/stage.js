// Puts the element on its page of the docs: on a review that the demo partner of the sandbox makes, as on any other page.
const controls = document.getElementById('stage-controls');
const begin = document.getElementById('stage-begin');
const told = document.getElementById('stage-told');
const place = document.getElementById('stage-place');
const room = document.getElementById('stage-room');
const heard = document.getElementById('stage-events');
const entry = '/widget/gatehouse-onboarding.js';
const remembered = 'gatehouse-docs-stage';
const person = { name: 'Ana Diaz', country: 'AR' };
const company = { name: 'Acme Inc', country: 'US' };
const events = ['ready', 'step', 'submitted', 'status', 'error', 'exit'];
let widget;

async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw Object.assign(new Error(said.message ?? answer.statusText), { status: answer.status });
  return said;
}

/** The review of an earlier visit goes on, as long as the demo knows it. */
async function customerFor(tier) {
  const [knownTier, known] = (window.sessionStorage.getItem(remembered) ?? '').split(' ');
  if (knownTier === tier && (await fetch(`/demo/customers/${known}`)).ok) return known;
  const { id } = await post('/demo/customers', { ...(isCompany(tier) ? company : person), tier });
  window.sessionStorage.setItem(remembered, `${tier} ${id}`);
  return id;
}

function isCompany(tier) {
  return tier === 'US_STANDARD' || tier === 'FULL';
}

async function show() {
  const wanted = controls.elements.tier.value;
  begin.disabled = true;
  told.textContent = 'The partner’s server makes an organization and a review…';
  try {
    const [customer] = await Promise.all([customerFor(wanted), import(entry)]);
    // Another one was chosen meanwhile.
    if (wanted !== controls.elements.tier.value) return;
    widget = document.createElement('gatehouse-onboarding');
    widget.fetchSession = async () => {
      const answer = await fetch(`/demo/customers/${customer}/session`, { method: 'POST' });
      return answer.json();
    };
    for (const name of events) widget.addEventListener(`gatehouse-${name}`, log);
    dress();
    place.replaceChildren(widget);
  } catch (cause) {
    told.textContent =
      cause.status === 404 || cause instanceof TypeError
        ? 'This Gatehouse has no demo partner. Run the platform in a sandbox (npm start) to try the element here.'
        : cause.message;
    begin.disabled = false;
  }
}

/** What is turned is set as a partner would set it, and written below as such. */
function dress() {
  const { lang, scheme, accent, radius, size, width } = controls.elements;
  const tokens = {
    'color-scheme': scheme.value,
    '--gatehouse-accent': accent.value === accent.defaultValue ? '' : accent.value,
    '--gatehouse-radius': radius.value === radius.defaultValue ? '' : `${radius.value}px`,
    '--gatehouse-font-size': size.value === size.defaultValue ? '' : `${size.value / 16}rem`,
  };
  room.style.maxWidth = `${width.value}px`;
  room.style.colorScheme = scheme.value;
  const set = Object.entries(tokens).filter(([, value]) => value !== '');
  const lines = set.map(([name, value]) => `  ${name}: ${value};\n`).join('');
  document.getElementById('stage-style').textContent = lines && `gatehouse-onboarding {\n${lines}}`;
  if (!widget) return;
  widget.lang = lang.value;
  for (const [name, value] of Object.entries(tokens)) widget.style.setProperty(name, value);
}

function log({ type, status, step, code, reason, errorInstanceId }) {
  const carried = Object.entries({ status, step, code, reason, errorInstanceId }).filter(
    ([, value]) => value !== undefined,
  );
  const line = document.createElement('li');
  const time = document.createElement('time');
  const name = document.createElement('code');
  time.textContent = new Date().toLocaleTimeString('en-GB');
  name.textContent = type;
  line.append(time, ' ', name, ` ${carried.map(([key, value]) => `${key}: ${value}`).join(', ')}`);
  heard.prepend(line);
  document.getElementById('stage-silence').hidden = true;
}

if (controls) {
  begin.disabled = false;
  told.textContent = '';
  begin.addEventListener('click', show);
  controls.addEventListener('input', dress);
  controls.addEventListener('submit', (event) => event.preventDefault());
  controls.elements.tier.addEventListener('change', () => widget && show());
  dress();
}

// Sends the forms of the reference to the API of this very origin, with a key that nothing but this tab keeps.
const keptKey = 'gatehouse-docs-key';
const isLive = document.querySelector('.mode.live') !== null;
const telling = /^(content-type|etag|location|retry-after|idempotency-replayed|ratelimit.*|gatehouse-.*)$/;
const unsent = new WeakMap();

function fieldsIn(form, place) {
  return [...form.querySelectorAll(`[data-in="${place}"]`)].filter(({ value }) => value !== '');
}

function addressOf(form) {
  const path = fieldsIn(form, 'path').reduce(
    (address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)),
    form.dataset.path,
  );
  const query = new URLSearchParams(fieldsIn(form, 'query').map(({ name, value }) => [name, value]));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Where the origin is not secure, there is no `randomUUID`. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Sent again after it was not answered, it is the same request. */
function idempotencyKeyOf(form, request) {
  const known = unsent.get(form);
  if (known?.request === request) return known.key;
  const key = newId();
  unsent.set(form, { request, key });
  return key;
}

function requestOf(form) {
  const headers = Object.fromEntries(fieldsIn(form, 'header').map(({ name, value }) => [name, value]));
  const [key] = fieldsIn(form, 'key');
  if (key) headers.Authorization = `Bearer ${key.value.trim()}`;
  const [json] = fieldsIn(form, 'body');
  if (json) headers['Content-Type'] = json.dataset.type;
  const file = form.querySelector('[type="file"]');
  const body = file ? new FormData() : json?.value;
  for (const field of file ? fieldsIn(form, 'form') : []) if (field !== file) body.append(field.name, field.value);
  if (file) body.append(file.name, file.files[0]);
  const { method, idempotent } = form.dataset;
  if (idempotent !== undefined)
    headers['Idempotency-Key'] = idempotencyKeyOf(form, [addressOf(form), file ? file.files[0].name : body].join(' '));
  // No session of a console in another tab is taken along.
  return { method, headers, body, credentials: 'omit', redirect: 'manual', cache: 'no-store' };
}

function isReady(form) {
  const json = form.querySelector('[data-in="body"]');
  json?.setCustomValidity('');
  try {
    if (json?.value) JSON.parse(json.value);
  } catch (cause) {
    json.setCustomValidity(`This is not JSON: ${cause.message}`);
  }
  if (!form.reportValidity()) return false;
  const { method, path } = form.dataset;
  return !isLive || method === 'GET' || confirm(`This Gatehouse is live. Really send ${method} ${path}?`);
}

async function send(form) {
  const said = form.parentElement.querySelector('.tried');
  const button = form.querySelector('[type="submit"]');
  if (button.getAttribute('aria-disabled') === 'true' || !isReady(form)) return;
  button.setAttribute('aria-disabled', 'true');
  said.replaceChildren(paragraph('Sending …'));
  const request = requestOf(form);
  const began = performance.now();
  try {
    const answer = await fetch(addressOf(form), request);
    const body = await bodyOf(answer);
    // Until it is known what became of a request, sending it again is the same one.
    if (answer.status < 500 && answer.status !== 409) unsent.delete(form);
    said.replaceChildren(...told(answer, body, Math.round(performance.now() - began), request));
  } catch {
    said.replaceChildren(
      paragraph('There was no answer. What was sent may have been done; sent again, it is the same request.'),
    );
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

async function bodyOf(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (!/json|text|csv/.test(type)) return (await answer.arrayBuffer()).byteLength;
  const text = await answer.text();
  try {
    return type.includes('application/json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
}

function told(answer, body, milliseconds, { headers }) {
  const status = answer.type === 'opaqueredirect' ? 'Redirected' : `${answer.status} ${answer.statusText}`.trim();
  const first = paragraph(`${status} · ${milliseconds} ms`);
  first.className = answer.ok ? 'went-well' : 'was-refused';
  const list = document.createElement('dl');
  const shown = [...answer.headers].filter(([name]) => telling.test(name));
  if (headers['Idempotency-Key']) shown.unshift(['idempotency-key', `${headers['Idempotency-Key']} (sent)`]);
  for (const [name, value] of shown) {
    const term = document.createElement('dt');
    const given = document.createElement('dd');
    term.textContent = name;
    given.textContent = value;
    list.append(term, given);
  }
  if (typeof body === 'number') return [first, list, paragraph(body === 0 ? 'No body.' : `A file of ${body} bytes.`)];
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  pre.setAttribute('aria-label', 'Body of the response');
  pre.setAttribute('role', 'region');
  pre.textContent = body;
  return body === '' ? [first, list] : [first, list, pre];
}

function paragraph(text) {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** One key for all forms of the page. */
function showKey(key, except) {
  for (const field of document.querySelectorAll('[data-in="key"]')) if (field !== except) field.value = key;
}

for (const details of document.querySelectorAll('.try')) {
  const form = details.querySelector('form');
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  form.querySelector('[data-in="key"]')?.addEventListener('input', ({ target }) => {
    sessionStorage.setItem(keptKey, target.value);
    showKey(target.value, target);
  });
  form.querySelector('.forget')?.addEventListener('click', () => {
    sessionStorage.removeItem(keptKey);
    showKey('');
  });
  details.hidden = false;
}
showKey(sessionStorage.getItem(keptKey) ?? '');

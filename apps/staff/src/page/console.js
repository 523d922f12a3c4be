/** Signs people of the staff in, and shows who they are. What they do is in the API until there is more here. */

const content = document.getElementById('content');
const title = document.getElementById('title');
const problem = document.getElementById('problem');

class Refused extends Error {}

async function call(method, path, body) {
  const sent =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...sent });
  const text = await answer.text();
  const said = text === '' ? {} : JSON.parse(text);
  if (!answer.ok) throw Object.assign(new Refused(said.message), { status: answer.status });
  return said;
}

function make(tag, attributes, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

/** One thing at a time: what is pressed twice is done once. */
function button(attributes, label, act) {
  const onclick = async () => {
    const buttons = content.querySelectorAll('button');
    for (const each of buttons) each.disabled = true;
    problem.hidden = true;
    try {
      await act();
    } catch (thrown) {
      tell(thrown);
    }
    for (const each of buttons) each.disabled = false;
  };
  return make('button', { type: 'button', onclick, ...attributes }, ...label);
}

function tell(thrown) {
  problem.textContent = wordsOf(thrown);
  problem.hidden = false;
}

function wordsOf(thrown) {
  if (thrown instanceof Refused)
    return invitationIn() !== undefined && thrown.status === 401
      ? 'This invitation has been used, or its time is over. Ask an administrator for another.'
      : thrown.message;
  if (thrown.name === 'NotAllowedError') return 'No passkey was used. Try again, or choose another way.';
  if (thrown.name === 'InvalidStateError') return 'This device has a passkey for you already.';
  return 'Gatehouse could not be reached. Try again in a while.';
}

function show(heading, ...parts) {
  title.textContent = heading;
  document.title = `${heading} · Gatehouse`;
  content.replaceChildren(...parts);
  title.focus();
}

function invitationIn() {
  return /^#invitation=(.+)$/.exec(location.hash)?.[1];
}

async function withPasskey(invitation) {
  const asked = invitation === undefined ? {} : { invitation };
  const { ceremonyId, options } = await call('POST', '/staff/sign-in/passkey/options', asked);
  const credential =
    invitation === undefined
      ? await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
      : await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  await call('POST', '/staff/sign-in/passkey', { ceremonyId, credential: credential.toJSON() });
  await signedIn();
}

async function withProvider(invitation) {
  const { url } = await call('POST', '/staff/sign-in/oidc', invitation === undefined ? {} : { invitation });
  location.assign(url);
}

async function asMadeUp({ id }) {
  await call('POST', '/staff/sign-in/sandbox', { staffId: id });
  await signedIn();
}

/** A secret that was used does not stay in the address. */
async function signedIn() {
  history.replaceState(null, '', location.pathname);
  await begin();
}

async function showWaysIn() {
  const { ways, people } = await call('GET', '/staff/sign-in');
  const invitation = invitationIn();
  const isInvited = invitation !== undefined;
  const canPasskey = globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined;
  const parts = [];
  if (isInvited)
    parts.push(make('p', {}, 'You have been invited. Your device will keep a passkey for you: there is no password.'));
  if (!canPasskey) parts.push(make('p', {}, 'This browser is too old for passkeys.'));
  if (canPasskey && ways.includes('passkey'))
    parts.push(
      button({ className: 'main' }, [isInvited ? 'Make a passkey' : 'Sign in with a passkey'], () =>
        withPasskey(invitation),
      ),
    );
  if (ways.includes('oidc'))
    parts.push(button({}, ['Sign in with your organization’s account'], () => withProvider(invitation)));
  if (!isInvited && people.length > 0)
    parts.push(
      make('h2', {}, 'To try it alone'),
      make('p', { className: 'quiet' }, 'Made-up people of the sandbox, on this machine only.'),
      ...people.map((person) =>
        button({}, [person.name, make('small', {}, person.roles.join(', '))], () => asMadeUp(person)),
      ),
    );
  show(isInvited ? 'Welcome' : 'Sign in', ...parts);
}

function showPerson({ name, email, roles }) {
  show(
    name,
    make('p', { className: 'quiet' }, email),
    make('p', {}, `Signed in as ${roles.join(', ')}.`),
    make(
      'p',
      {},
      'There is no more to see here yet: what your roles allow is in the API, which takes the session of this browser. ',
      make('a', { href: '/docs/authentication' }, 'How people sign in'),
    ),
    button({}, ['Sign out'], async () => {
      await call('DELETE', '/staff/sessions/current');
      await begin();
    }),
  );
}

async function begin() {
  try {
    if (invitationIn() === undefined) return showPerson(await call('GET', '/staff/current'));
  } catch (thrown) {
    if (thrown.status !== 401) return tell(thrown);
  }
  await showWaysIn().catch(tell);
}

addEventListener('hashchange', begin);
await begin();

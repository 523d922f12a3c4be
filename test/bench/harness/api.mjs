import { operatorKey } from './servers.mjs';

const everyScope = [
  ...['organizations:write', 'accounts:write', 'compliance:write', 'payouts:write', 'payouts:execute'],
  ...['payins:write', 'webhooks:write', 'sandbox:write'],
];

/** @param {number} port @param {string} method @param {string} path @param {{ key?: string, body?: unknown }} [options] */
export async function call(port, method, path, { key = operatorKey, body } = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text === '' ? '{}' : text);
}

/** @param {number} port @returns {Promise<{ id: string, key: string }>} */
export async function newOrganization(port) {
  const { id } = await call(port, 'POST', '/organizations', {
    body: { name: 'Bench', type: 'business', country: 'AR' },
  });
  return { id, key: await newKey(port, id) };
}

/** @param {number} port @param {string} organizationId @returns {Promise<string>} */
export async function newKey(port, organizationId) {
  const body = { name: 'bench', scopes: everyScope };
  return (await call(port, 'POST', `/organizations/${organizationId}/api-keys`, { body })).secret;
}

/** The cookie of the made-up person who reads most: a treasurer who is an auditor as well. @param {number} port */
export async function signedIn(port) {
  const url = `http://127.0.0.1:${port}`;
  const { people } = /** @type {any} */ (await (await fetch(`${url}/staff/sign-in`)).json());
  const { id: staffId } = people.find((/** @type {{ roles: string[] }} */ { roles }) => roles.includes('auditor'));
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/staff/sign-in/sandbox`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ staffId }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

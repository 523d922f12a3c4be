import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#contracts';
import { Api, type Answer, must } from '../service/api.js';
import { StaffApi, cookieOf } from '../service/staff-api.js';
import { Authenticator, type PasskeyAnswer } from './authenticator.js';

/** Somebody who was invited and has a passkey of their own. */
export interface Person {
  readonly api: StaffApi;
  readonly id: string;
  readonly email: string;
  readonly passkey: Authenticator;
}

export async function invite(
  inviting: Api,
  roles: readonly StaffRole[],
): Promise<{ id: string; code: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const body = must(await inviting.post('/staff', { email, name: 'Nadia Nieto', roles }), 201);
  return { id: String(body['id']), code: codeIn(body), email };
}

export async function inviteAgain(inviting: Api, id: string): Promise<string> {
  return codeIn(must(await inviting.post(`/staff/${id}/invitations`), 201));
}

function codeIn({ invitation }: Answer['body']): string {
  const { url } = invitation as { url: string };
  return url.split('invitation=')[1] ?? '';
}

interface Ceremony {
  readonly ceremonyId: string;
  readonly options: { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } };
}

export async function begin(url: string, invitation?: string): Promise<Ceremony> {
  const page = new Api(url, undefined, { Origin: url });
  const body = invitation === undefined ? {} : { invitation };
  return must(await page.post('/staff/sign-in/passkey/options', body), 200) as unknown as Ceremony;
}

export function finish(
  url: string,
  { ceremonyId }: Ceremony,
  credential: PasskeyAnswer,
  origin = url,
): Promise<Answer> {
  return new Api(url, undefined, { Origin: origin }).post('/staff/sign-in/passkey', { ceremonyId, credential });
}

/** The whole way of a new person: invited, a passkey made, signed in. */
export async function newPerson(inviting: Api, roles: readonly StaffRole[]): Promise<Person> {
  const { url } = inviting;
  const { id, code, email } = await invite(inviting, roles);
  const passkey = new Authenticator(url);
  const ceremony = await begin(url, code);
  const answer = await finish(url, ceremony, passkey.make(ceremony.options));
  must(answer, 200);
  return { api: new StaffApi(url, cookieOf(answer.headers), id), id, email, passkey };
}

export async function signInAgain({ api, id, passkey }: Person): Promise<StaffApi> {
  const ceremony = await begin(api.url);
  const answer = await finish(api.url, ceremony, passkey.signIn(ceremony.options));
  must(answer, 200);
  return new StaffApi(api.url, cookieOf(answer.headers), id);
}

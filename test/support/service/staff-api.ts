import type { StaffRole } from '#contracts';
import { Api, must } from './api.js';

/** Calls as a person in a browser: with the cookie of a session, from a page of the service itself. */
export class StaffApi extends Api {
  constructor(
    url: string,
    readonly cookie: string,
    /** Who is signed in. */
    readonly id: string,
  ) {
    super(url, undefined, { Cookie: cookie, Origin: url });
  }

  /** By one click, as a made-up person of the sandbox who has this role. */
  static async signIn(url: string, role: StaffRole): Promise<StaffApi> {
    const anyone = new Api(url, undefined);
    const { people } = must(await anyone.get('/staff/sign-in'), 200) as { people: { id: string; roles: string[] }[] };
    const person = people.find(({ roles }) => roles.includes(role));
    if (person === undefined) throw new Error(`No made-up person is ${role}`);
    const answer = await anyone.post('/staff/sign-in/sandbox', { staffId: person.id }, { Origin: url });
    must(answer, 200);
    return new StaffApi(url, cookieOf(answer.headers), person.id);
  }
}

/** What a browser sends back. */
export function cookieOf(headers: Headers): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

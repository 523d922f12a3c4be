import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, Api, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { SkewedProvider } from '../support/staff/skewed-provider.js';

let provider: SkewedProvider;
let service: OwnGatehouse;

beforeAll(async () => {
  provider = await new SkewedProvider().listen();
  service = await Gatehouse.start({
    environment: { ...provider.environment, OIDC_ROLES_CLAIM: 'groups', ROLE: 'api' },
  });
});
afterAll(async () => {
  await service.stop();
  await provider.close();
});

async function signIn(): Promise<Answer> {
  const page = new Api(service.url, undefined, { Origin: service.url });
  const begun = await page.post('/staff/sign-in/oidc', {});
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  const back = new URL(provider.visit(String(must(begun, 200)['url'])));
  return service.anyone.get(`${back.pathname}${back.search}`, { Cookie: cookie });
}

// Its tokens last for 30 seconds.
test.each([0, 40, -60])('the clock of the provider may be %i seconds ahead', async (seconds) => {
  provider.seconds = seconds;
  expect((await signIn()).status).toBe(303);
});

test.each([-200, -86_400])('it may not be %i seconds ahead: what it says has expired', async (seconds) => {
  provider.seconds = seconds;
  expect(await signIn()).toMatchObject({ status: 401, body: { name: 'Unauthenticated' } });
});

test('a token that another key has signed lets nobody in', async () => {
  provider.seconds = 0;
  provider.isForger = true;
  expect(await signIn()).toMatchObject({ status: 401, body: { name: 'Unauthenticated' } });
});

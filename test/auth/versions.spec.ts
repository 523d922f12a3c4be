import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiVersions, newestVersion } from '#contracts';
import { newReview, newSession } from '../support/compliance/reviews.js';
import type { Answer, Api } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { SentStatements } from '../support/service/sent-statements.js';

const header = 'Gatehouse-Version';
const own = '/organizations/current';

let gatehouse: OwnGatehouse;
let organization: Organization;
beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

const versionIn = ({ headers }: Answer): string | null => headers.get(header);
const keys = (): string => `/organizations/${organization.id}/api-keys`;

async function newKey(more: object = {}): Promise<{ id: string; api: Api; answer: Answer }> {
  const body = { name: 'versions', scopes: ['organizations:read'], ...more };
  const answer = await gatehouse.operator.post(keys(), body);
  return { id: String(answer.body['id']), api: gatehouse.withKey(String(answer.body['secret'])), answer };
}

async function shownOf(id: string): Promise<unknown> {
  const { body } = await gatehouse.operator.get(`${keys()}?limit=100`);
  return (body['results'] as { id: string; apiVersion?: string }[]).find((key) => key.id === id)?.apiVersion;
}

describe('a request', () => {
  test('is answered in the version that it asks for, and says so', async () => {
    for (const version of apiVersions) {
      const answers = [
        await organization.api.get(own, { [header]: version }),
        await gatehouse.operator.get('/organizations', { [header]: version }),
        await gatehouse.anyone.get('/health/live', { [header]: version }),
      ];
      expect(answers.map((answer) => [answer.status, versionIn(answer)])).toEqual(answers.map(() => [200, version]));
    }
  });

  test.each(['2020-01-01', '2999-01-01', 'latest', '', `${newestVersion}, ${newestVersion}`, '2026-11-31'])(
    'for the version "%s" is refused with those that there are, and nothing of it is done',
    async (version) => {
      const name = `Never made ${version}`;
      const body = { name, type: 'business', country: 'AR' };
      const { status, body: refusal } = await organization.api.post('/organizations', body, { [header]: version });
      expect([status, refusal]).toMatchObject([
        400,
        {
          name: 'ValidationFailed',
          params: { failures: [{ field: header, messages: [`must be one of: ${apiVersions.join(', ')}`] }] },
        },
      ]);
      expect((await gatehouse.anyone.get('/health/live', { [header]: version })).status).toBe(400);
    },
  );

  test('is answered in the newest where nobody is known, and by people, sessions and the operator', async () => {
    const reviewId = await newReview(organization.api);
    const { api: widget } = await newSession(gatehouse, organization, { reviewId });
    const staff = await gatehouse.signedIn('support');
    const answers = [
      await gatehouse.anyone.get(own),
      await gatehouse.anyone.get('/nothing/here'),
      await gatehouse.operator.get('/organizations'),
      await widget.get('/compliance/sessions/current'),
      await staff.get('/organizations'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 200, 200, 200]);
    expect(answers.map(versionIn)).toEqual(answers.map(() => newestVersion));
  });
});

describe('a key', () => {
  test('is pinned at its first use to the newest version, which is shown, and written once', async () => {
    const { id, api, answer } = await newKey();
    expect(answer.body).not.toHaveProperty('apiVersion');
    expect(await shownOf(id)).toBeUndefined();
    const sent = new SentStatements(gatehouse);
    try {
      const ask = (): Promise<Answer> => api.get(own);
      const pinning = ({ statements }: { statements: string[] }): number =>
        statements.filter((one) => one.includes('UPDATE api_key SET api_version')).length;
      expect([pinning(await sent.during(ask)), pinning(await sent.during(ask))]).toEqual([1, 0]);
    } finally {
      sent.stop();
    }
    expect([await shownOf(id), versionIn(await api.get(own))]).toEqual([newestVersion, newestVersion]);
  });

  test('is pinned by nobody who only knows its id', async () => {
    const { id, api } = await newKey();
    const wrong = gatehouse.withKey(`${api.key?.slice(0, -43) ?? ''}${'a'.repeat(43)}`);
    expect((await wrong.get(own)).status).toBe(401);
    expect(await shownOf(id)).toBeUndefined();
  });

  test('is pinned to one version by all that come at once, in whichever process', async () => {
    const { id, api } = await newKey();
    // As another process, which is newer, is about to do.
    const release = await gatehouse.holding('UPDATE api_key SET api_version = $2 WHERE id = $1', [id, '2999-01-01']);
    const asked = [api.get(own), api.get(own)];
    await release.awaitedBy(1, 'SET api_version');
    await release('COMMIT');
    const answers = await Promise.all(asked);
    // What it does not know it cannot answer in.
    expect(answers.map((answer) => [answer.status, versionIn(answer)])).toEqual(asked.map(() => [200, newestVersion]));
    expect(await shownOf(id)).toBe('2999-01-01');
  });

  test('may be given a version as it is made', async () => {
    const { id, api, answer } = await newKey({ apiVersion: newestVersion });
    expect([answer.body['apiVersion'], await shownOf(id)]).toEqual([newestVersion, newestVersion]);
    expect(versionIn(await api.get(own))).toBe(newestVersion);
    expect((await newKey({ apiVersion: '2020-01-01' })).answer.body).toMatchObject({
      name: 'ValidationFailed',
      params: { failures: [{ field: 'apiVersion' }] },
    });
  });
});

test('the document tells the newest version, and of the header at each operation', async () => {
  const { body } = await gatehouse.anyone.get('/openapi.json');
  const { info, paths, components } = body as unknown as {
    info: { version: string };
    paths: Record<string, Record<string, { parameters: object[]; responses: Record<string, { headers?: object }> }>>;
    components: Record<string, Record<string, object>>;
  };
  expect(info.version).toBe(newestVersion);
  expect(components['parameters']?.['GatehouseVersion']).toMatchObject({ name: header, schema: { enum: apiVersions } });
  for (const [path, item] of Object.entries(paths))
    for (const [method, { parameters, responses }] of Object.entries(item)) {
      const [, answer] = Object.entries(responses).find(([status]) => /^[23]/.test(status)) ?? [];
      expect([method, path, parameters.at(-1), answer?.headers]).toEqual([
        method,
        path,
        { $ref: '#/components/parameters/GatehouseVersion' },
        { [header]: { $ref: '#/components/headers/GatehouseVersion' } },
      ]);
    }
});

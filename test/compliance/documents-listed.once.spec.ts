import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { UnitOfWork } from '#database';
import { Vault } from '#vault';
import type { Api } from '../support/service/api.js';
import { pdf, upload } from '../support/documents/documents.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';
import { newReview, newSession } from '../support/compliance/reviews.js';

let gatehouse: OwnGatehouse;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

interface Listed {
  readonly id: string;
  readonly fileName: string;
  readonly purpose?: string;
}

interface ListedPage {
  readonly results: readonly Listed[];
  readonly nextId?: string;
}

async function list(api: Api, query = ''): Promise<ListedPage> {
  const { status, body } = await api.get(`/compliance/documents${query}`);
  expect(status).toBe(200);
  return body as unknown as ListedPage;
}

async function idsFor(api: Api): Promise<string[]> {
  return (await list(api)).results.map(({ id }) => id);
}

async function uploaded(api: Api, name = 'page.pdf', fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const { status, body } = await upload(api, pdf(), { name, fields });
  expect(status).toBe(201);
  return String(body['id']);
}

/** With two reviews, each with a session. */
async function twoReviews(): Promise<{ organization: Organization; one: Api; other: Api; reviewId: string }> {
  const organization = await gatehouse.organization();
  const [first, second] = [await newReview(organization.api), await newReview(organization.api)];
  const one = await newSession(gatehouse, organization, { reviewId: first });
  const other = await newSession(gatehouse, organization, { reviewId: second });
  return { organization, one: one.api, other: other.api, reviewId: first };
}

describe('an organization', () => {
  test('is shown each of its documents as it was when it was uploaded', async () => {
    const { api } = await gatehouse.organization();
    const plain = await upload(api, pdf(), { name: 'plain.pdf' });
    const noted = await upload(api, pdf(), { name: 'noted.pdf', fields: { purpose: 'The lease of the office' } });
    expect(await list(api)).toEqual({ results: [noted.body, plain.body] });
  });

  test('with none is shown none', async () => {
    const { api } = await gatehouse.organization();
    expect(await list(api)).toEqual({ results: [] });
  });

  test("sees what its sessions uploaded as well, and nothing of another organization's", async () => {
    const { organization, one, other } = await twoReviews();
    const stranger = await gatehouse.organization();
    const ids = [await uploaded(organization.api), await uploaded(one), await uploaded(other)];
    await uploaded(stranger.api);
    expect(await idsFor(organization.api)).toEqual(ids.toReversed());
  });

  test('a parent sees those of a child on its behalf alone', async () => {
    const parent = await gatehouse.organization();
    const child = await gatehouse.organization({ parent });
    const id = await uploaded(child.api);
    expect(await idsFor(parent.api)).toEqual([]);
    expect(await idsFor(parent.api.onBehalfOf(child.id))).toEqual([id]);
  });

  test('is not the operator, who has no documents', async () => {
    expect((await gatehouse.operator.get('/compliance/documents')).status).toBe(403);
  });
});

describe('a widget session', () => {
  test('is shown what was uploaded in its review, and nothing else', async () => {
    const { organization, one, other } = await twoReviews();
    const own = await uploaded(one);
    await uploaded(organization.api);
    const others = await uploaded(other);
    expect(await idsFor(one)).toEqual([own]);
    expect(await idsFor(other)).toEqual([others]);
  });

  test('sees a photo arrive that a phone uploads for it in a session of its own, with its note', async () => {
    const { organization, one, reviewId } = await twoReviews();
    expect(await list(one)).toEqual({ results: [] });
    const phone = await newSession(gatehouse, organization, { reviewId });
    const id = await uploaded(phone.api, 'photo.jpg', { purpose: 'front of the passport' });
    expect((await list(one)).results).toMatchObject([{ id, fileName: 'photo.jpg', purpose: 'front of the passport' }]);
  });

  test('neither asks for another review nor gets to it by a page', async () => {
    const { organization, one, other } = await twoReviews();
    const own = await uploaded(one);
    const foreign = [await uploaded(other), await uploaded(organization.api)];
    for (const id of foreign)
      expect(await list(one, `?nextId=${id}`)).toEqual({ results: [expect.objectContaining({ id: own })] });
    const { status } = await one.get(`/compliance/documents?complianceReviewId=${foreign[0] ?? ''}`);
    expect(status).toBe(400);
  });
});

describe('page by page', () => {
  test('everything comes once, newest first, though more is uploaded meanwhile', async () => {
    const { organization, one, other } = await twoReviews();
    const [all, ofReview]: [string[], string[]] = [[], []];
    for (let round = 0; round < 4; round++) {
      ofReview.push(await uploaded(one));
      all.push(ofReview.at(-1) ?? '', await uploaded(other));
    }
    expect(await walk(organization.api, 3, () => uploaded(organization.api))).toEqual(all.toReversed());
    expect(await walk(one, 3, () => uploaded(one))).toEqual(ofReview.toReversed());
  });

  test('a page that is just full has none behind it', async () => {
    const { api } = await gatehouse.organization();
    for (let count = 0; count < 3; count++) await uploaded(api);
    expect(Object.keys(await list(api, '?limit=3'))).toEqual(['results']);
    expect((await list(api, '?limit=2')).nextId).toEqual(expect.any(String));
  });

  /** Something else happens after each page. */
  async function walk(api: Api, limit: number, meanwhile: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    for (let nextId: string | undefined, rounds = 0; rounds < 10; rounds++) {
      const page = await list(api, `?limit=${limit}${nextId === undefined ? '' : `&nextId=${nextId}`}`);
      expect(page.results.length).toBeLessThanOrEqual(limit);
      seen.push(...page.results.map(({ id }) => id));
      nextId = page.nextId;
      if (nextId === undefined) return seen;
      await meanwhile();
    }
    throw new Error('The pages do not end');
  }
});

describe('what is gone', () => {
  test('after its organization was erased nobody is shown anything', async () => {
    const parent = await gatehouse.organization();
    const child = await gatehouse.organization({ parent });
    const session = await newSession(gatehouse, child);
    await uploaded(session.api);
    const erased = await gatehouse.operator.call('DELETE', `/organizations/${child.id}`, { reason: 'Asked for' });
    expect(erased.status).toBe(204);
    expect((await child.api.get('/compliance/documents')).status).toBe(401);
    expect((await session.api.get('/compliance/documents')).status).toBe(401);
    expect((await parent.api.onBehalfOf(child.id).get('/compliance/documents')).status).toBe(404);
  });

  test('what no longer opens, because its key was destroyed a moment ago, is listed no more', async () => {
    const organization = await gatehouse.organization();
    await uploaded(organization.api);
    const vault = gatehouse.service.get(Vault);
    await gatehouse.service.get(UnitOfWork).run((tx) => vault.destroy(tx, organization.id));
    expect(await list(organization.api)).toEqual({ results: [] });
  });

  test('what no attestation named is listed for a day', async () => {
    const organization = await gatehouse.organization();
    await uploaded(organization.api);
    await gatehouse.advance(26 * 3_600);
    await until('it is not listed', async () => (await list(organization.api)).results.length === 0);
  });
});

test('a review finds its documents without looking at the others of its organization', async () => {
  const organization = await gatehouse.organization();
  const { reviewId } = await newSession(gatehouse, organization);
  await gatehouse.sql(
    `INSERT INTO document (organization_id, id, content_type, size_bytes, sha256, file_name, uploaded_in_review, used_at, created_at)
     SELECT $1, gen_random_uuid(), 'image/png', 1, '', '', CASE WHEN n % 2 = 0 THEN gen_random_uuid() END, now(), now()
     FROM generate_series(1, 5000) AS n`,
    [organization.id],
  );
  await gatehouse.sql('ANALYZE document');
  const plan = await gatehouse.sql<{
    'QUERY PLAN': string;
  }>(`EXPLAIN SELECT * FROM document WHERE organization_id = '${organization.id}' AND uploaded_in_review = '${reviewId}'
     AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff' ORDER BY id DESC LIMIT 26`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan Backward using document_review/);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pdf, picture, upload } from '../support/documents/documents.js';
import { pdfOf } from '../support/documents/pdfs.js';
import { Applicant } from '../support/compliance/applicant.js';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { until } from '../support/run/until.js';
import { withOnly } from '../support/service/only-role.js';
import { StaffApi } from '../support/service/staff-api.js';

let gatehouse: OwnGatehouse;
let officer: StaffApi;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  officer = await gatehouse.signedIn('officer');
});
afterAll(() => gatehouse.stop());

const because = { 'Access-Reason': 'Comparing the photo' };

async function uploaded(bytes: Uint8Array): Promise<string> {
  const { api } = await gatehouse.organization();
  return String(must(await upload(api, bytes), 201)['id']);
}

async function page(id: string, rest: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${gatehouse.url}/compliance/documents/${id}/pages/${rest}`, {
    headers: { Authorization: `Bearer ${gatehouse.operator.key ?? ''}`, ...headers },
  });
}

async function sizeOf(answer: Response): Promise<{ width: number; height: number; format: string }> {
  expect(answer.status).toBe(200);
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height, format };
}

/** What of somebody's looks is in the audit trail, oldest first. */
async function looks(by: StaffApi): Promise<string[]> {
  const rows = await gatehouse.sql<{ action: string; subject: string; reason: string | null }>(
    'SELECT action, subject, reason FROM audit_entry WHERE actor = $1 ORDER BY id',
    [`staff:${by.id}`],
  );
  return rows
    .filter(({ action }) => action.endsWith('Read'))
    .map(({ action, subject, reason }) => `${action} ${subject}: ${String(reason)}`);
}

describe('a page of a document', () => {
  test('of a PDF is drawn as wide as it is asked for', async () => {
    const id = await uploaded(pdfOf([['One'], ['Two'], ['Three']]));
    expect(await sizeOf(await page(id, '3?width=400'))).toMatchObject({ width: 400, format: 'jpeg' });
    expect(await sizeOf(await page(id, '1'))).toMatchObject({ width: 1200 });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('of a %s is the picture, upright and never enlarged', async (format) => {
    const id = await uploaded(await picture({ format, width: 600, height: 400 }));
    expect(await sizeOf(await page(id, '1?width=200'))).toEqual({ width: 200, height: 300, format: 'jpeg' });
    const whole = await page(id, '1?width=3000');
    const bytes = Buffer.from(await whole.clone().arrayBuffer());
    expect(await sizeOf(whole)).toEqual({ width: 400, height: 600, format: 'jpeg' });
    expect(bytes.toString('latin1')).not.toContain('canary-of-the-camera');
  });

  test('runs nothing, and is kept by nobody between us and the browser', async () => {
    const { headers } = await page(await uploaded(await picture()), '1');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('cache-control')).toMatch(/^private\b/);
    expect(headers.get('vary')).toMatch(/Cookie/);
  });

  test.each(['0', '3', '-1', '1.5', '00001', 'one', '99999999999999999999'])('%s of two is not found', async (n) => {
    const id = await uploaded(pdfOf([['One'], ['Two']]));
    const answer = await page(id, n);
    expect([answer.status, await answer.json()]).toMatchObject([404, { name: 'ResourceNotFound' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('of a picture is the first one alone', async () => {
    expect((await page(await uploaded(await picture()), '2')).status).toBe(404);
  });

  test.each(['99', '3001', 'wide', '-1', ''])('is not drawn with a width of %p', async (width) => {
    const answer = await page(await uploaded(pdf()), `1?width=${width}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { params: { failures: [{ field: 'width' }] } }]);
  });

  test('is for those who may see documents', async () => {
    const { api, id: organizationId } = await gatehouse.organization();
    const id = String(must(await upload(api, pdf()), 201)['id']);
    const path = `/compliance/documents/${id}/pages/1`;
    const refused: [Api, string][] = [
      [api, 'compliance:decide'],
      [await withOnly(gatehouse, 'support'), 'compliance:unmasked'],
      [await withOnly(gatehouse, 'treasurer'), 'compliance:unmasked'],
    ];
    for (const [by, requiredScope] of refused)
      expect(await by.get(path)).toMatchObject({ status: 403, body: { params: { requiredScope } } });
    const ofStranger = await gatehouse.organization({ scopes: ['compliance:decide'] });
    expect(await ofStranger.api.get(path)).toMatchObject({ status: 404, body: { name: 'ResourceNotFound' } });
    expect((await (await gatehouse.keyFor(organizationId, ['compliance:decide'])).get(path)).status).toBe(200);
  });
});

describe('a look at what somebody uploaded', () => {
  async function withDocuments(): Promise<{ applicant: Applicant; ids: string[] }> {
    const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'STANDARD' });
    // Of a card, both sides.
    must(await applicant.upload('individualIdentityDocument'), 201);
    const list = must(await applicant.api.get(`/compliance/documents?reviewId=${applicant.reviewId}`), 200);
    const ids = (list['results'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    return { applicant, ids };
  }
  const of = (id: string | undefined, path = 'pages/1?width=100'): string =>
    `/compliance/documents/${id ?? ''}/${path}`;

  test('is asked for its reason once in each review and session, and each first one is recorded with it', async () => {
    const { ids } = await withDocuments();
    const [one, other] = ids;
    const by = await StaffApi.signIn(gatehouse.url, 'officer');
    const before = (await looks(by)).length;
    expect(await by.get(of(one))).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed', params: { failures: [{ field: 'Access-Reason' }] } },
    });
    expect((await looks(by)).length).toBe(before);
    must(await by.get(of(one), because), 200);
    must(await by.get(of(one)), 200);
    must(await by.get(of(one, 'pages/1?width=200')), 200);
    must(await by.get(of(other)), 200);
    const first = `documentContentRead document:${String(one)}: Comparing the photo`;
    const second = `documentContentRead document:${String(other)}: Comparing the photo`;
    expect((await looks(by)).slice(before)).toEqual([first, second]);
    // The whole copy and the original leave a line each time.
    must(await by.get(of(one, 'content')), 200);
    expect((await looks(by)).slice(before)).toEqual([first, second, first]);
  });

  test('is asked again in another review, and in another session', async () => {
    const [{ ids }, elsewhere] = [await withDocuments(), await withDocuments()];
    must(await officer.get(of(ids[0]), because), 200);
    expect((await officer.get(of(elsewhere.ids[0]))).status).toBe(400);
    expect((await (await StaffApi.signIn(gatehouse.url, 'officer')).get(of(ids[0]))).status).toBe(400);
    expect((await officer.get(of(ids[0], 'content'))).status).toBe(200);
  });

  test('has the reason that was given with the list of the review', async () => {
    const { applicant, ids } = await withDocuments();
    const by = await StaffApi.signIn(gatehouse.url, 'officer');
    must(await by.get(`/compliance/documents?reviewId=${applicant.reviewId}`, because), 200);
    must(await by.get(of(ids[0])), 200);
    expect((await looks(by)).at(-1)).toBe(`documentContentRead document:${String(ids[0])}: Comparing the photo`);
  });

  test('with another reason is another look', async () => {
    const { ids } = await withDocuments();
    const by = await StaffApi.signIn(gatehouse.url, 'officer');
    const before = (await looks(by)).length;
    for (const reason of ['One', 'One', 'Two']) must(await by.get(of(ids[0]), { 'Access-Reason': reason }), 200);
    expect((await looks(by)).slice(before).map((line) => line.split(': ')[1])).toEqual(['One', 'Two']);
  });

  test('is recorded once of many at the same moment', async () => {
    const { ids } = await withDocuments();
    const by = await StaffApi.signIn(gatehouse.url, 'officer');
    const before = (await looks(by)).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => by.get(of(ids[0]), because)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await looks(by)).length).toBe(before + 1);
  });

  test('of a document of no review is asked for a reason too', async () => {
    const id = await uploaded(pdf());
    expect((await officer.get(of(id))).status).toBe(400);
    must(await officer.get(of(id), because), 200);
    must(await officer.get(of(id)), 200);
  });

  test('is forgotten once no session can be open any more', async () => {
    const { ids } = await withDocuments();
    must(await officer.get(of(ids[0]), because), 200);
    const held = (): Promise<unknown[]> => gatehouse.sql('SELECT 1 FROM staff_look');
    expect((await held()).length).toBeGreaterThan(0);
    await gatehouse.advance(13 * 3600);
    await until(
      () => 'looks are forgotten',
      async () => (await held()).length === 0,
    );
  });
});

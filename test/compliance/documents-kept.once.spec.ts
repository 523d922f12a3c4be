import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { MarkDocumentsUsed } from '../../apps/compliance/src/documents/mark-documents-used.js';
import { DocumentEvidence } from '../../apps/compliance/src/documents/document-evidence.reading.js';
import { pdf, picture, upload } from '../support/documents/documents.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { newSession } from '../support/compliance/reviews.js';
import { idOf } from '../support/service/api.js';
import { keptBy, untilKept } from '../support/documents/kept.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let documentEvidence: DocumentEvidence;
let besides: OwnGatehouse[];

async function begin(): Promise<void> {
  besides = [];
  gatehouse = await Gatehouse.start();
  documentEvidence = gatehouse.service.get(DocumentEvidence);
}
async function join(): Promise<void> {
  organization = await gatehouse.organization();
}
async function end(): Promise<void> {
  for (const beside of besides) await beside.stop();
  await gatehouse.stop();
}

/** For tests that count all that is kept. */
function eachHasItsOwn(): void {
  beforeEach(begin);
  beforeEach(join);
  afterEach(end);
}

function allShareOne(): void {
  beforeAll(begin);
  beforeEach(join);
  afterAll(end);
}

async function uploaded(bytes: Uint8Array = pdf(), owner = organization): Promise<string> {
  const { status, body } = await upload(owner.api, bytes);
  expect(status).toBe(201);
  return String(body['id']);
}

function use(
  documentIds: readonly string[],
  subjectId = randomUUID(),
  withinReview?: string,
): Promise<readonly string[]> {
  const request = { organizationId: organization.id, documentIds, attestationId: randomUUID(), subjectId };
  return gatehouse.service
    .get(UnitOfWork)
    .run((tx) =>
      gatehouse.service
        .get(MarkDocumentsUsed)
        .mark(tx, { ...request, ...(withinReview === undefined ? {} : { withinReview }) }),
    );
}

/** What is done each hour, done now. */
async function housekeeping(name: string): Promise<void> {
  const jobs = gatehouse.service.get(Jobs);
  expect(jobs.hourly).toContain(name);
  await gatehouse.service.get(UnitOfWork).run((tx) => jobs.add(tx, job(name), {}));
}

function rowsOfUnused(count: number, sizeBytes: number): Promise<object[]> {
  return gatehouse.sql(
    `INSERT INTO document (organization_id, id, content_type, size_bytes, sha256, file_name, created_at)
     SELECT $1, gen_random_uuid(), 'image/png', $3, '', '', now() FROM generate_series(1, $2::integer)`,
    [organization.id, count, sizeBytes],
  );
}

describe('what may lie about unused, counted by two', () => {
  eachHasItsOwn();

  test('is no more than 200 documents, for two processes together too', async () => {
    await rowsOfUnused(195, 1);
    const beside = await Gatehouse.start({ beside: gatehouse });
    besides.push(beside);
    const key = organization.api;
    const apis = [key, beside.withKey(String(key.key))];
    const bytes = await picture();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => upload(apis[index % 2] ?? key, bytes)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${String(body['name'])}`))).toEqual(
      new Set(['422 LimitExceeded']),
    );
    expect(refused[0]?.body['params']).toEqual({ limit: 200, actual: 201 });
    expect(await untilKept(gatehouse, ({ uploads, files }) => uploads === 0 && files === 5)).toEqual({
      documents: 200,
      uploads: 0,
      files: 5,
    });
  });
});

describe('what may lie about unused', () => {
  allShareOne();

  test('is no more than 1 GiB', async () => {
    const bytes = await picture();
    await rowsOfUnused(1, 1024 ** 3 - bytes.length);
    expect((await upload(organization.api, bytes)).status).toBe(201);
    const { status, body } = await upload(organization.api, bytes);
    expect([status, body['params']]).toEqual([422, { limit: 1024 ** 3, actual: 1024 ** 3 + bytes.length }]);
  });

  test('in one review no more than 200 MiB in all, also of what is used', async () => {
    const session = await newSession(gatehouse, organization);
    const bytes = await picture();
    const first = await upload(session.api, bytes);
    const limit = 200 * 1024 * 1024;
    const fill = 'UPDATE document SET size_bytes = $2, used_at = created_at WHERE id = $1';
    await gatehouse.sql(fill, [idOf(first), limit - bytes.length]);
    expect((await upload(session.api, bytes)).status).toBe(201);
    const refused = await upload(session.api, bytes);
    expect([refused.status, refused.body['name'], refused.body['params']]).toEqual([
      422,
      'LimitExceeded',
      { limit, actual: limit + bytes.length },
    ]);
    expect((await upload((await newSession(gatehouse, organization)).api, bytes)).status).toBe(201);
  });

  test('and what is used does not count there: it counts in its review', async () => {
    await rowsOfUnused(199, 1);
    const id = await uploaded();
    expect((await upload(organization.api, pdf())).status).toBe(422);
    expect(await use([id])).toEqual([]);
    expect((await upload(organization.api, pdf())).status).toBe(201);
  });
});

describe('what is removed by the hour', () => {
  eachHasItsOwn();

  test('what nobody used for a day, with its bytes', async () => {
    const [used, unused] = [await uploaded(), await uploaded()];
    await use([used]);
    await gatehouse.advance(23 * 3600);
    const young = await uploaded();
    await gatehouse.advance(2 * 3600);
    expect(await untilKept(gatehouse, ({ documents: rows, files }) => rows + files === 4)).toEqual({
      documents: 2,
      uploads: 0,
      files: 2,
    });
    expect((await organization.api.get(`/compliance/documents/${unused}`)).status).toBe(404);
    for (const id of [used, young])
      expect((await organization.api.get(`/compliance/documents/${id}`)).status).toBe(200);
  });

  test('an upload whose process ended between its bytes and its row', async () => {
    await uploaded();
    // As it is found when the second transaction never came.
    await gatehouse.sql(`WITH lost AS (DELETE FROM document RETURNING organization_id, id)
       INSERT INTO document_upload (organization_id, id, created_at) SELECT organization_id, id, now() FROM lost`);
    await gatehouse.advance(3590);
    await gatehouse.work('forgetUnfinishedUploads');
    expect(await keptBy(gatehouse)).toEqual({ documents: 0, uploads: 1, files: 1 });
    await gatehouse.advance(3600);
    expect(await untilKept(gatehouse, ({ uploads, files }) => uploads + files === 0)).toEqual({
      documents: 0,
      uploads: 0,
      files: 0,
    });
  });

  test('whatever belonged to an organization that was erased', async () => {
    const other = await gatehouse.organization();
    await use([await uploaded(), await uploaded()]);
    const kept = await uploaded(pdf(), other);
    const erased = await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'asked to' });
    expect(erased.status).toBeLessThan(300);
    await housekeeping('forgetDocumentsOfErasedOrganizations');
    expect(await untilKept(gatehouse, ({ documents: rows, files }) => rows + files === 2)).toEqual({
      documents: 1,
      uploads: 0,
      files: 1,
    });
    expect(await gatehouse.sql('SELECT 1 FROM document_use')).toEqual([]);
    expect((await gatehouse.operator.get(`/compliance/documents/${kept}/content`)).status).toBe(200);
  });
});

describe('using documents', () => {
  allShareOne();

  test('names those that are not there, and uses none of the others then', async () => {
    const other = await gatehouse.organization();
    const [own, foreign, absent] = [await uploaded(), await uploaded(pdf(), other), randomUUID()];
    expect(await use([own, foreign, absent])).toEqual([foreign, absent]);
    expect((await documentEvidence.read(organization.id, [own]))[0]?.usedAt).toBeNull();
    expect(await use([own, own])).toEqual([]);
    expect((await documentEvidence.read(organization.id, [own]))[0]?.usedAt).toBeInstanceOf(Date);
  });

  test('by a widget session: what its review uploaded or used, and nothing else', async () => {
    const [review, id] = [randomUUID(), await uploaded()];
    expect(await use([id], review, review)).toEqual([id]);
    await use([id], review);
    expect(await use([id], randomUUID(), review)).toEqual([]);
    const fresh = await uploaded();
    await gatehouse.sql('UPDATE document SET uploaded_in_review = $1 WHERE id = $2', [review, fresh]);
    expect(await use([fresh], randomUUID(), review)).toEqual([]);
    expect(await use([fresh], randomUUID(), randomUUID())).toEqual([fresh]);
  });

  test('finds their bytes, who used them, and the same bytes elsewhere', async () => {
    const bytes = await picture();
    const id = await uploaded(bytes);
    const [first, second] = [randomUUID(), randomUUID()];
    await use([id], first);
    const [document] = await documentEvidence.read(organization.id, [id]);
    if (document === undefined) throw new Error('It was uploaded');
    expect((await documentEvidence.bytes(document))?.equals(bytes)).toBe(true);
    expect(await documentEvidence.isUsedElsewhere(document, first)).toBe(false);
    await use([await uploaded(bytes)], second);
    expect(await documentEvidence.isUsedElsewhere(document, first)).toBe(false);
    await gatehouse.sql(
      `INSERT INTO associated_person (organization_id, id, relationships, created_at, updated_at) VALUES ($1, $2, '{}', now(), now())`,
      [organization.id, second],
    );
    expect(await documentEvidence.isUsedElsewhere(document, first)).toBe(true);
    const users = await gatehouse.sql<{ id: string }>(
      'SELECT subject_id AS id FROM document_use WHERE document_id = $1',
      [id],
    );
    expect(users).toEqual([{ id: first }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openPdf } from '../../libs/inspection/src/pdf/open-pdf.js';
import { pagePictures } from '../../libs/inspection/src/pdf/page-pictures.js';
import { formWith, pdf, picture, upload } from '../support/documents/documents.js';
import { pdfOf } from '../support/documents/pdfs.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { untilKept } from '../support/documents/kept.js';

let gatehouse: OwnGatehouse;
let organization: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

async function idOf(bytes: Uint8Array, owner = organization): Promise<string> {
  const { status, body } = await upload(owner.api, bytes);
  expect(status).toBe(201);
  return String(body['id']);
}

async function download(path: string, key: string | undefined): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${gatehouse.url}${path}`, { headers: { Authorization: `Bearer ${key ?? ''}` } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a document that is uploaded', () => {
  test.each([
    ['image/jpeg', () => picture({ format: 'jpeg' })],
    ['image/png', () => picture({ format: 'png' })],
    ['image/webp', () => picture({ format: 'webp' })],
    ['application/pdf', () => Promise.resolve(pdf())],
  ])('is %s by its bytes, whatever it is called', async (contentType, make) => {
    const bytes = await make();
    const { status, body } = await upload(organization.api, bytes, { name: 'page.html', type: 'text/html' });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        fileName: 'page.html',
        contentType,
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        malwareScan: 'notRun',
        createdAt: expect.any(String),
      },
    });
    expect((await organization.api.get(`/compliance/documents/${String(body['id'])}`)).body).toEqual(body);
  });

  test('may be 10 MiB to the byte', async () => {
    const exactly = Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024 - pdf().length, ' ')]);
    expect((await upload(organization.api, exactly)).body['sizeBytes']).toBe(10_485_760);
    const { status, body } = await upload(organization.api, Buffer.concat([exactly, Buffer.from(' ')]));
    expect([status, body['name'], body['params']]).toEqual([413, 'DocumentTooLarge', { maximumBytes: 10_485_760 }]);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\passport.jpg', 'passport.jpg'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['año 😀.pdf', 'año 😀.pdf'],
    ['..', 'document'],
    [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(251)}.pdf`],
  ])('called %s keeps no more than a label', async (name, label) => {
    expect((await upload(organization.api, pdf(), { name })).body['fileName']).toBe(label);
  });

  test('keeps the note of whoever uploaded it', async () => {
    const { body } = await upload(organization.api, pdf(), { fields: { purpose: 'canary-of-the-note' } });
    expect(body['purpose']).toBe('canary-of-the-note');
    expect((await organization.api.get(`/compliance/documents/${String(body['id'])}`)).body).toEqual(body);
  });

  test('lies sealed: neither its name nor its note is in the database, nor in the log', async () => {
    await upload(organization.api, pdf(), {
      name: 'canary-of-the-name.pdf',
      fields: { purpose: 'canary-of-the-note' },
    });
    const text = await gatehouse.databaseText();
    expect(text).toContain('application/pdf');
    expect(text).not.toContain('canary-of-the');
    expect(text).not.toContain(Buffer.from('canary-of-the').toString('base64').slice(0, -2));
    expect(gatehouse.log.join()).not.toContain('canary-of-the');
  });
});

describe('the same request sent again', () => {
  test('is answered as before, and its second copy is removed', async () => {
    const bytes = await picture();
    const headers = { 'Idempotency-Key': randomUUID() };
    const [first, second] = [
      await upload(organization.api, bytes, { headers }),
      await upload(organization.api, bytes, { headers }),
    ];
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    // The name of a file is a person's: it is sealed wherever it is kept.
    expect(await gatehouse.databaseText()).not.toContain(String(first.body['fileName']));
    await untilKept(gatehouse, ({ documents, uploads, files }) => uploads === 0 && documents === files);
  });

  test('with other bytes is refused', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await upload(organization.api, await picture(), { headers });
    const { status, body } = await upload(organization.api, await picture(), { headers });
    expect([status, body['name']]).toEqual([422, 'IdempotencyKeyReused']);
  });
});

describe('reading', () => {
  test("another organization's document is as good as none", async () => {
    const stranger = await gatehouse.organization({ scopes: ['compliance:write', 'compliance:decide'] });
    const id = await idOf(pdf());
    for (const path of ['', '/content', '/original'].map((end) => `/compliance/documents/${id}${end}`))
      expect((await stranger.api.get(path)).body['name']).toBe('ResourceNotFound');
  });

  test('the content is for officers alone', async () => {
    const path = `/compliance/documents/${await idOf(pdf())}/content`;
    expect((await organization.api.get(path)).status).toBe(403);
    const officer = await gatehouse.keyFor(organization.id, ['compliance:decide']);
    expect((await officer.get(path)).status).toBe(200);
    expect((await gatehouse.operator.get(path)).status).toBe(200);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s is drawn anew: upright, and without metadata', async (format) => {
    const original = await picture({ format, width: 60, height: 40 });
    expect(original.toString('latin1')).toContain('canary-of-the-camera');
    const id = await idOf(Buffer.concat([original, Buffer.from('<script>alert(1)</script>')]));
    const { response, bytes } = await download(`/compliance/documents/${id}/content`, gatehouse.operator.key);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': `attachment; filename="${id}.${format}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
    expect(bytes.toString('latin1')).not.toMatch(/canary|script/);
  });

  test('a PDF is drawn anew: pictures of its pages, and nothing else of it', async () => {
    const original = pdfOf([['Canary of a page'], ['Another page']]);
    const id = await idOf(original);
    const { response, bytes } = await download(`/compliance/documents/${id}/content`, gatehouse.operator.key);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${id}.pdf"`,
    });
    expect(original.toString('latin1')).toContain('Canary of a page');
    expect(bytes.toString('latin1')).not.toContain('Canary of a page');
    expect((await openPdf(bytes)).inspection).toMatchObject({ kind: 'pdf', pages: 2, isWhole: true, text: '\n' });
    const drawn = await pagePictures(bytes, { pages: [0, 1], longestSide: 800 });
    // Something is written on each.
    for (const page of [0, 1]) expect(drawn.get(page)?.pixels.some((grey) => grey < 100)).toBe(true);
  });

  test('the original is for officers alone too, byte by byte, and recorded as what it is', async () => {
    const original = await picture();
    const id = await idOf(original);
    const path = `/compliance/documents/${id}/original`;
    expect((await organization.api.get(path)).status).toBe(403);
    const { response, bytes } = await download(path, gatehouse.operator.key);
    expect(bytes.equals(original)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': `attachment; filename="${id}-original.png"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const trail = await gatehouse.operator.get(`/compliance/audit-entries?organizationId=${organization.id}`);
    expect(trail.body['results']).toContainEqual(
      expect.objectContaining({ action: 'documentOriginalRead', subject: `document:${id}`, reason: null }),
    );
  });

  test('a reason may be given, and is not endless', async () => {
    const path = `/compliance/documents/${await idOf(pdf())}/content`;
    expect((await gatehouse.operator.get(path, { 'Access-Reason': 'Case 7' })).status).toBe(200);
    const { status, body } = await gatehouse.operator.get(path, { 'Access-Reason': 'x'.repeat(501) });
    expect([status, body['name']]).toEqual([400, 'ValidationFailed']);
  });
});

describe('a form that is not as it should be', () => {
  function failingField(body: Record<string, unknown>): unknown {
    return (body['params'] as { failures?: { field: string }[] }).failures?.[0]?.field;
  }

  test.each<[string, () => FormData | undefined, string]>([
    ['no body at all', () => undefined, 'file'],
    ['no file', () => withText('purpose', 'x'), 'file'],
    ['a text instead of a file', () => withText('file', 'x'), 'file'],
    ['an empty file', () => formWith(Buffer.alloc(0)), 'file'],
    ['a file in another field', () => formWith(pdf(), { field: 'document' }), 'file'],
    ['two files', () => withFile(formWith(pdf())), 'file'],
    ['an unknown field', () => formWith(pdf(), { fields: { kind: 'x' } }), 'kind'],
    ['an endless note', () => formWith(pdf(), { fields: { purpose: 'x'.repeat(201) } }), 'purpose'],
    ['a note with a NUL', () => formWith(pdf(), { fields: { purpose: 'a\0b' } }), 'purpose'],
  ])('%s', async (_, form, field) => {
    const { status, body } = await organization.api.post('/compliance/documents', form());
    expect([status, body['name'], failingField(body)]).toEqual([400, 'ValidationFailed', field]);
  });

  test.each(['application/json', 'text/plain', 'multipart/mixed; boundary=x'])('%s', async (type) => {
    const { status, body } = await organization.api.post('/compliance/documents', '{}', { 'Content-Type': type });
    expect([status, body['name']]).toEqual([415, 'MalformedRequest']);
  });

  function withText(name: string, text: string): FormData {
    const form = new FormData();
    form.append(name, text);
    return form;
  }

  function withFile(form: FormData): FormData {
    form.append('file', new Blob([new Uint8Array(pdf())]), 'second.pdf');
    return form;
  }
});

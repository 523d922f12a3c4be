import { beforeAll, expect, test } from '@jest/globals';
import type { Api } from '../support/service/api.js';
import { formWith, picture } from '../support/documents/documents.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';

const mebibyte = 1024 * 1024;
const times = 4;

let gatehouse: Gatehouse;
let organization: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  organization = await gatehouse.organization();
});

/** What came each time; a line that broke throws. */
async function answers(api: Api, bytes: Uint8Array, path = '/compliance/documents'): Promise<unknown[]> {
  const seen = new Set<string>();
  for (let time = 0; time < times; time++) {
    const { status, body } = await api.post(path, formWith(bytes));
    seen.add(`${status} ${String(body['name'])}`);
  }
  return [...seen];
}

test.each([11, 30])('whoever sends %i MiB is told that it is too large, every time', async (size) => {
  const bytes = Buffer.concat([await picture(), Buffer.alloc(size * mebibyte)]);
  expect(await answers(organization.api, bytes)).toEqual(['413 DocumentTooLarge']);
});

test.each([0.01, 1.5])('whoever may not upload is told so, with %f MiB on the way', async (size) => {
  const bytes = Buffer.concat([await picture(), Buffer.alloc(size * mebibyte)]);
  const reader = await gatehouse.keyFor(organization.id, ['compliance:read']);
  expect(await answers(reader, bytes)).toEqual(['403 Forbidden']);
  expect(await answers(gatehouse.operator, bytes)).toEqual(['403 Forbidden']);
  expect(await answers(gatehouse.withKey('gk_nobody'), bytes)).toEqual(['401 Unauthenticated']);
  expect(await answers(organization.api, bytes, '/compliance/reviews')).toEqual(['415 MalformedRequest']);
});

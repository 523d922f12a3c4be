import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formWith } from '../support/documents/documents.js';
import { until } from '../support/run/until.js';
import { ScreeningScene, head } from '../support/compliance/screening-scene.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let scene: ScreeningScene;
const folder = mkdtempSync(join(tmpdir(), 'screening-'));

beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { SCREENING_LISTS: folder } });
  scene = await ScreeningScene.of(gatehouse);
});
afterAll(async () => {
  await gatehouse.stop();
  rmSync(folder, { recursive: true });
});

describe('a list', () => {
  test('replaces the one of its name as a whole, and is read, listed and removed', async () => {
    const first = must(
      await scene.give('replaced', `${head}Hostivit Prvni,person,,,\nHostivit Druhy,person,,,\n`),
      201,
    );
    expect(first).toMatchObject({ name: 'replaced', format: 'csv', entryCount: 2, nameCount: 2, addressCount: 0 });
    const applicant = await scene.named('Hostivit', 'Prvni');
    expect((await scene.screened(applicant)).results).toHaveLength(1);
    const second = must(await scene.give('replaced', `${head}Hostivit Druhy,person,,,\n`), 201);
    expect(second).toMatchObject({ id: first['id'], entryCount: 1 });
    await scene.hits(applicant, (hits) => hits.length === 0);
    const path = `/screening/lists/${String(first['id'])}`;
    expect((await scene.officer.get(path)).body).toEqual(second);
    expect((await scene.officer.get('/screening/lists?limit=100')).body['results']).toContainEqual(second);
    const namesake = await scene.named('Hostivit', 'Druhy');
    expect((await scene.screened(namesake)).results).toHaveLength(1);
    expect((await scene.administrator.delete(path)).status).toBe(204);
    await scene.hits(namesake, (hits) => hits.length === 0);
    expect((await scene.officer.get(path)).status).toBe(404);
  });

  test('that is broken is refused with its line, and the last good one still holds', async () => {
    must(await scene.give('broken', `${head}Slavomil Jezek,person,,,\n`), 201);
    const answer = await scene.give('broken', `${head}Slavomil Vlk,person,,,\nhalf a row`);
    expect(answer).toMatchObject({
      status: 422,
      body: { name: 'ScreeningListRefused', params: { line: 3, problem: expect.stringContaining('cells') } },
    });
    expect((await scene.screened(await scene.named('Slavomil', 'Vlk'))).results).toEqual([]);
    expect((await scene.screened(await scene.named('Slavomil', 'Jezek'))).results).toHaveLength(1);
    expect(await gatehouse.sql("SELECT 1 FROM screening_version WHERE state = 'staged'")).toEqual([]);
    const xml = '<!DOCTYPE a [<!ENTITY b "c">]><sdnList/>';
    expect(await scene.give('broken', xml, 'ofacXml')).toMatchObject({ status: 422, body: { params: { line: 1 } } });
  });

  test('that two give at once for the first time is one list', async () => {
    const both = await Promise.all(
      ['Jezek', 'Vlk'].map((one) => scene.give('first', `${head}Alois ${one},person,,,\n`)),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(both.map(({ body }) => body['id'])).size).toBe(1);
  });

  test('may name people in letters that take two units of a text', async () => {
    const letters = '𠮷'.repeat(50);
    must(await scene.give('letters', `${head}𠮷田 太郎,person,,,\n${letters} ${letters},person,,,\n`), 201);
    expect((await scene.screened(await scene.named('太郎', '𠮷田'))).results).toHaveLength(1);
  });

  test('leaves nothing behind that no list is of', async () => {
    must(await scene.give('left', `${head}Drahomir Stary,person,,,\n`), 201);
    await scene.give('left', `${head}Drahomir Novy,person,,,\nbroken`);
    must(await scene.give('left', `${head}Drahomir Novy,person,,,\n`), 201);
    await gatehouse.sql("UPDATE screening_version SET started_at = started_at - interval '2 days'");
    await gatehouse.work('forgetUnfinishedScreeningLists');
    await until('the rows to be deleted', async () => {
      const left = await gatehouse.sql<{ count: number }>(
        'SELECT count(*)::int AS count FROM screening_name WHERE version_id NOT IN (SELECT version_id FROM screening_list)',
      );
      return left[0]?.count === 0;
    });
  });

  test.each([
    ['without a name', { format: 'csv' }, 'name'],
    ['of a format that is none', { name: 'a', format: 'xls' }, 'format'],
    ['with another field', { name: 'a', format: 'csv', more: 'x' }, 'more'],
  ])('%s is refused', async (_, fields, field) => {
    const form = formWith(Buffer.from(`${head}A B,person,,,\n`), { fields });
    expect(await scene.administrator.post('/screening/lists', form)).toMatchObject({
      status: 400,
      body: { params: { failures: [{ field }] } },
    });
  });

  test('is changed by administrators and the operator, and read by officers', async () => {
    const form = (): FormData =>
      formWith(Buffer.from(`${head}A B,person,,,\n`), { fields: { name: 'a', format: 'csv' } });
    expect((await scene.officer.post('/screening/lists', form())).status).toBe(403);
    expect((await gatehouse.operator.post('/screening/lists', form())).status).toBe(201);
    const { api } = await gatehouse.organization();
    expect((await api.get('/screening/lists')).status).toBe(403);
    expect((await scene.administrator.get('/screening/lists')).status).toBe(200);
  });
});

test('a folder is looked through: what is new is taken, what is broken leaves what was there', async () => {
  const lists = async (): Promise<unknown> => {
    await gatehouse.work('takeScreeningLists');
    const { body } = await scene.officer.get('/screening/lists?limit=100');
    const found = (body['results'] as { name: string; entryCount: number }[]).filter(({ name }) =>
      name.startsWith('in folder'),
    );
    return found.map(({ name, entryCount }) => [name, entryCount]);
  };
  writeFileSync(join(folder, 'in folder.csv.csv'), `${head}Vendelin Prvni,person,,,\n`);
  writeFileSync(join(folder, 'in folder too.csv.csv'), `${head}broken`);
  writeFileSync(join(folder, 'readme.txt'), 'no list');
  expect(await lists()).toEqual([['in folder', 1]]);
  writeFileSync(join(folder, 'in folder.csv.csv'), `${head}broken`);
  expect(await lists()).toEqual([['in folder', 1]]);
  writeFileSync(join(folder, 'in folder.csv.csv'), `${head}Vendelin Prvni,person,,,\nVendelin Druhy,person,,,\n`);
  expect(await lists()).toEqual([['in folder', 2]]);
});

test('wallets are named by hand and by lists, whatever their capital letters', async () => {
  const address = '0x00000000000000000000000000000000000000AB';
  const entries = [{ address, blockchain: 'ETHEREUM', reason: 'Reported' }];
  expect(await scene.administrator.post('/screening/addresses', { entries })).toMatchObject({ status: 201 });
  must(await scene.give('wallets', `address,blockchain,reason\n${address.toLowerCase()},,Theft\n`, 'addresses'), 201);
  const path = `/screening/addresses/${address}`;
  const lower = address.toLowerCase();
  expect((await scene.officer.get(path)).body['results']).toEqual([
    { address: lower, blockchain: 'ETHEREUM', reason: 'Reported' },
    { address: lower, reason: 'Theft', list: 'wallets' },
  ]);
  expect((await scene.administrator.delete(path)).status).toBe(204);
  expect((await scene.officer.get(path)).body['results']).toEqual([
    { address: lower, reason: 'Theft', list: 'wallets' },
  ]);
  expect((await scene.administrator.delete(path)).status).toBe(404);
  expect((await scene.officer.get('/screening/addresses/0x00')).status).toBe(404);
});

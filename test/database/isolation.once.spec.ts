import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  Reads,
  UnitOfWork,
  confineTo,
  forEveryOrganization,
  forOrganization,
  openToEvery,
  withinRequest,
} from '#database';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const all = 'SELECT organization_id AS id FROM account';
const [one, other] = [randomUUID(), randomUUID()];

let gatehouse: OwnGatehouse;
let reads: Reads;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api', DATABASE_CONNECTIONS: '2' } });
  reads = gatehouse.service.get(Reads);
  unitOfWork = gatehouse.service.get(UnitOfWork);
  for (const id of [one, other]) await unitOfWork.run((tx) => tx.write(...account(id)));
});
afterAll(() => gatehouse.stop());

/** What a forgotten condition shows: of one organization, whichever connection it is asked on. */
test('a statement without a condition sees the rows of one organization alone', async () => {
  for (const id of [one, other, one, randomUUID()]) {
    const expected = id === one || id === other ? [{ id }] : [];
    expect(await forOrganization(id, () => reads.query(all))).toEqual(expected);
    expect(await forOrganization(id, () => unitOfWork.run((tx) => tx.query(all)))).toEqual(expected);
    expect(await forOrganization(id, () => unitOfWork.statement(all, []))).toEqual(expected);
  }
});

test('work that is about all organizations sees all', async () => {
  expect(await reads.query(all)).toHaveLength(2);
});

test('without an organization there is nothing, also on a connection that had one', async () => {
  const client = new pg.Client({ connectionString: gatehouse.environment['DATABASE_URL'] });
  await client.connect();
  expect((await client.query(all)).rows).toEqual([]);
  await client.query(`BEGIN; SELECT set_config('gatehouse.organization', '${one}', true)`);
  expect((await client.query(all)).rows).toEqual([{ id: one }]);
  await client.query('COMMIT');
  expect((await client.query(all)).rows).toEqual([]);
  await client.end();
});

test('nothing is written for another, nor changed or deleted', async () => {
  const foreign = (work: () => Promise<unknown>): Promise<unknown> => forOrganization(one, work);
  const refused = { code: '42501' };
  await expect(foreign(() => unitOfWork.run((tx) => tx.write(...account(other))))).rejects.toMatchObject(refused);
  await foreign(() => unitOfWork.run((tx) => tx.query("UPDATE account SET name = 'changed'")));
  await foreign(() => unitOfWork.run((tx) => tx.query('DELETE FROM account WHERE organization_id = $1', [other])));
  expect(await reads.query('SELECT organization_id AS id, name FROM account ORDER BY name')).toEqual([
    { id: other, name: 'an account' },
    { id: one, name: 'changed' },
  ]);
});

test('a unit of work turns to another and back, and what it had deferred stays its own', async () => {
  const third = randomUUID();
  const seen = await forOrganization(third, () =>
    unitOfWork.run(async (tx) => {
      tx.write(...account(third));
      const elsewhere = await forOrganization(other, () => tx.query(all));
      return [elsewhere, await tx.query(all)];
    }),
  );
  expect(seen).toEqual([[{ id: other }], [{ id: third }]]);
});

test('a refused statement leaves its connection as it was', async () => {
  for (const id of [one, other, one]) {
    await expect(forOrganization(id, () => reads.query('SELECT 1 / $1::int AS never', [0]))).rejects.toThrow();
    await expect(forOrganization(id, () => reads.query('SELECT absent FROM account'))).rejects.toThrow();
    expect(await forOrganization(id, () => reads.query(all))).toEqual([{ id }]);
  }
});

function account(organizationId: string): [string, unknown[]] {
  const text = `INSERT INTO account (organization_id, id, name, status, is_api_enabled, destination_symbol, destination_blockchain, created_at, updated_at)
    VALUES ($1, $2, 'an account', 'active', true, 'USDC', 'POLYGON', now(), now())`;
  return [text, [organizationId, randomUUID()]];
}

test('a request sees nothing until it is said whose it is', async () => {
  const seen = await withinRequest(async () => {
    const before = await reads.query(all);
    confineTo(one);
    const own = await reads.query(all);
    openToEvery();
    return [before, own, (await reads.query(all)).length > 1];
  });
  expect(seen).toEqual([[], [{ id: one }], true]);
  expect(await withinRequest(() => forEveryOrganization(() => reads.query(all)))).not.toEqual([]);
  expect(() => confineTo(one)).toThrow('Only of a request');
  expect(() => openToEvery()).toThrow('Only of a request');
});

test('what is told about another is added and not read', async () => {
  const event = `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload)
    VALUES ($1, $2, 'organization_tos', 'tos_accepted', $2, now(), '{}')`;
  const find = 'SELECT organization_id AS id FROM event WHERE organization_id = $1';
  await forOrganization(one, () => unitOfWork.run((tx) => tx.write(event, [other, randomUUID()])));
  expect(await forOrganization(one, () => reads.query(find, [other]))).toEqual([]);
  expect(await forOrganization(other, () => reads.query(find, [other]))).toEqual([{ id: other }]);
  await expect(
    forOrganization(one, () =>
      unitOfWork.run((tx) => tx.write(`INSERT INTO event_head (organization_id, position) VALUES ($1, 0)`, [other])),
    ),
  ).rejects.toMatchObject({ code: '42501' });
});

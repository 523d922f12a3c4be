import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { auditEntries, type AuditPage } from '../support/compliance/audit-entries.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
const sql = (text: string, values: readonly unknown[] = []): Promise<unknown[]> => gatehouse.sql(text, values);

const entries = (organizationId?: string, more: Record<string, string> = {}): Promise<AuditPage> =>
  auditEntries(gatehouse, organizationId, more);

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
afterAll(() => gatehouse.stop());

describe('whoever writes to the database past Gatehouse', () => {
  let id: string;
  beforeAll(async () => {
    id = randomUUID();
    await gatehouse.service.recordDecisions(id, 8);
    await sql('CREATE TABLE audit_copy AS SELECT * FROM audit_entry WHERE organization_id = $1', [id]);
    await sql('CREATE TABLE head_copy AS SELECT * FROM audit_head WHERE organization_id = $1', [id]);
  });
  afterEach(async () => {
    for (const [table, copy] of [
      ['audit_entry', 'audit_copy'],
      ['audit_head', 'head_copy'],
    ]) {
      await sql(`DELETE FROM ${table} WHERE organization_id = $1`, [id]);
      await sql(`INSERT INTO ${table} SELECT * FROM ${copy}`);
    }
    expect((await entries(id)).verification).toEqual({ intact: true, entries: 8 });
  });

  const found = async (firstAltered: number | undefined, organizationId = id): Promise<void> => {
    const { verification } = await entries(organizationId);
    expect(verification).toMatchObject({ intact: false });
    expect(verification?.firstAltered).toBe(firstAltered);
  };

  test.each([
    ['id', `'${randomUUID()}'`],
    ['actor', `'key:${randomUUID()}'`],
    ['action', `'apiKeyCreated'`],
    ['subject', `subject || 'x'`],
    ['reason', `coalesce(reason || '.', '')`],
    ['at', `at + interval '1 millisecond'`],
    ['previous_hash', `sha256(previous_hash)`],
    ['hash', `sha256(hash)`],
    ['ordinal', 'ordinal + 100'],
    ['organization_id', `'${randomUUID()}'`],
  ])('is found to have altered %s, in whichever entry', async (column, value) => {
    for (let ordinal = 1; ordinal <= 8; ordinal++) {
      const where = 'WHERE organization_id = $1 AND ordinal = $2';
      await sql(`UPDATE audit_entry SET ${column} = ${value} ${where}`, [id, ordinal]);
      await found(ordinal);
      await sql('DELETE FROM audit_entry WHERE organization_id = $1', [id]);
      await sql('INSERT INTO audit_entry SELECT * FROM audit_copy');
    }
  });

  test('is found to have put an entry into the chain of another', async () => {
    const other = randomUUID();
    await sql('UPDATE audit_entry SET organization_id = $2 WHERE organization_id = $1', [id, other]);
    await found(1, other);
    await sql('DELETE FROM audit_entry WHERE organization_id = $1', [other]);
  });

  test('is found to have removed an entry, whichever', async () => {
    for (let ordinal = 1; ordinal <= 8; ordinal++) {
      await sql('DELETE FROM audit_entry WHERE organization_id = $1 AND ordinal = $2', [id, ordinal]);
      await found(ordinal);
      await sql('INSERT INTO audit_entry SELECT * FROM audit_copy WHERE ordinal = $1', [ordinal]);
    }
  });

  test('is found to have removed an entry and closed the gap', async () => {
    await sql('DELETE FROM audit_entry WHERE organization_id = $1 AND ordinal = 4', [id]);
    for (let ordinal = 5; ordinal <= 8; ordinal++)
      await sql('UPDATE audit_entry SET ordinal = ordinal - 1 WHERE organization_id = $1 AND ordinal = $2', [
        id,
        ordinal,
      ]);
    await found(4);
  });

  test('is found to have swapped two', async () => {
    for (const [from, to] of [
      [3, 1_000],
      [6, 3],
      [1_000, 6],
    ])
      await sql('UPDATE audit_entry SET ordinal = $3 WHERE organization_id = $1 AND ordinal = $2', [id, from, to]);
    await found(3);
  });

  test('is found to have added one at the end', async () => {
    await sql(
      `INSERT INTO audit_entry SELECT organization_id, 9, $2, actor, action, subject, reason, at, hash, sha256(hash) FROM audit_copy WHERE organization_id = $1 AND ordinal = 8`,
      [id, randomUUID()],
    );
    await found(9);
    await sql(
      `UPDATE audit_head SET ordinal = 9, hash = audit_entry.hash FROM audit_entry WHERE audit_entry.organization_id = $1 AND audit_head.organization_id = $1 AND audit_entry.ordinal = 9`,
      [id],
    );
    await found(9);
  });

  test('is found to have cut off the end', async () => {
    await sql('DELETE FROM audit_entry WHERE organization_id = $1 AND ordinal > 6', [id]);
    await found(7);
  });

  test('is found to have cut off the end and moved the head to it', async () => {
    await sql('DELETE FROM audit_entry WHERE organization_id = $1 AND ordinal > 6', [id]);
    await sql(
      `UPDATE audit_head SET ordinal = 6, hash = audit_entry.hash FROM audit_entry WHERE audit_entry.organization_id = $1 AND audit_head.organization_id = $1 AND audit_entry.ordinal = 6`,
      [id],
    );
    await found(undefined);
  });

  test('is still found when the trail has gone on after a cut', async () => {
    await sql('DELETE FROM audit_entry WHERE organization_id = $1 AND ordinal > 6', [id]);
    await sql(
      `UPDATE audit_head SET ordinal = 6, hash = audit_entry.hash FROM audit_entry WHERE audit_entry.organization_id = $1 AND audit_head.organization_id = $1 AND audit_entry.ordinal = 6`,
      [id],
    );
    await gatehouse.service.recordDecisions(id, 3);
    await found(undefined);
    expect(gatehouse.log.filter((line) => line.includes('the end of an audit chain was altered'))).toHaveLength(3);
  });

  test('is found to have removed the head', async () => {
    await sql('DELETE FROM audit_head WHERE organization_id = $1', [id]);
    await found(1);
  });

  test('is found to have altered one and computed all hashes after it anew, without the key', async () => {
    const { results } = await entries(id);
    let previous = results.find(({ ordinal }) => ordinal === 3)?.previousHash ?? '';
    for (const entry of results.filter(({ ordinal }) => ordinal >= 3).reverse()) {
      const hash = createHash('sha256')
        .update(JSON.stringify({ ...entry, previousHash: previous }))
        .digest('hex');
      await sql(
        `UPDATE audit_entry SET actor = 'operator', previous_hash = decode($3, 'hex'), hash = decode($4, 'hex') WHERE organization_id = $1 AND ordinal = $2`,
        [id, entry.ordinal, previous, hash],
      );
      previous = hash;
    }
    await sql(`UPDATE audit_head SET hash = decode($2, 'hex') WHERE organization_id = $1`, [id, previous]);
    await found(3);
  });
});

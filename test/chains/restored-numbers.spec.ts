import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { activeAccount } from '../support/chains/accounts.js';
import { Gatehouse, type Organization } from '../support/service/gatehouse.js';
import { Restorable } from '../support/service/restorable.js';

/** Addresses are known to those who pay, whatever a database has lost since they were given. */
let restorable: Restorable;
let organization: Organization;

beforeEach(async () => {
  const gatehouse = await Gatehouse.start();
  restorable = new Restorable(gatehouse);
  organization = await gatehouse.organization();
});
afterEach(() => restorable.close());

async function opened(): Promise<string> {
  const api = restorable.gatehouse.withKey(organization.api.key ?? '');
  return (await activeAccount(api)).accountDetails?.walletDetails.walletAddress ?? '';
}

const numbers = async (): Promise<number[]> =>
  (
    await restorable.gatehouse.sql<{ number: number }>(
      'SELECT number FROM wallet WHERE organization_id = $1 ORDER BY 1',
      [organization.id],
    )
  ).map(({ number }) => number);

test('an address of an account that a restored database has lost is nobody else’s', async () => {
  const before = await opened();
  await restorable.copied();
  const lost = [await opened(), await opened()];
  await restorable.restored();
  const since = [await opened(), await opened(), await opened()];
  expect(new Set([before, ...lost, ...since]).size).toBe(6);
  const [, first = 0, second, third] = await numbers();
  expect([second, third]).toEqual([first + 1, first + 2]);
});

test('as many numbers are passed over as accounts may have been opened since the copy', async () => {
  await opened();
  await restorable.copied();
  // A day ago, by what was copied.
  await restorable.restored();
  await restorable.gatehouse.sql(`UPDATE wallet_numbering SET seen_at = seen_at - interval '1 day'`);
  await opened();
  const [first = 0, second = 0] = await numbers();
  expect(second - first).toBeGreaterThan(86_400 * 20);
});

test('each hour it is noted that nothing was lost, so that little is passed over later', async () => {
  await opened();
  await restorable.gatehouse.sql(`UPDATE wallet_numbering SET seen_at = seen_at - interval '30 days'`);
  await restorable.gatehouse.work('keepWalletNumbers');
  await restorable.copied();
  await restorable.restored();
  await opened();
  const [first = 0, second = 0] = await numbers();
  expect(second - first).toBeGreaterThan(10_000);
  expect(second - first).toBeLessThan(86_400 * 20);
});

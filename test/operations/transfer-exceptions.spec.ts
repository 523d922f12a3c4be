import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { stranger } from '../support/chains/accounts.js';
import { EvmScene } from '../support/chains/evm-scene.js';
import {
  comparedAll,
  exceptionOf,
  exceptionsAbout,
  openedAbout,
  resolve,
  resolvedByTwo,
} from '../support/payments/exceptions.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';
import { forbidden } from '../support/staff/proposal-scene.js';

let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open({ usdc: 'CentreLike' });
});
afterEach(async () => {
  scene.proxy.behaveAgain();
  await scene.node.minesAtOnce(true);
});
afterAll(async () => {
  await comparedAll(scene.gatehouse);
  await scene.close();
});

async function signedFor(id: string): Promise<number> {
  const rows = await scene.gatehouse.sql('SELECT 1 FROM signed_transaction WHERE transfer_id = $1', [id]);
  return rows.length;
}

test('a transfer that does not end is found after four hours, canceled by two people, and its tokens are free', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  await scene.node.minesAtOnce(false);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 2_000_001n }] });
  await until('it is signed', async () => {
    await scene.gatehouse.advance(3);
    return (await signedFor(id)) > 0;
  });
  await scene.gatehouse.work('lookForTransferStuck');
  expect(await exceptionsAbout(scene.gatehouse, id)).toEqual([]);
  await scene.gatehouse.advance(4 * 3_600);
  const exception = await openedAbout(scene.gatehouse, id);
  expect(exception).toMatchObject({
    kind: 'transferStuck',
    organizationId: from.organization.id,
    amount: { tokenSymbol: 'USDC', blockchain: 'POLYGON', units: '2000001' },
    because: 'The transfer is not final on POLYGON for 4 hours',
    options: ['retry', 'cancel'],
  });
  const before = await signedFor(id);
  await resolvedByTwo(scene.gatehouse, exception, 'cancel');
  await until('something else is signed in its place', async () => (await signedFor(id)) > before);
  await scene.comesTo('failed', [id]);
  await scene.holds(from, { value: '50000000', reserved: '0' });
  expect(await scene.isBalanced()).toBe(true);
});

test('a transfer that ends after all leaves no exception', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  await scene.node.minesAtOnce(false);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 3_000_001n }] });
  await scene.gatehouse.advance(4 * 3_600);
  const exception = await openedAbout(scene.gatehouse, id);
  await scene.node.minesAtOnce(true);
  must(await resolve(scene.gatehouse.operator, exception, 'retry'), 200);
  await scene.comesTo('confirmed', [id]);
  await scene.gatehouse.work('lookForTransferStuck');
  expect(await exceptionsAbout(scene.gatehouse, id)).toMatchObject([{ resolution: { option: 'retry' } }]);
});

async function held(): Promise<string> {
  const address = `0x${randomBytes(20).toString('hex')}`;
  await scene.gatehouse.sql(
    `INSERT INTO wallet_nonce (blockchain, address, next, taken_at_block, held_since, held_because) VALUES ('POLYGON', $1, 0, 0, now(), 'made for a test')`,
    [address],
  );
  await scene.gatehouse.work('lookForWalletHeld');
  return address;
}

test('a wallet that is held is released by two people, and by the operator key alone not this way', async () => {
  const address = await held();
  const exception = await openedAbout(scene.gatehouse, `POLYGON:${address}`);
  expect(exception).toMatchObject({ kind: 'walletHeld', because: 'made for a test', options: ['release'] });
  expect(await resolve(scene.gatehouse.operator, exception, 'release')).toMatchObject(forbidden());
  await resolvedByTwo(scene.gatehouse, exception, 'release');
  const rows = await scene.gatehouse.sql('SELECT held_since AS since FROM wallet_nonce WHERE address = $1', [address]);
  expect(rows).toEqual([{ since: null }]);
});

test('a wallet that is released elsewhere leaves no exception', async () => {
  const address = await held();
  const exception = await openedAbout(scene.gatehouse, `POLYGON:${address}`);
  const path = `/chains/POLYGON/held-wallets/${address}/releases`;
  must(await scene.gatehouse.operator.post(path, { reason: 'Accounted for' }), 204);
  await scene.gatehouse.work('lookForWalletHeld');
  expect(await exceptionOf(scene.gatehouse, exception.id)).toMatchObject({
    status: 'resolved',
    resolution: { reason: 'The wallet is not held any more' },
  });
});

test('a gas wallet that is dry is told of, and what waits for it goes on once it has some', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(scene.gasWallet, 5n);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 1_000_001n }] });
  const subject = `POLYGON:${scene.gasWallet}`;
  const exception = await until('it is told', async () => {
    await scene.gatehouse.advance(61);
    return (await exceptionsAbout(scene.gatehouse, subject))[0];
  });
  expect(exception).toMatchObject({ kind: 'gasShort', status: 'open', options: [] });
  expect(exception.because).toContain('has 5 wei');
  await scene.node.setBalance(scene.gasWallet, 10n ** 21n);
  await scene.comesTo('confirmed', [id]);
  await scene.gatehouse.work('lookForGasShort');
  expect(await exceptionOf(scene.gatehouse, exception.id)).toMatchObject({
    status: 'resolved',
    resolution: { reason: 'No transfer waits for gas any more' },
  });
});

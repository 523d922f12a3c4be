import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

/** The beginning of every call of it. */
const approve = '0x095ea7b3';
let scene: EvmScene;
let from: Holder;
beforeEach(async () => {
  scene = await EvmScene.open();
  from = await scene.funded(100_000_000n);
});
afterEach(() => scene.close());

async function row(id: string): Promise<{ status: string; failures: number; failure_reason: string | null }> {
  const [found] = await scene.gatehouse.sql<{ status: string; failures: number; failure_reason: string | null }>(
    'SELECT status, failures, failure_reason FROM transfer WHERE id = $1',
    [id],
  );
  if (found === undefined) throw new Error('There is no such transfer');
  return found;
}

/** The next so many times that it is asked what a transfer takes, the chain would not have it. */
function refusing(times: number): () => number {
  let left = times;
  scene.proxy.instead = ([call]) => {
    if (call?.method !== 'eth_estimateGas' || left === 0) return undefined;
    left -= 1;
    return { text: JSON.stringify({ jsonrpc: '2.0', id: call.id, error: { code: 3, message: 'execution reverted' } }) };
  };
  return () => left;
}

test('what the chain refuses again and again is given back, with the reason', async () => {
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  refusing(1_000);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 40_000_000n }] });
  await scene.comesTo('failed', [id]);
  await scene.holds(from, { value: '100000000' });
  expect((await row(id)).failure_reason).toMatch(/would refuse a transfer of USDC .*execution reverted/);
  expect((await from.organization.api.get('/events?type=account_debited')).body).toEqual({ results: [] });
  expect(await scene.moved(from.wallet, 'from')).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
});

test('what cannot be prepared is given back, with the reason, and is not prepared for ever', async () => {
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  scene.proxy.instead = ([call]) =>
    call?.method === 'eth_estimateGas' && JSON.stringify(call.params).includes(approve)
      ? { text: JSON.stringify({ jsonrpc: '2.0', id: call.id, error: { code: 3, message: 'the wallet is frozen' } }) }
      : undefined;
  const id = await scene.request(from, {
    payments: [
      { destination: stranger, units: 1_000_000n },
      { destination: stranger, units: 2_000_000n },
    ],
  });
  await scene.comesTo('failed', [id]);
  expect((await row(id)).failure_reason).toMatch(/would refuse the approval .*the wallet is frozen/);
  await scene.holds(from, { value: '100000000' });
  const approvals = await scene.gatehouse.sql(
    `SELECT 1 FROM transfer WHERE organization_id = $1 AND preparation->>'what' = 'approval'`,
    [from.organization.id],
  );
  expect(approvals).toHaveLength(1);
  expect(await scene.isBalanced()).toBe(true);
});

test('a node that was gone is not believed at its first word that the chain would refuse it', async () => {
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  await scene.proxy.stop();
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 40_000_000n }] });
  await until('it failed several times', async () => {
    await scene.gatehouse.advance(61);
    return (await row(id)).failures > 4;
  });
  const left = refusing(2);
  await scene.proxy.startAgain();
  await scene.comesTo('confirmed', [id]);
  expect(left()).toBe(0);
  expect(await scene.moved(from.wallet, 'from')).toHaveLength(1);
});

test('what is signed and can be mined is broadcast, although there is no gas to spare', async () => {
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  scene.proxy.instead = ([call]) =>
    call?.method === 'eth_sendRawTransaction' ? { status: 503, text: 'too busy' } : undefined;
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 40_000_000n }] });
  await until('it is signed', async () => (await row(id)).status === 'signed');
  const [signed] = await scene.gatehouse.sql<{ terms: Record<string, string> }>(
    'SELECT terms FROM signed_transaction WHERE transfer_id = $1',
    [id],
  );
  const { gas = '0', maxFeePerGas = '0' } = signed?.terms ?? {};
  await scene.node.setBalance(from.wallet, BigInt(gas) * BigInt(maxFeePerGas));
  await scene.node.setBalance(scene.gasWallet, 0n);
  scene.proxy.behaveAgain();
  await scene.comesTo('confirmed', [id]);
  expect(await scene.moved(from.wallet, 'from')).toHaveLength(1);
});

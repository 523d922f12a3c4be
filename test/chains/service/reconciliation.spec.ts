import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { UnitOfWork } from '#database';
import { Ledger, available, onChain } from '#ledger';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { word } from '../../support/chains/solidity.js';
import { exceptionOf, openedAbout } from '../../support/payments/exceptions.js';
import { must } from '../../support/service/api.js';
import { type ReconciledChain, reconciled } from '../../support/service/reconciled.js';

let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open();
});
afterAll(() => scene.close());

async function onPolygon(): Promise<ReconciledChain | undefined> {
  const { chains } = await reconciled(scene.gatehouse);
  return chains.find(({ blockchain }) => blockchain === 'POLYGON');
}

async function proof(): Promise<Record<string, unknown>> {
  return must(await scene.gatehouse.operator.get('/ledger/proof'), 200);
}

async function metric(): Promise<number> {
  const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return Number(/^gatehouse_wallet_differences\{blockchain="POLYGON"\} (\d+)$/m.exec(metrics)?.[1]);
}

/** The issuer takes the tokens away: no transfer tells of it, and the wallet did nothing. */
async function emptied({ wallet }: Holder): Promise<void> {
  const slot = keccak_256(Buffer.from(`${word(wallet).slice(2)}${word(0n).slice(2)}`, 'hex'));
  await scene.node.rpc('anvil_setStorageAt', scene.usdc.address, `0x${Buffer.from(slot).toString('hex')}`, word(0n));
  await scene.node.mine(10);
}

/** The operator books what is missing as a loss. */
async function bookLoss(
  { organization, accountId }: Holder,
  loss: { subjectId: string; units: bigint },
): Promise<void> {
  const { subjectId, units } = loss;
  await scene.gatehouse.service.get(UnitOfWork).run((tx) =>
    scene.gatehouse.service.get(Ledger).postNew(tx, {
      ...{ organizationId: organization.id, subjectId, step: 'lost', token: 'USDC', blockchain: 'POLYGON' },
      at: new Date(),
      lines: [{ from: available(accountId), to: onChain('POLYGON'), units }],
    }),
  );
}

test('a wallet that was emptied behind our back is found, named and held, until it is in order', async () => {
  const [robbed, other] = [await scene.funded(50_000_000n), await scene.funded(7_000_000n)];
  expect(await onPolygon()).toMatchObject({ differences: 0, unsettled: 0 });
  expect(await proof()).toMatchObject({ balanced: true, differences: [] });

  await emptied(robbed);
  expect(await onPolygon()).toMatchObject({ differences: 1 });
  expect(await proof()).toMatchObject({
    balanced: false,
    differences: [
      {
        organizationId: robbed.organization.id,
        accountId: robbed.accountId,
        walletAddress: robbed.wallet,
        blockchain: 'POLYGON',
        tokenSymbol: 'USDC',
        ledgerValue: '50000000',
        chainValue: '0',
      },
    ],
  });
  expect(await metric()).toBe(1);

  await scene.gatehouse.work('lookForDifference');
  const different = await openedAbout(scene.gatehouse, `POLYGON:${robbed.wallet}:USDC`);
  expect(different).toMatchObject({ kind: 'difference', amount: { units: '50000000' }, options: ['reconcile'] });

  const [held, free] = [await scene.request(robbed), await scene.request(other)];
  await scene.comesTo('confirmed', [free]);
  const [row] = await scene.gatehouse.sql('SELECT status, refusals FROM transfer WHERE id = $1', [held]);
  expect(row).toEqual({ status: 'requested', refusals: 0 });

  await scene.usdc.mint(robbed.wallet, 50_000_000n);
  await scene.node.mine(10);
  await scene.holds(robbed, { value: '99000000', reserved: '1000000' });
  expect(await onPolygon()).toMatchObject({ differences: 1 });

  await bookLoss(robbed, { subjectId: held, units: 50_000_000n });
  expect(await onPolygon()).toMatchObject({ differences: 0 });
  expect(await proof()).toMatchObject({ balanced: true, differences: [] });
  expect(await metric()).toBe(0);
  await scene.gatehouse.work('lookForDifference');
  expect((await exceptionOf(scene.gatehouse, different.id)).status).toBe('resolved');
  await scene.comesTo('confirmed', [held]);
});

test('wallets that pay and are paid meanwhile never seem to differ', async () => {
  const holders = [await scene.funded(90_000_000n), await scene.funded(90_000_000n)];
  const ids: string[] = [];
  for (let round = 0; round < 4; round++) {
    for (const holder of holders) {
      ids.push(await scene.request(holder));
      await scene.deposit(holder, 3_000_000n);
    }
    await scene.node.mine(round);
    await scene.gatehouse.advance(61);
    expect(await onPolygon()).toMatchObject({ differences: 0 });
  }
  await scene.comesTo('confirmed', ids);
  await scene.node.mine(10);
  for (const holder of holders) await scene.holds(holder, { value: '98000000' });
  expect(await onPolygon()).toMatchObject({ differences: 0, unsettled: 0 });
});

test('a node that does not answer is told of, and delays no other chain', async () => {
  scene.proxy.instead = () => ({ status: 500, text: 'no' });
  const { chains } = await reconciled(scene.gatehouse);
  scene.proxy.behaveAgain();
  expect(chains.filter(({ failure }) => failure !== undefined)).toMatchObject([
    { blockchain: 'POLYGON', wallets: 0, failure: expect.stringMatching(/node of POLYGON/) },
  ]);
  expect(JSON.stringify(chains)).not.toContain('a-key-that-nobody-may-see');
  const others = chains.filter(({ blockchain }) => blockchain !== 'POLYGON');
  expect(others.every(({ wallets }) => wallets > 0)).toBe(true);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Treasury } from '#chains';
import { EvmScene } from '../../support/chains/evm-scene.js';
import { must } from '../../support/service/api.js';
import { act } from '../../support/staff/proposal-scene.js';
import { until } from '../../support/run/until.js';

const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON' };
const bank = '0x52908400098527886E0F7030069857D2E4169EE7';

interface Wallet {
  readonly purse: string;
  readonly blockchain: string;
  readonly address: string;
  readonly tokens: readonly { tokenSymbol: string; held: string }[];
  readonly gas?: { coin: string; held?: string; leavesDaily: string };
}

let scene: EvmScene;
let liquidity: string;
beforeAll(async () => {
  scene = await EvmScene.open();
  await scene.holder();
  liquidity = await scene.gatehouse.service.get(Treasury).addressOn('liquidity', 'POLYGON');
});
afterAll(() => scene.close());

async function walletOf(purse: string): Promise<Wallet> {
  const { wallets } = must(await scene.gatehouse.operator.get('/treasury'), 200) as unknown as { wallets: Wallet[] };
  const wallet = wallets.find((each) => each.purse === purse && each.blockchain === 'POLYGON');
  if (wallet === undefined) throw new Error(`There is no wallet ${purse}`);
  return wallet;
}

function heldIn({ tokens }: Wallet): string | undefined {
  return tokens.find(({ tokenSymbol }) => tokenSymbol === 'USDC')?.held;
}

test('tokens of the treasury are sent to an agreed address on a real chain, once, and booked when that is final', async () => {
  const { gatehouse, node } = scene;
  await scene.usdc.mint(liquidity, 9_000_000n);
  await scene.whileMining('the treasury has them', async () => heldIn(await walletOf('liquidity')) === '9000000');
  expect(await walletOf('gas')).toMatchObject({
    address: scene.gasWallet,
    tokens: [],
    gas: { coin: 'POL', held: String(1_000n * 10n ** 9n) },
  });

  const destinations = [{ blockchain: 'POLYGON', address: bank, label: 'First Bank' }];
  must(await gatehouse.operator.put('/settings/treasury-destinations', { destinations, reason: 'Contract' }), 200);
  await gatehouse.advance(24 * 3_600 + 1);
  const [finance, treasurer] = [await gatehouse.signedIn('finance'), await gatehouse.signedIn('treasurer')];
  const body = { from: 'liquidity', toAddress: bank, ...usdc, units: '4000000', reason: 'November' };
  const { id } = must(await finance.post('/treasury/transfers', body), 202);
  const { outcome } = must(await act(treasurer, id, 'approve'), 200);
  const { treasuryTransferId } = (outcome as { result: { treasuryTransferId: string } }).result;
  const path = `/treasury/transfers/${treasuryTransferId}`;
  expect(must(await gatehouse.operator.get(path), 200)).toMatchObject({ status: 'pending' });
  expect(heldIn(await walletOf('liquidity'))).toBe('9000000');

  const done = await scene.whileMining('it is final', async () => {
    const transfer = must(await gatehouse.operator.get(path), 200);
    return transfer['status'] === 'completed' && transfer;
  });
  await node.mine(10);
  const [moved, ...more] = await scene.moved(bank, 'to');
  expect(more).toEqual([]);
  expect(moved).toMatchObject({ from: liquidity.toLowerCase(), units: 4_000_000n });
  expect(done['transactionHash']).toBe(moved?.transactionHash);
  expect(await scene.usdc.unitsOf(bank)).toBe(4_000_000n);
  expect(heldIn(await walletOf('liquidity'))).toBe('5000000');
  const { gas } = await walletOf('gas');
  expect(BigInt(gas?.held ?? 0)).toBeLessThan(1_000n * 10n ** 9n);
  expect(BigInt(gas?.leavesDaily ?? 0)).toBeGreaterThan(0n);
  expect(await scene.isBalanced()).toBe(true);
});

test('a node that does not answer leaves its gas unknown, and nothing else', async () => {
  await scene.node.stop();
  const gas = await until('the node is silent', async () => {
    const wallet = await walletOf('gas');
    return wallet.gas?.held === undefined && wallet.gas;
  });
  expect(gas).toMatchObject({ coin: 'POL' });
  expect(heldIn(await walletOf('liquidity'))).toBe('5000000');
});

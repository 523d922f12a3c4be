import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  OrderRefused,
  type PreparationOrder,
  type SignedTransaction,
} from '../../../libs/chains/src/gateway/gateway.js';
import { hexOf } from '../../support/tron-node/api.js';
import { disturbances } from '../../support/solana-node/server.js';
import { Scene, gasWallet, keys, payer, recipient } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await Scene.open();
  scene.deposit(payer.address, 50_000_000n);
  scene.ledger.mine();
  scene.ledger.solidify();
});
afterEach(() => scene.node.stop());

const fiveMinutes = 5 * 60 * 1_000;

describe('a sweep on TRON', () => {
  beforeEach(() => scene.giveCoins(payer.address, 20));

  test('is signed, taken, and final once its block is solidified', async () => {
    const order = scene.order(20_000_000n);
    expect(await scene.gateway.missing(order)).toBeUndefined();
    const signed = await scene.signed(order);
    expect(await scene.outcome(order, signed)).toEqual({ state: 'missing' });
    await scene.gateway.broadcast(signed);
    expect(scene.ledger.taken).toMatchObject([{ hash: signed.hash, owner: hexOf(payer.address) }]);
    scene.ledger.mine();
    const { time } = scene.ledger.tip;
    expect(await scene.outcome(order, signed)).toEqual({ state: 'included', hash: signed.hash, confirmations: 0 });
    scene.ledger.solidify();
    expect(await scene.outcome(order, signed)).toEqual({
      state: 'final',
      hash: signed.hash,
      succeeded: true,
      blockNumber: expect.any(Number),
      minedAt: new Date(time),
      destination: recipient,
      gasUnits: expect.any(BigInt),
    });
    expect([scene.holds(recipient), scene.holds(payer.address)]).toEqual([20_000_000n, 30_000_000n]);
  });

  test('is sent again as it is, and happens once', async () => {
    const order = scene.order(20_000_000n);
    const signed = await scene.signed(order);
    await scene.gateway.broadcast(signed);
    scene.ledger.dropPool();
    await scene.gateway.broadcast(signed);
    await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    await scene.gateway.broadcast(signed);
    scene.ledger.solidify();
    expect(await scene.outcome(order, signed)).toMatchObject({ state: 'final', succeeded: true });
    expect(scene.holds(recipient)).toBe(20_000_000n);
  });

  test('of the same as another in the same moment is another transaction', async () => {
    const [one, two] = [await scene.signed(scene.order(1n)), await scene.signed(scene.order(1n))];
    await Promise.all([scene.gateway.broadcast(one), scene.gateway.broadcast(two)]);
    scene.ledger.mine();
    expect(scene.holds(recipient)).toBe(2n);
  });

  test('that failed on the chain is final, and moved nothing', async () => {
    const order = scene.order(50_000_000n);
    const [signed, other] = [await scene.signed(order), await scene.signed(scene.order(1n))];
    await scene.gateway.broadcast(other);
    scene.ledger.mine();
    await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    scene.ledger.solidify();
    expect(await scene.outcome(order, signed)).toMatchObject({ state: 'final', succeeded: false });
  });

  test('that called a contract which moved something else did not do what it says', async () => {
    const order = scene.order(20_000_000n);
    const signed = await scene.signed(order);
    await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    scene.ledger.solidify();
    scene.node.disturb('/walletsolidity/gettransactioninfobyid', (answer) => {
      const { log, ...info } = answer as { log: { data: string }[] };
      return { ...info, log: log.map((each) => ({ ...each, data: '1'.padStart(64, '0') })) };
    });
    expect(await scene.outcome(order, signed)).toMatchObject({ state: 'final', succeeded: false });
  });

  test('that would be reverted is not signed', async () => {
    await expect(scene.gateway.terms(scene.order(50_000_001n))).rejects.toThrow(OrderRefused);
    await expect(scene.gateway.missing(scene.order(50_000_001n))).rejects.toThrow('would fail on TRON');
    const toItself = scene.order(1n, { payments: [{ destination: payer.address, units: 1n }] });
    await expect(scene.gateway.terms(toItself)).rejects.toThrow(OrderRefused);
  });

  test('that costs too much waits', async () => {
    const gateway = scene.reopened({ highestFeeSun: 1_000_000n });
    expect(await scene.failure(gateway.terms(scene.order(1n)))).toBe(
      'A transfer on TRON costs 7.800000 TRX at the moment, more than the 1.000000 that we pay',
    );
  });

  test('that the node refuses is told by its code alone', async () => {
    const signed = await scene.signed(scene.order(1n));
    scene.ledger.coins.delete(hexOf(payer.address));
    expect(await scene.failure(scene.gateway.broadcast(signed))).toContain('CONTRACT_VALIDATE_ERROR');
    const forged = { ...signed, raw: signed.raw.replace(/.{4}$/, '001c') };
    expect(await scene.failure(scene.gateway.broadcast(forged))).toMatch(/SIGERROR|refused/);
    scene.node.disturb('/wallet/broadcasthex', () => ({ result: false, code: 'see http://127.0.0.1', message: 'x' }));
    expect(await scene.failure(scene.gateway.broadcast(signed))).toContain('it does not say why');
  });
});

describe('a sweep that nobody took', () => {
  beforeEach(() => scene.giveCoins(payer.address, 20));

  test('is signed anew only when it cannot be taken any more', async () => {
    const order = scene.order(20_000_000n);
    const first = await scene.signed(order);
    await scene.gateway.broadcast(first);
    scene.ledger.dropPool();
    scene.ledger.mine(1, fiveMinutes);
    expect(await scene.outcome(order, first)).toEqual({ state: 'missing' });
    scene.ledger.solidify();
    expect(await scene.outcome(order, first)).toEqual({ state: 'signAgain', isGone: true });
    const second = await scene.signed(order);
    expect(second.hash).not.toBe(first.hash);
    await Promise.all([first, second].map((signed) => scene.gateway.broadcast(signed)));
    scene.ledger.mine();
    scene.ledger.solidify();
    expect(await scene.outcome(order, first, second)).toMatchObject({ state: 'final', hash: second.hash });
    expect(scene.holds(recipient)).toBe(20_000_000n);
  });

  async function takenAtTheLastMoment(): Promise<[ReturnType<Scene['order']>, SignedTransaction]> {
    const order = scene.order(20_000_000n);
    const signed = await scene.signed(order);
    await scene.gateway.broadcast(signed);
    scene.ledger.mine(1, fiveMinutes);
    scene.ledger.solidify();
    return [order, signed];
  }

  test('is not signed anew on the word of a node that does not know what is in its own blocks', async () => {
    const [order, signed] = await takenAtTheLastMoment();
    scene.node.disturb('/walletsolidity/gettransactioninfobyid', () => ({}));
    scene.node.disturb('/wallet/gettransactioninfobyid', () => ({}));
    expect(await scene.outcome(order, signed)).toEqual({ state: 'missing' });
    scene.node.calm();
    expect(await scene.outcome(order, signed)).toMatchObject({ state: 'final', succeeded: true });
  });

  test('nor where one of several nodes is behind', async () => {
    const [order, signed] = await takenAtTheLastMoment();
    scene.node.disturb('/walletsolidity/gettransactioninfobyid', () => ({}));
    const { number } = scene.ledger.solid;
    scene.node.disturb('/walletsolidity/getblockbynum', (answer, _, [question]) =>
      (question as { num: number }).num >= number ? {} : answer,
    );
    expect(await scene.failure(scene.outcome(order, signed))).toContain('does not have the solidified block');
  });

  test('one that says it is in a block that does not have it is not believed', async () => {
    const [order, signed] = await takenAtTheLastMoment();
    scene.node.disturb('/walletsolidity/gettransactioninfobyid', (answer) => ({
      ...(answer as object),
      blockNumber: scene.ledger.solid.number - 1,
    }));
    expect(await scene.failure(scene.outcome(order, signed))).toContain('which it names');
  });

  test('is looked for once', async () => {
    const order = scene.order(1n);
    const signed = await scene.signed(order);
    scene.ledger.mine(1, fiveMinutes);
    scene.ledger.solidify();
    expect(await scene.outcome(order, signed)).toEqual({ state: 'signAgain', isGone: true });
    const asked = scene.node.asked('/walletsolidity/getblockbynum');
    expect(await scene.outcome(order, signed)).toEqual({ state: 'signAgain', isGone: true });
    expect(scene.node.asked('/walletsolidity/getblockbynum')).toBe(asked);
  });
});

describe('coins for the fee', () => {
  function preparation(details: PreparationOrder['details']): PreparationOrder {
    return { kind: 'preparation', id: 'gas-1', wallet: gasWallet, details };
  }

  test('are sent from the gas wallet to a wallet that lacks them, and are enough', async () => {
    scene.giveCoins(gasWallet.address, 100);
    const order = scene.order(20_000_000n);
    const missing = await scene.gateway.missing(order);
    expect(missing).toEqual({
      key: `TRON gas ${payer.address}`,
      wallet: gasWallet,
      details: { what: 'gas', to: payer.address, sun: '8400000' },
    });
    const gas = preparation(missing?.details ?? { what: '' });
    expect(await scene.gateway.missing(gas)).toBeUndefined();
    const signed = await scene.gateway.sign(gas, 0, await scene.gateway.terms(gas), keys);
    await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    scene.ledger.solidify();
    expect(await scene.gateway.outcome(gas, 0, [signed])).toMatchObject({
      state: 'final',
      succeeded: true,
      destination: payer.address,
    });
    expect(await scene.gateway.missing(order)).toBeUndefined();
    await scene.gateway.broadcast(await scene.signed(order));
    scene.ledger.mine();
    expect(scene.holds(recipient)).toBe(20_000_000n);
  });

  test('are asked for by the address of the gas wallet where it lacks them', async () => {
    const gas = preparation({ what: 'gas', to: payer.address, sun: '8400000' });
    expect(await scene.failure(scene.gateway.missing(gas))).toBe(
      `The gas wallet ${gasWallet.address} on TRON has 0.000000 TRX and needs 10.500000 for the next transfer: send TRX to it`,
    );
  });

  test('a price that the node does not name, or an estimate of nothing, is not believed', async () => {
    scene.node.disturb('/wallet/getchainparameters', () => ({ chainParameter: [] }));
    expect(await scene.failure(scene.gateway.missing(scene.order(1n)))).toContain('a list with getEnergyFee');
    scene.node.disturb('/wallet/triggerconstantcontract', () => ({ result: { result: true }, energy_used: 0 }));
    expect(await scene.failure(scene.gateway.missing(scene.order(1n)))).toContain('is not what a transfer takes');
  });

  test('other preparations there are none', async () => {
    await expect(scene.gateway.missing(preparation({ what: 'approval' }))).rejects.toThrow('is not prepared on TRON');
  });
});

test('a node that hangs up while it is sent to is told so', async () => {
  scene.giveCoins(payer.address, 20);
  const signed = await scene.signed(scene.order(1n));
  scene.node.disturb('/wallet/broadcasthex', disturbances.hangsUp);
  expect(await scene.failure(scene.gateway.broadcast(signed))).toContain('cannot be reached');
});

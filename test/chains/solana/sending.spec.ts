import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Address } from '@solana/kit';
import { generateKeyPairSigner } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS, getInitializeAccount3Instruction, getMintToInstruction } from '@solana-program/token';
import { getCreateAccountInstruction } from '@solana-program/system';
import { Scene, gasWallet, keys, payer, recipient } from './scene.js';

let scene: Scene;

beforeEach(async () => {
  scene = await Scene.open();
});

afterEach(() => scene.node.stop());

describe('a transfer', () => {
  test('reaches a wallet that never had the token: its token account is made with it, and the gas wallet pays', async () => {
    const before = scene.ledger.svm.getBalance(gasWallet.address as Address) ?? 0n;
    const order = scene.order(12_345_678n);
    const { hash, terms } = await scene.paid(order);
    expect(await scene.received()).toBe(12_345_678n);
    expect(await scene.received(payer.address)).toBe(1_000_000_000n - 12_345_678n);
    expect(scene.ledger.located(hash)?.transaction.error).toBeNull();
    const spent = before - (scene.ledger.svm.getBalance(gasWallet.address as Address) ?? 0n);
    const offered = Math.ceil((Number(terms['unitPriceMicroLamports']) * 200_000) / 1_000_000);
    expect(spent).toBe(scene.bank.rent(165) + 10_000n + BigInt(offered));
    expect(scene.ledger.svm.getBalance(payer.address as Address) ?? 0n).toBe(0n);
  });

  test('reaches a wallet that has the token already', async () => {
    await scene.bank.issue(scene.usdc, recipient, 5n);
    await scene.paid(scene.order(1n));
    await scene.paid(scene.order(2n));
    expect(await scene.received()).toBe(8n);
  });

  test('tells how it went: not there, in a block, final', async () => {
    scene.ledger.finalityLag = 2;
    const order = scene.order(7n);
    const signed = await scene.signed(order);
    expect(await scene.outcome(order, signed)).toEqual({ state: 'missing' });
    await scene.gateway.broadcast(signed);
    expect(await scene.outcome(order, signed)).toEqual({ state: 'missing' });
    const { time } = scene.ledger.mine();
    expect(await scene.outcome(order, signed)).toEqual({ state: 'included', hash: signed.hash, confirmations: 0 });
    scene.ledger.mine(2);
    expect(await scene.outcome(order, signed)).toEqual({
      state: 'final',
      hash: signed.hash,
      succeeded: true,
      blockNumber: expect.any(Number),
      minedAt: new Date(time * 1000),
      destination: recipient,
      gasUnits: expect.any(BigInt),
    });
  });

  test('that was handed over many times happens once', async () => {
    const order = scene.order(100n);
    const signed = await scene.signed(order);
    for (let nth = 0; nth < 5; nth += 1) await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    for (let nth = 0; nth < 5; nth += 1) await scene.gateway.broadcast(signed);
    scene.ledger.mine(3);
    expect(await scene.received()).toBe(100n);
    expect(await scene.outcome(order, signed)).toMatchObject({ state: 'final', succeeded: true });
  });

  test('is not taken for that of another order that pays the same to the same wallet', async () => {
    const [one, other] = [await scene.signed(scene.order(50n)), await scene.signed(scene.order(50n))];
    expect(one.terms['blockhash']).toBe(other.terms['blockhash']);
    for (const signed of [one, other]) await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    expect(await scene.received()).toBe(100n);
  });

  test('signed twice in the same terms is the same transaction', async () => {
    const order = scene.order(50n);
    const terms = await scene.gateway.terms(order, []);
    const [one, other] = [
      await scene.gateway.sign(order, 0, terms, keys),
      await scene.gateway.sign(order, 0, terms, keys),
    ];
    expect(one).toEqual(other);
  });

  test('can be paid from the gas wallet itself', async () => {
    await scene.bank.issue(scene.usdc, gasWallet.address, 10n);
    await scene.paid(scene.order(10n, { wallet: gasWallet }));
    expect(await scene.received()).toBe(10n);
  });

  test('goes to what another program has, where there is no key', async () => {
    const vault = await scene.bank.accountOf(scene.usdt, recipient);
    await scene.paid(scene.order(9n, { payments: [{ destination: vault, units: 9n }] })).catch(() => undefined);
    expect(await scene.received(vault)).toBe(9n);
  });

  test('takes what came into further token accounts of the wallet, when its own has too little', async () => {
    for (const units of [3n, 400n, 50n]) await furtherAccount(units);
    await scene.paid(scene.order(1_000_000_000n + 430n));
    expect(await scene.received()).toBe(1_000_000_430n);
    expect(await scene.received(payer.address)).toBe(0n);
  });

  test('takes nothing from them as long as its own is enough', async () => {
    await furtherAccount(5_000_000_000n);
    await scene.paid(scene.order(1_000_000_000n));
    expect(await scene.received(payer.address)).toBe(0n);
    expect(await scene.received()).toBe(1_000_000_000n);
  });

  test('fails for good when the tokens are gone by the time that it is taken', async () => {
    const orders = [scene.order(800_000_000n), scene.order(800_000_000n)] as const;
    const signed = [await scene.signed(orders[0]), await scene.signed(orders[1])] as const;
    for (const each of signed) await scene.gateway.broadcast(each);
    scene.ledger.mine();
    expect(await scene.outcome(orders[0], signed[0])).toMatchObject({ state: 'final', succeeded: true });
    expect(await scene.outcome(orders[1], signed[1])).toMatchObject({ state: 'final', succeeded: false });
    expect(await scene.received()).toBe(800_000_000n);
  });

  test('offers what others offer, and more when it has to be signed again, up to the limit', async () => {
    const order = scene.order(1n);
    let signed = await scene.signed(order);
    const offers = [Number(signed.terms['unitPriceMicroLamports'])];
    for (let nth = 0; nth < 25; nth += 1) {
      signed = await scene.signed(order, [signed]);
      offers.push(Number(signed.terms['unitPriceMicroLamports']));
    }
    expect(offers[0]).toBeLessThanOrEqual(3);
    expect(offers[1]).toBeGreaterThan(offers[0] ?? 0);
    expect(offers.at(-1)).toBe(1_000_000);
  });
});

/** A token account that somebody made for our wallet, beside its own. */
async function furtherAccount(units: bigint): Promise<void> {
  const { bank, usdc } = scene;
  const account = await generateKeyPairSigner();
  await bank.transact([
    getCreateAccountInstruction({
      payer: bank.signer,
      newAccount: account,
      lamports: bank.rent(165),
      space: 165,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    getInitializeAccount3Instruction({ account: account.address, mint: usdc, owner: payer.address as Address }),
    getMintToInstruction({ mint: usdc, token: account.address, mintAuthority: bank.signer, amount: units }),
  ]);
}

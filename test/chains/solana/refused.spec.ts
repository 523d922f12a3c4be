import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  AccountState,
  TOKEN_PROGRAM_ADDRESS,
  getFreezeAccountInstruction,
  getTokenDecoder,
} from '@solana-program/token';
import { DerivedKeys } from '../../../libs/chains/src/keys/derived-keys.js';
import { SolanaGateway } from '../../../libs/chains/src/solana/solana-gateway.js';
import { Scene, gasWallet, keys, payer, recipient, wallet } from './scene.js';

let scene: Scene;

beforeEach(async () => {
  scene = await Scene.open();
});

afterEach(() => scene.node.stop());

describe('an order is not signed', () => {
  test('when the tokens are not there', async () => {
    const refused = scene.gateway.terms(scene.order(1_000_000_001n), []);
    await expect(refused).rejects.toThrow(
      `The wallet ${payer.address} on SOLANA lacks 1 of the 1000000001 units of ${scene.usdc} that it is to pay`,
    );
    await expect(scene.gateway.terms(scene.order(1n, { wallet: wallet(7) }), [])).rejects.toThrow(
      /lacks 1 of the 1 units/,
    );
  });

  test('when the gas wallet lacks SOL, which names it and says how much', async () => {
    const poor = await Scene.open({ gasWallet: wallet(5) });
    await expect(poor.gateway.missing(poor.order(1n))).rejects.toThrow(
      `The gas wallet ${wallet(5).address} on SOLANA has 0.000000000 SOL and needs 0.003140160 for the next transfer: send SOL to it`,
    );
    poor.bank.giveSol(wallet(5).address, 0.0032);
    expect(await poor.gateway.missing(poor.order(1n))).toBeUndefined();
    await poor.paid(poor.order(1n));
    expect(await poor.received()).toBe(1n);
    await poor.node.stop();
  });

  test('to a token account, a mint or a program: the tokens would be lost', async () => {
    await scene.bank.issue(scene.usdc, recipient, 1n);
    const account = await scene.bank.accountOf(scene.usdc, recipient);
    for (const [destination, problem] of [
      [account, 'is a token account or a mint, not the address of a wallet'],
      [scene.usdt, 'is a token account or a mint, not the address of a wallet'],
      [TOKEN_PROGRAM_ADDRESS, 'is a program, not the address of a wallet'],
    ] as const)
      await expect(
        scene.gateway.terms(scene.order(1n, { payments: [{ destination, units: 1n }] }), []),
      ).rejects.toThrow(`${destination} on SOLANA ${problem}`);
  });

  test('when the issuer has frozen the recipient, or the wallet', async () => {
    const { usdc, bank } = scene;
    await bank.issue(usdc, recipient, 1n);
    await freeze(recipient);
    await expect(scene.gateway.terms(scene.order(1n), [])).rejects.toThrow(
      'The transfer would fail on SOLANA: {InstructionError:[3,{Custom:17}]}',
    );
    await freeze(payer.address);
    await expect(scene.gateway.terms(scene.order(1n), [])).rejects.toThrow(/lacks 1 of the 1 units/);
  });

  test.each([
    [
      'several payments',
      {
        payments: [
          { destination: recipient, units: 1n },
          { destination: recipient, units: 1n },
        ],
      },
      'On SOLANA one transaction makes one payment: order o has 2',
    ],
    ['no payment', { payments: [] }, 'order o has 0'],
    [
      'nothing',
      { payments: [{ destination: recipient, units: 0n }] },
      'Order o pays 0 units: it must be from 1 to 2^64 - 1',
    ],
    ['a negative amount', { payments: [{ destination: recipient, units: -1n }] }, 'Order o pays -1 units'],
    [
      'more than there can be',
      { payments: [{ destination: recipient, units: 2n ** 64n }] },
      'it must be from 1 to 2^64 - 1',
    ],
    [
      'an address of another chain',
      { payments: [{ destination: `0x${'ab'.repeat(20)}`, units: 1n }] },
      'The destination of order o is an EVM address, not a Solana one',
    ],
    ['its own wallet', { payments: [{ destination: payer.address, units: 1n }] }, 'Order o pays its own wallet'],
  ])('for %s', async (_, changes, problem) => {
    const order = { ...scene.order(1n), id: 'o', ...changes };
    const { terms } = await scene.signed(scene.order(1n));
    await expect(scene.gateway.terms(order, [])).rejects.toThrow(problem);
    await expect(scene.gateway.missing(order)).rejects.toThrow(problem);
    await expect(scene.gateway.sign(order, 0, terms, keys)).rejects.toThrow(problem);
  });

  test('for a preparation, of which there are none', async () => {
    const order = { kind: 'preparation', id: 'o', wallet: payer, details: { what: 'gas' } } as const;
    await expect(scene.gateway.missing(order)).rejects.toThrow(
      'On SOLANA nothing has to be prepared: order o asks for it',
    );
  });

  test('with the keys of others, in the terms of others, or in odd ones', async () => {
    const order = scene.order(10n);
    const terms = await scene.gateway.terms(order, []);
    const others = new DerivedKeys(`${'abandon '.repeat(11)}about`);
    await expect(scene.gateway.sign(order, 0, terms, others)).rejects.toThrow(
      /^The key of wallet [01] on SOLANA is not that of/,
    );
    await expect(scene.gateway.sign(scene.order(11n), 0, terms, keys)).rejects.toThrow('are those of another order');
    for (const odd of [{}, { ...terms, blockhash: '' }, { ...terms, slot: '5' }, { ...terms, sources: 'a b' }])
      await expect(scene.gateway.sign(order, 0, odd, keys)).rejects.toThrow(/^The terms of a transfer on SOLANA/);
  });
});

describe('a gateway is not opened', () => {
  test.each([
    [
      'an address of another chain as gas wallet',
      { gasWallet: { index: 0, address: `0x${'ab'.repeat(20)}` } },
      'The address of the gas wallet on SOLANA is an EVM address, not a Solana one',
    ],
    ['an odd mint', { tokens: { USDC: 'x' } }, 'The address of the USDC on SOLANA must be a Solana address'],
    ['an odd URL', { rpcUrl: 'secret' }, 'The RPC URL of SOLANA is not an http(s) URL'],
    ['a URL of something else', { rpcUrl: 'ftp://secret/' }, 'The RPC URL of SOLANA is not an http(s) URL'],
  ])('with %s', async (_, changes, problem) => {
    const options = { rpcUrl: 'http://127.0.0.1:1/secret', gasWallet, ...changes };
    const opened = SolanaGateway.open(options);
    await expect(opened).rejects.toThrow(problem);
    await expect(opened).rejects.not.toThrow(/secret/);
  });
});

async function freeze(owner: string): Promise<void> {
  const account = await scene.bank.accountOf(scene.usdc, owner);
  await scene.bank.transact([getFreezeAccountInstruction({ account, mint: scene.usdc, owner: scene.bank.signer })]);
  const data = scene.ledger.svm.getAccount(account);
  expect(data.exists && getTokenDecoder().decode(data.data).state).toBe(AccountState.Frozen);
}

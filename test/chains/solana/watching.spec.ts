import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Address, type KeyPairSigner, generateKeyPairSigner } from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  AuthorityType,
  TOKEN_PROGRAM_ADDRESS,
  getApproveInstruction,
  getCloseAccountInstruction,
  getInitializeMultisig2Instruction,
  getRecoverNestedAssociatedTokenInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
  getTransferInstruction,
} from '@solana-program/token';
import type { Block, BlockRef, TokenTransfer } from '../../../libs/chains/src/gateway/gateway.js';
import { RpcError } from '../../support/solana-node/rpc.js';
import { Scene, payer, recipient, wallet } from './scene.js';

const ours = wallet(3).address;
let scene: Scene;
let alice: KeyPairSigner;
let from: Address;
let to: Address;
let start: BlockRef;

beforeEach(async () => {
  scene = await Scene.open();
  alice = await generateKeyPairSigner();
  await scene.bank.issue(scene.usdc, alice.address, 1_000n);
  await scene.bank.transact([await scene.bank.makeAccount(scene.usdc, ours)]);
  [from, to] = [await scene.bank.accountOf(scene.usdc, alice.address), await scene.bank.accountOf(scene.usdc, ours)];
  start = await scene.gateway.head();
});

afterEach(() => scene.node.stop());

function transferOf(amount: bigint, destination = to): ReturnType<typeof getTransferInstruction> {
  return getTransferInstruction({ source: from, destination, authority: alice, amount });
}

async function seen(): Promise<readonly Block[]> {
  return scene.gateway.blocksAfter(start, 1_000);
}

async function transfersSeen(): Promise<readonly TokenTransfer[]> {
  return (await seen()).flatMap(({ transfers }) => transfers);
}

function toUs(transactionHash: string, units: bigint, changes: Partial<TokenTransfer> = {}): TokenTransfer {
  return { transactionHash, ordinal: 0, token: 'USDC', source: alice.address, destination: ours, units, ...changes };
}

describe('a deposit is seen', () => {
  test('when it is a plain transfer', async () => {
    const hash = await scene.bank.transact([transferOf(25n)]);
    expect(await transfersSeen()).toEqual([toUs(hash, 25n)]);
  });

  test('when it is a checked transfer', async () => {
    const checked = { source: from, mint: scene.usdc, destination: to, authority: alice, amount: 26n, decimals: 6 };
    const hash = await scene.bank.transact([getTransferCheckedInstruction(checked)]);
    expect(await transfersSeen()).toEqual([toUs(hash, 26n)]);
  });

  test('when the token account is made with it, and when that of the sender is closed', async () => {
    const other = wallet(4).address;
    const destination = await scene.bank.accountOf(scene.usdc, other);
    const close = getCloseAccountInstruction({ account: from, destination: alice.address, owner: alice });
    const hash = await scene.bank.transact([
      await scene.bank.makeAccount(scene.usdc, other),
      transferOf(1_000n, destination),
      close,
    ]);
    expect(await transfersSeen()).toEqual([toUs(hash, 1_000n, { destination: other })]);
  });

  test('when somebody else may spend for the owner', async () => {
    const friend = await generateKeyPairSigner();
    await scene.bank.transact([
      getApproveInstruction({ source: from, delegate: friend.address, owner: alice, amount: 9n }),
    ]);
    const spent = getTransferInstruction({ source: from, destination: to, authority: friend, amount: 9n });
    const hash = await scene.bank.transact([spent]);
    expect(await transfersSeen()).toEqual([toUs(hash, 9n)]);
  });

  test('when it comes from a multisig', async () => {
    const { bank, usdc } = scene;
    const [multisig, one, two] = (await Promise.all([1, 2, 3].map(() => generateKeyPairSigner()))) as [
      KeyPairSigner,
      KeyPairSigner,
      KeyPairSigner,
    ];
    const create = { payer: bank.signer, newAccount: multisig, lamports: bank.rent(355), space: 355 };
    await bank.transact([
      getCreateAccountInstruction({ ...create, programAddress: TOKEN_PROGRAM_ADDRESS }),
      getInitializeMultisig2Instruction({ multisig: multisig.address, signers: [one.address, two.address], m: 2 }),
    ]);
    await bank.issue(usdc, multisig.address, 77n);
    start = await scene.gateway.head();
    const source = await bank.accountOf(usdc, multisig.address);
    const pay = { source, destination: to, authority: multisig.address, amount: 70n, multiSigners: [one, two] };
    const hash = await bank.transact([getTransferInstruction(pay)]);
    expect(await transfersSeen()).toEqual([toUs(hash, 70n, { source: multisig.address })]);
  });

  test('when another program moves it', async () => {
    const { bank, usdc } = scene;
    const nested = await bank.accountOf(usdc, from);
    await bank.issue(usdc, from, 31n);
    await bank.transact([transferOf(1_000n)]);
    start = await scene.gateway.head();
    const recover = getRecoverNestedAssociatedTokenInstruction({
      nestedAssociatedAccountAddress: nested,
      nestedTokenMintAddress: usdc,
      destinationAssociatedAccountAddress: from,
      ownerAssociatedAccountAddress: from,
      ownerTokenMintAddress: usdc,
      walletAddress: alice,
    });
    const hash = await bank.transact([recover]);
    expect(await transfersSeen()).toEqual([toUs(hash, 31n, { source: from, destination: alice.address })]);
  });

  test('when a whole token account is handed over', async () => {
    const authorityType = AuthorityType.AccountOwner;
    const hash = await scene.bank.transact([
      getSetAuthorityInstruction({ owned: from, owner: alice, authorityType, newAuthority: ours as Address }),
    ]);
    expect(await transfersSeen()).toEqual([toUs(hash, 1_000n)]);
  });

  test('when it is newly issued: it comes from the mint', async () => {
    const hash = await scene.bank.issue(scene.usdc, ours, 5n);
    expect(await transfersSeen()).toEqual([toUs(hash, 5n, { source: scene.usdc })]);
  });

  test('together with others of its transaction, each with its place', async () => {
    const { bank, usdt } = scene;
    await bank.issue(usdt, alice.address, 10n);
    await bank.issue(scene.usdc, recipient, 1n);
    await bank.transact([await bank.makeAccount(usdt, ours)]);
    start = await scene.gateway.head();
    const [source, destination] = [await bank.accountOf(usdt, alice.address), await bank.accountOf(usdt, ours)];
    const hash = await bank.transact([
      getTransferInstruction({ source, destination, authority: alice, amount: 8n }),
      transferOf(3n),
      transferOf(4n, await bank.accountOf(scene.usdc, recipient)),
      transferOf(2n),
    ]);
    const transfers = await transfersSeen();
    expect(transfers.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2]);
    expect(transfers.filter(({ destination: paid }) => paid === ours)).toEqual([
      toUs(hash, 5n, { ordinal: expect.any(Number) as unknown as number }),
      toUs(hash, 8n, { ordinal: 2, token: 'USDT' }),
    ]);
    expect(await transfersSeen()).toEqual(transfers);
  });

  test('when it is a payment of ours, too', async () => {
    const { hash } = await scene.paid(scene.order(6n));
    expect(await transfersSeen()).toEqual([toUs(hash, 6n, { source: payer.address, destination: recipient })]);
  });
});

describe('nothing is seen', () => {
  test('of other tokens', async () => {
    const other = await scene.bank.newMint(9);
    await scene.bank.issue(other, ours, 5n);
    expect(await transfersSeen()).toEqual([]);
  });

  test('of a transaction that failed, although it is in a block', async () => {
    const hash = await scene.bank.transact([transferOf(10n), transferOf(5_000n)]);
    expect(scene.ledger.located(hash)?.transaction.error).toEqual({ InstructionError: [1, { Custom: 1 }] });
    expect(await transfersSeen()).toEqual([]);
    expect(await scene.received(ours)).toBe(0n);
  });

  test('of what goes in a circle, or nowhere', async () => {
    await scene.bank.transact([transferOf(10n, from), transferOf(0n)]);
    expect(await transfersSeen()).toEqual([]);
  });

  test('before it is final', async () => {
    scene.ledger.finalityLag = 3;
    const before = await scene.gateway.head();
    await scene.bank.transact([transferOf(10n)]);
    expect((await scene.gateway.head()).number).toBeLessThan(scene.ledger.tip.slot);
    expect(await transfersSeen()).toEqual([]);
    scene.ledger.mine(3);
    expect(await transfersSeen()).toHaveLength(1);
    expect((await scene.gateway.head()).number).toBeGreaterThan(before.number);
  });
});

describe('the blocks', () => {
  test('follow each other without a gap, whatever slots have none and however few are asked for', async () => {
    const hashes: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) {
      scene.ledger.skipSlots(nth % 3 === 0 ? nth : 0);
      hashes.push(await scene.bank.transact([transferOf(1n)]));
    }
    for (const most of [1, 2, 5, 100]) {
      let at = start;
      const found: string[] = [];
      for (;;) {
        const blocks = await scene.gateway.blocksAfter(at, most);
        if (blocks.length === 0) break;
        expect(blocks.length).toBeLessThanOrEqual(most);
        expect(blocks[0]?.parentHash).toBe(at.hash);
        found.push(...blocks.flatMap(({ transfers }) => transfers.map(({ transactionHash }) => transactionHash)));
        at = blocks.at(-1) ?? at;
      }
      expect(found).toEqual(hashes);
      expect(at).toMatchObject(await scene.gateway.head());
    }
  });

  test('have the time at which they were made, and are final as they come', async () => {
    const { slot, hash, parentHash, time } = scene.ledger.mine();
    const [block] = await seen();
    expect(block).toEqual({ number: slot, hash, parentHash, minedAt: new Date(time * 1000), transfers: [] });
    expect(await scene.gateway.finalUpTo({ number: slot, hash })).toBe(slot);
  });

  test('are read although there are transactions of a version in them that is not known yet', async () => {
    const hash = await scene.bank.transact([transferOf(1n)]);
    scene.node.disturb('getBlock', (result, _, [, config]) => {
      if ((config as { maxSupportedTransactionVersion: number }).maxSupportedTransactionVersion >= 1) return result;
      throw new RpcError(-32015, 'Transaction version (1) is not supported by the requesting client');
    });
    expect(await transfersSeen()).toEqual([toUs(hash, 1n)]);
  });

  test('begin at the newest that there is, though the slots after it have none', async () => {
    scene.ledger.skipSlots(5);
    const { slot, hash } = scene.ledger.tip;
    scene.node.disturb('getSlot', () => slot + 5);
    expect(await scene.gateway.head()).toEqual({ number: slot, hash });
  });
});

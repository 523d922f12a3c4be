import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TokenTransfer } from '../gateway/gateway.js';
import { NodeAnswer } from '../nodes/node-answer.js';
import { transfersIn } from './token-movements.js';

const mints = new Map([
  ['mint-of-usdc', 'USDC'],
  ['mint-of-usdt', 'USDT'],
] as const);

interface Held {
  readonly mint: string;
  readonly owner: string;
  readonly before: bigint;
  readonly after: bigint;
}

const held: fc.Arbitrary<Held> = fc.record({
  mint: fc.constantFrom('mint-of-usdc', 'mint-of-usdt', 'another'),
  owner: fc.constantFrom('ann', 'bob', 'cem', 'dot'),
  before: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  after: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
});

function movedBy(accounts: readonly Held[], err: unknown = null): readonly TokenTransfer[] {
  // An account that is not there yet, or no more, is in one of the lists alone.
  const balances = (amountOf: (account: Held) => bigint): unknown[] =>
    accounts.flatMap((account, accountIndex) => {
      const uiTokenAmount = { amount: String(amountOf(account)), decimals: account.mint === 'another' ? 9 : 6 };
      const { mint, owner } = account;
      return amountOf(account) === 0n && accountIndex % 2 === 0 ? [] : [{ accountIndex, mint, owner, uiTokenAmount }];
    });
  const meta = {
    err,
    preTokenBalances: balances(({ before }) => before),
    postTokenBalances: balances(({ after }) => after),
  };
  return transfersIn(
    new NodeAnswer({ meta, transaction: { signatures: ['hash', 'other'] } }, 'transaction', 'Solana'),
    mints,
  );
}

function changeOf(accounts: readonly Held[], mint: string, owner: string): bigint {
  return accounts
    .filter((account) => account.mint === mint && account.owner === owner)
    .reduce((sum, { before, after }) => sum + after - before, 0n);
}

describe('what moved in a transaction', () => {
  test('is, for everyone who has more than before, exactly how much more', () => {
    fc.assert(
      fc.property(fc.array(held, { maxLength: 8 }), (accounts) => {
        const transfers = movedBy(accounts);
        for (const [mint, token] of mints)
          for (const owner of ['ann', 'bob', 'cem', 'dot']) {
            const change = changeOf(accounts, mint, owner);
            const found = transfers.filter((each) => each.token === token && each.destination === owner);
            expect(found.map(({ units }) => units)).toEqual(change > 0n ? [change] : []);
          }
        expect(transfers.map(({ ordinal }) => ordinal)).toEqual(transfers.map((_, nth) => nth));
        expect(transfers.every(({ transactionHash }) => transactionHash === 'hash')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('comes from who has least left of what he had, or from the mint when nobody has less', () => {
    fc.assert(
      fc.property(fc.array(held, { maxLength: 8 }), (accounts) => {
        for (const { token, source } of movedBy(accounts)) {
          const mint = token === 'USDC' ? 'mint-of-usdc' : 'mint-of-usdt';
          const changes = ['ann', 'bob', 'cem', 'dot'].map((owner) => changeOf(accounts, mint, owner));
          const least = changes.reduce((one, other) => (one < other ? one : other));
          if (least < 0n) expect(changeOf(accounts, mint, source)).toBe(least);
          else expect(source).toBe(mint);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is nothing when it failed', () => {
    const accounts = [{ mint: 'mint-of-usdc', owner: 'ann', before: 0n, after: 5n }];
    expect(movedBy(accounts)).toHaveLength(1);
    expect(movedBy(accounts, { InstructionError: [0, 'Custom'] })).toEqual([]);
    expect(movedBy(accounts, 'AlreadyProcessed')).toEqual([]);
  });

  test('cannot be told of one that nobody signed', () => {
    const meta = { err: null, preTokenBalances: [], postTokenBalances: [] };
    const unsigned = new NodeAnswer({ meta, transaction: { signatures: [] } }, 'transaction', 'Solana');
    expect(() => transfersIn(unsigned, mints)).toThrow('transaction is not signed');
    expect(() => transfersIn(new NodeAnswer({ meta: {} }, 'transaction', 'Solana'), mints)).toThrow('makes no sense');
  });
});

import { expect, test } from '@jest/globals';
import type { Clock } from '#runtime';
import type { Gateway, OrderMarks } from '../gateway/gateway.js';
import type { WalletDifferences } from '../reconciliation/wallet-differences.js';
import type { Transfer } from '../records/transfer.entity.js';
import { CheckWallet } from './check-wallet.js';
import type { RecoverWallet } from './recover-wallet.js';
import type { WalletNonces } from './wallet-nonces.js';
import type { WalletOutcomes } from './wallet-outcomes.js';

const begun = Date.parse('2026-11-27T00:00:00Z');
const transfer = {
  id: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
  token: 'USDC',
  payments: [],
  createdAt: new Date(begun + 10_000),
} as unknown as Transfer;

/** How often a mark is looked for of a transfer that was decided ten seconds after the process began. */
async function lookUps({ atFirst, now }: { atFirst: string | Error; now: string }): Promise<number> {
  let found = 0;
  const marks: OrderMarks = {
    horizon: () => Promise.resolve(0),
    find: () => {
      found++;
      return Promise.resolve(undefined);
    },
  };
  const timeline = (): Promise<string> =>
    atFirst instanceof Error ? Promise.reject(atFirst) : Promise.resolve(atFirst);
  let time = begun;
  const check = new CheckWallet(
    { timeline, stateOf: () => Promise.resolve({ next: 0, isHeld: false, timeline: now }) } as unknown as WalletNonces,
    {} as RecoverWallet,
    {} as WalletOutcomes,
    { areOpenFor: () => Promise.resolve(false) } as unknown as WalletDifferences,
    { now: () => new Date(time) } as Clock,
  );
  await check.onApplicationBootstrap();
  time += 20_000;
  await check.of({ blockchain: 'SOLANA', marks } as unknown as Gateway, transfer);
  return found;
}

test('what was decided after the process began was not signed before, as long as the same server has served the database', async () => {
  expect(await lookUps({ atFirst: 'one', now: 'one' })).toBe(0);
});

test('where another server took over since, or it is not known which one served, that is not certain', async () => {
  expect(await lookUps({ atFirst: 'one', now: 'other' })).toBe(1);
  expect(await lookUps({ atFirst: new Error('the database does not answer'), now: 'other' })).toBe(1);
});

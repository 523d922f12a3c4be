import { describe, expect, test } from '@jest/globals';
import type { Clock } from '#runtime';
import type { Gateway, OrderMarks, WalletHistory } from '../gateway/gateway.js';
import type { WalletDifferences } from '../reconciliation/wallet-differences.js';
import type { Transfer } from '../records/transfer.entity.js';
import { CheckWallet } from './check-wallet.js';
import type { RecoverWallet } from './recover-wallet.js';
import type { WalletNonces, WalletState } from './wallet-nonces.js';
import type { WalletOutcomes } from './wallet-outcomes.js';

/** When another server took over. */
const since = Date.parse('2026-11-27T00:00:00Z');
const minute = 60_000;
const at = (minutes: number): Date => new Date(since + minutes * minute);

interface Seen {
  readonly createdAt: Date;
  readonly reasonSince?: Date | null;
  readonly now?: Date;
  readonly decidedAtBlock?: string;
  readonly forgottenUntil?: number;
  /** Whether the wallet does not hold what it has by the ledger. */
  readonly differs?: boolean;
}

function transferOf({ createdAt, reasonSince = null, decidedAtBlock }: Seen): Transfer {
  const id = '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00';
  return {
    id,
    mark: 'payout:1',
    token: 'USDC',
    payments: [],
    createdAt,
    reasonSince,
    decidedAtBlock,
  } as unknown as Transfer;
}

async function checked(gateway: Partial<Gateway>, seen: Seen): Promise<{ isFree: boolean; kept: number[] }> {
  const kept: number[] = [];
  const state = { next: 2, isHeld: false, timeline: 'other', since: at(0), forgottenFrom: 70, ...seen };
  const nonces = {
    stateOf: () => Promise.resolve(state),
    keepForgottenUntil: (_: unknown, __: WalletState, until: number) => Promise.resolve(void kept.push(until)),
  };
  const check = new CheckWallet(
    nonces as unknown as WalletNonces,
    { found: () => Promise.resolve() } as unknown as RecoverWallet,
    { of: () => Promise.resolve(new Map()) } as unknown as WalletOutcomes,
    { areOpenFor: () => Promise.resolve(seen.differs === true) } as unknown as WalletDifferences,
    { now: () => seen.now ?? seen.createdAt } as Clock,
  );
  return { isFree: (await check.of(gateway as Gateway, transferOf(seen))) !== undefined, kept };
}

describe('where marks are looked for', () => {
  interface Look {
    readonly mark: string;
    readonly horizon: number;
    readonly fromBlock: number;
  }

  async function looksFor(
    seen: Seen,
    found: Awaited<ReturnType<OrderMarks['find']>> | 'open' = 'none',
  ): Promise<{ looks: Look[]; isFree: boolean; kept: number[] }> {
    const looks: Look[] = [];
    const marks: OrderMarks = {
      horizon: () => Promise.resolve(1_000),
      find: (mark, horizon, fromBlock) => {
        looks.push({ mark, horizon, fromBlock });
        return Promise.resolve(found === 'open' ? undefined : found);
      },
    };
    return { looks, ...(await checked({ blockchain: 'SOLANA', marks } as unknown as Gateway, seen)) };
  }

  test('what is decided after another server took over is looked for, if there was a reason before', async () => {
    const { looks, isFree } = await looksFor({ createdAt: at(600), reasonSince: at(-1) });
    expect(looks).toEqual([{ mark: 'payout:1', horizon: 1_000, fromBlock: 70 }]);
    expect(isFree).toBe(true);
  });

  test('for some minutes so is everything, as clocks may differ', async () => {
    expect((await looksFor({ createdAt: at(9), reasonSince: at(9) })).looks).toHaveLength(1);
    expect((await looksFor({ createdAt: at(11), reasonSince: at(11) })).looks).toHaveLength(0);
  });

  test('what was decided before a reason was kept is as old as its decision', async () => {
    expect((await looksFor({ createdAt: at(-1) })).looks).toHaveLength(1);
    expect((await looksFor({ createdAt: at(11) })).looks).toHaveLength(0);
  });

  test('nothing is signed that is there, or may still come', async () => {
    expect((await looksFor({ createdAt: at(-1) }, { hash: 'a' })).isFree).toBe(false);
    expect((await looksFor({ createdAt: at(-1) }, 'open')).isFree).toBe(false);
  });

  test('a wallet that differs signs nothing, but what was forgotten is looked for, as it may be why', async () => {
    const { looks, isFree } = await looksFor({ createdAt: at(-1), differs: true });
    expect(looks).toHaveLength(1);
    expect(isFree).toBe(false);
  });

  test('until when it may come is asked once for each server, and kept', async () => {
    expect((await looksFor({ createdAt: at(-1) })).kept).toEqual([1_000]);
    const { looks, kept } = await looksFor({ createdAt: at(-1), forgottenUntil: 500, decidedAtBlock: '60' });
    expect(looks).toEqual([{ mark: 'payout:1', horizon: 500, fromBlock: 60 }]);
    expect(kept).toEqual([]);
  });
});

describe('where transactions are numbered', () => {
  async function asked(pending: number, seen: Seen): Promise<{ questions: number; isFree: boolean }> {
    let questions = 0;
    const history = {
      countOf: () => Promise.resolve(2),
      pendingCountOf: () => {
        questions++;
        return Promise.resolve(pending);
      },
    } as unknown as WalletHistory;
    const { isFree } = await checked({ blockchain: 'POLYGON', history } as unknown as Gateway, seen);
    return { questions, isFree };
  }

  test('nothing is signed for some minutes while the pool has what was not signed here', async () => {
    expect(await asked(3, { createdAt: at(1) })).toEqual({ questions: 1, isFree: false });
    expect(await asked(2, { createdAt: at(1) })).toEqual({ questions: 1, isFree: true });
  });

  test('later, or where no other server took over, the pool is not asked', async () => {
    expect(await asked(3, { createdAt: at(11) })).toEqual({ questions: 0, isFree: true });
  });
});

import { expect, test } from '@jest/globals';
import type { Reads } from '#database';
import type { LedgerHistory } from '#ledger';
import type { Clock } from '#runtime';
import type { Gateway } from '../gateway/gateway.js';
import type { WalletRow } from '../wallets/wallet.entity.js';
import { JudgeWallet } from './judge-wallet.js';
import type { LedgerOfWallets } from './ledger-of-wallets.js';

test('a wallet on a chain that is not watched up to its block is not taken for compared', async () => {
  const judge = new JudgeWallet(
    { one: () => Promise.resolve({ number: '99' }) } as unknown as Reads,
    { holds: () => Promise.resolve(5n) } as unknown as LedgerOfWallets,
    {} as LedgerHistory,
    { now: () => new Date(0) } as Clock,
  );
  const holdings = (): Promise<object> => Promise.resolve({ block: 100, units: [0n] });
  const gateway = { blockchain: 'POLYGON', holdings } as unknown as Gateway;
  const looks = { times: 2, everyMilliseconds: 1 };
  const judged = judge.judge(gateway, { evmAddress: '0x1' } as unknown as WalletRow, 'USDC', looks);
  await expect(judged).rejects.toThrow('POLYGON is not watched up to block 100');
});

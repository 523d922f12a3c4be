import { AskResolution } from './ask-resolution.js';
import { AskedResolution } from './asked-resolution.js';
import { AskedPayoutResolution } from './asked-payout-resolution.js';
import { TransferStuck } from './kinds/transfer-stuck.js';
import { WalletHeld } from './kinds/wallet-held.js';
import { Difference } from './kinds/difference.js';
import { Reorg } from './kinds/reorg.js';
import { TreasuryShort } from './kinds/treasury-short.js';
import { GasShort } from './kinds/gas-short.js';
import { FrozenDeposit } from './kinds/frozen-deposit.js';

/** What the module of accounts has of exceptions. */
export const exceptions = [
  AskResolution,
  AskedResolution,
  AskedPayoutResolution,
  TransferStuck,
  WalletHeld,
  Difference,
  Reorg,
  TreasuryShort,
  GasShort,
  FrozenDeposit,
];

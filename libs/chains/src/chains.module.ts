import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { LedgerModule } from '#ledger';
import { VaultModule } from '#vault';
import { chainConfig } from './settings/chain-settings.js';
import { ChainReports } from './connections/chain-reports.js';
import { ChainWork } from './chain-work.js';
import { ChainCursor } from './records/chain-cursor.entity.js';
import { CreditDeposit } from './deposits/credit-deposit.js';
import { CreditFinalDeposits } from './deposits/credit-final-deposits.js';
import { Deposit } from './records/deposit.entity.js';
import { SeenBlock } from './records/seen-block.entity.js';
import { WatchChain } from './deposits/watch-chain.js';
import { WatchLoops } from './deposits/watch-loops.js';
import { Gateways } from './connections/gateways.js';
import { Signer } from './wallets/signer.js';
import { CreateChains1795478400011 } from './migrations/1795478400011-create-chains.js';
import { HoldWallets1795478400030 } from './migrations/1795478400030-hold-wallets.js';
import { IsolateMovements1795580000016 } from './migrations/1795580000016-isolate-movements.js';
import { SimulatedBlock } from './simulated/simulated-block.entity.js';
import { SimulatedChainRow } from './simulated/simulated-chain.entity.js';
import { SimulatedChains } from './simulated/simulated-chains.js';
import { SimulatedDeposits } from './simulated/simulated-deposits.js';
import { Tokens } from './gateway/tokens.js';
import { SettleTransfer } from './transfers/settle-transfer.js';
import { RecordBooking } from './transactions/record-booking.js';
import { RecordMovement } from './transactions/record-movement.js';
import { Transaction } from './records/transaction.entity.js';
import { Transactions } from './transactions/transactions.js';
import { AdvanceTransfer } from './transfers/advance-transfer.js';
import { CheckWallet } from './transfers/check-wallet.js';
import { HeldWallets } from './transfers/held-wallets.js';
import { RecoverWallet } from './transfers/recover-wallet.js';
import { WalletOutcomes } from './transfers/wallet-outcomes.js';
import { SendLoops } from './transfers/send-loops.js';
import { SignTransfer } from './transfers/sign-transfer.js';
import { SignedTransactionRow } from './records/signed-transaction.entity.js';
import { Transfer } from './records/transfer.entity.js';
import { TransferQueue } from './transfers/transfer-queue.js';
import { TransferBooks } from './transfers/transfer.books.js';
import { Sweeps } from './transfers/sweeps.js';
import { Transfers } from './transfers/transfers.js';
import { WalletNonces } from './transfers/wallet-nonces.js';
import { WalletNonce } from './records/wallet-nonce.entity.js';
import { WalletSeedModule } from './wallets/wallet-seed.module.js';
import { WalletRow } from './wallets/wallet.entity.js';
import { Wallets } from './wallets/wallets.js';
import { TreasuryWallets } from './wallets/treasury-wallets.js';
import { RefusedAddresses } from './treasury/refused-addresses.js';
import { Treasury } from './treasury/treasury.js';
import { TreasuryPayments } from './treasury/treasury-payments.js';

const exported = [
  Tokens,
  SignTransfer,
  Wallets,
  Transfers,
  Sweeps,
  Gateways,
  SimulatedDeposits,
  TreasuryWallets,
  RefusedAddresses,
  Treasury,
  TreasuryPayments,
  Transactions,
  RecordBooking,
  RecordMovement,
];

/** What every service may do: look at wallets, and decide that tokens leave an account. */
@Global()
@Module({
  imports: [
    DatabaseModule,
    VaultModule,
    EventsModule,
    JobsModule,
    LedgerModule,
    WalletSeedModule,
    persistence({
      entities: [
        WalletRow,
        Transfer,
        SignedTransactionRow,
        WalletNonce,
        Transaction,
        Deposit,
        ChainCursor,
        SeenBlock,
        SimulatedBlock,
        SimulatedChainRow,
      ],
      migrations: [CreateChains1795478400011, HoldWallets1795478400030, IsolateMovements1795580000016],
    }),
  ],
  // The signer is not exported: what is signed goes through SignTransfer.
  providers: [...exported, chainConfig, Signer, SimulatedChains, WalletNonces],
  exports: [...exported, WalletNonces],
})
export class ChainsModule {}

/** Sends what was decided and watches what comes in. One service does this for all. */
@Module({
  imports: [ChainsModule],
  providers: [
    ChainWork,
    ChainReports,
    SendLoops,
    AdvanceTransfer,
    CheckWallet,
    HeldWallets,
    RecoverWallet,
    WalletOutcomes,
    TransferQueue,
    WatchLoops,
    WatchChain,
    CreditFinalDeposits,
    CreditDeposit,
    SettleTransfer,
    TransferBooks,
  ],
})
export class ChainWorkModule {}

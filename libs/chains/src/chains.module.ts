import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { ExceptionsModule } from '#exceptions';
import { JobsModule } from '#jobs';
import { LedgerModule } from '#ledger';
import { VaultModule } from '#vault';
import { ConversionTerms } from './fees/conversion-terms.entity.js';
import { ConversionUse } from './fees/conversion-use.entity.js';
import { Conversions } from './fees/conversions.js';
import { NetworkFee } from './fees/network-fee.entity.js';
import { NetworkFees } from './fees/network-fees.js';
import { CreateConversionTerms1795580000052 } from './migrations/1795580000052-create-conversion-terms.js';
import { CreateNetworkFees1795580000030 } from './migrations/1795580000030-create-network-fees.js';
import { chainConfig } from './settings/chain-settings.js';
import { ChainReports } from './connections/chain-reports.js';
import { ChainWork } from './chain-work.js';
import { ChainTroubles } from './connections/chain-troubles.js';
import { WatchLeases } from './connections/watch-leases.js';
import { ChainRewind } from './records/chain-rewind.entity.js';
import { DueTransfers } from './records/due-transfers.js';
import { ChainWatcher } from './records/chain-watcher.entity.js';
import { BeginRewind } from './deposits/begin-rewind.js';
import { CarryOutRewinds } from './deposits/carry-out-rewinds.js';
import { EndRewind } from './deposits/end-rewind.js';
import { ReverseDeposit } from './deposits/reverse-deposit.js';
import { Rewinds } from './deposits/rewinds.js';
import { RewindChains1795580000020 } from './migrations/1795580000020-rewind-chains.js';
import { BookAgain } from './transfers/book-again.js';
import { Owed } from './transactions/owed.js';
import { ChainCursor } from './records/chain-cursor.entity.js';
import { CreditDeposit } from './deposits/credit-deposit.js';
import { CreditFinalDeposits } from './deposits/credit-final-deposits.js';
import { FrozenDeposits } from './deposits/frozen-deposits.js';
import { RecordCredit } from './deposits/record-credit.js';
import { ReleaseFrozenDepositsJob } from './deposits/release-frozen-deposits.job.js';
import { FrozenDeposit } from './records/frozen-deposit.entity.js';
import { FreezeDeposits1795580000116 } from './migrations/1795580000116-freeze-deposits.js';
import { NamePayers1795580000121 } from './migrations/1795580000121-name-payers.js';
import { Deposit } from './records/deposit.entity.js';
import { SeenBlock } from './records/seen-block.entity.js';
import { KeepBlocks } from './deposits/keep-blocks.js';
import { WatchChain } from './deposits/watch-chain.js';
import { WatchLoops } from './deposits/watch-loops.js';
import { Gateways } from './connections/gateways.js';
import { OpenNodes } from './connections/open-nodes.js';
import { Signer } from './wallets/signer.js';
import { CreateChains1795478400011 } from './migrations/1795478400011-create-chains.js';
import { HoldWallets1795478400030 } from './migrations/1795478400030-hold-wallets.js';
import { CreateReconciliations1795580000041 } from './migrations/1795580000041-create-reconciliations.js';
import { JudgeWallet } from './reconciliation/judge-wallet.js';
import { LedgerOfWallets } from './reconciliation/ledger-of-wallets.js';
import { ReconcileChain } from './reconciliation/reconcile-chain.js';
import { ReconcileChains } from './reconciliation/reconcile-chains.js';
import { ReconcileJob } from './reconciliation/reconcile.job.js';
import { ReconciledChain } from './reconciliation/reconciled-chain.entity.js';
import { Reconciliation } from './reconciliation/reconciliation.entity.js';
import { Reconciliations } from './reconciliation/reconciliations.js';
import { WalletDifference } from './reconciliation/wallet-difference.entity.js';
import { WalletDifferences } from './reconciliation/wallet-differences.js';
import { ListTransactions1795580085003 } from './migrations/1795580085003-list-transactions.js';
import { MarkTransfers1795580000063 } from './migrations/1795580000063-mark-transfers.js';
import { IsolateMovements1795580000016 } from './migrations/1795580000016-isolate-movements.js';
import { SimulatedBlock } from './simulated/simulated-block.entity.js';
import { SimulatedChainRow } from './simulated/simulated-chain.entity.js';
import { SimulatedChains } from './simulated/simulated-chains.js';
import { SimulatedDeposits } from './simulated/simulated-deposits.js';
import { SimulatedFaucet } from './simulated/simulated-faucet.js';
import { Tokens } from './gateway/tokens.js';
import { EndForAccount } from './transfers/end-for-account.js';
import { SettleTransfer } from './transfers/settle-transfer.js';
import { RecordBooking } from './transactions/record-booking.js';
import { RecordMovement } from './transactions/record-movement.js';
import { Transaction } from './records/transaction.entity.js';
import { Transactions } from './transactions/transactions.js';
import { AdvanceTransfer } from './transfers/advance-transfer.js';
import { CheckWallet } from './transfers/check-wallet.js';
import { HeldWallets } from './transfers/held-wallets.js';
import { FailedSteps } from './transfers/failed-steps.js';
import { StuckTransfers } from './transfers/stuck-transfers.js';
import { CancelTransfer } from './transfers/cancel-transfer.js';
import { ReleaseWallet } from './transfers/release-wallet.js';
import { RecoverWallet } from './transfers/recover-wallet.js';
import { DrawBackGas } from './transfers/draw-back-gas.js';
import { WalletGasRows } from './transfers/wallet-gas.rows.js';
import { WalletGas } from './records/wallet-gas.entity.js';
import { EndEveryTransfer1795580000032 } from './migrations/1795580000032-end-every-transfer.js';
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
import { WalletNumbering } from './wallets/wallet-numbering.entity.js';
import { WalletNumbers } from './wallets/wallet-numbers.js';
import { KeepWalletNumbersJob } from './wallets/keep-wallet-numbers.job.js';
import { TellMovementsApart1795580000083 } from './migrations/1795580000083-tell-movements-apart.js';
import { PassOverWalletNumbers1795580000082 } from './migrations/1795580000082-pass-over-wallet-numbers.js';
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
  SimulatedFaucet,
  TreasuryWallets,
  RefusedAddresses,
  Treasury,
  TreasuryPayments,
  Transactions,
  RecordBooking,
  RecordMovement,
  NetworkFees,
  Conversions,
  Rewinds,
  Owed,
];

/** What every service may do: look at wallets, and decide that tokens leave an account. */
@Global()
@Module({
  imports: [
    DatabaseModule,
    VaultModule,
    EventsModule,
    ExceptionsModule,
    JobsModule,
    LedgerModule,
    WalletSeedModule,
    persistence({
      entities: [
        WalletRow,
        WalletNumbering,
        Transfer,
        SignedTransactionRow,
        WalletNonce,
        Transaction,
        Deposit,
        FrozenDeposit,
        ChainCursor,
        SeenBlock,
        ChainWatcher,
        ChainRewind,
        SimulatedBlock,
        SimulatedChainRow,
        NetworkFee,
        ConversionTerms,
        ConversionUse,
        WalletGas,
        Reconciliation,
        ReconciledChain,
        WalletDifference,
      ],
      migrations: [
        CreateChains1795478400011,
        ListTransactions1795580085003,
        HoldWallets1795478400030,
        CreateNetworkFees1795580000030,
        CreateReconciliations1795580000041,
        CreateConversionTerms1795580000052,
        EndEveryTransfer1795580000032,
        RewindChains1795580000020,
        IsolateMovements1795580000016,
        MarkTransfers1795580000063,
        PassOverWalletNumbers1795580000082,
        TellMovementsApart1795580000083,
        FreezeDeposits1795580000116,
        NamePayers1795580000121,
      ],
    }),
  ],
  // The signer is not exported: what is signed goes through SignTransfer.
  providers: [...exported, chainConfig, DueTransfers, Signer, OpenNodes, SimulatedChains, WalletNonces, WalletNumbers],
  exports: [...exported, DueTransfers, WalletNonces, WalletNumbers],
})
export class ChainsModule {}

/** Sends what was decided and watches what comes in. One service does this for all. */
@Module({
  imports: [ChainsModule, ExceptionsModule],
  providers: [
    ChainWork,
    ChainReports,
    ChainTroubles,
    WatchLeases,
    SendLoops,
    AdvanceTransfer,
    FailedSteps,
    CheckWallet,
    HeldWallets,
    RecoverWallet,
    WalletOutcomes,
    TransferQueue,
    WatchLoops,
    WatchChain,
    KeepBlocks,
    CreditFinalDeposits,
    CreditDeposit,
    RecordCredit,
    FrozenDeposits,
    ReleaseFrozenDepositsJob,
    ReverseDeposit,
    BeginRewind,
    EndRewind,
    CarryOutRewinds,
    BookAgain,
    SettleTransfer,
    EndForAccount,
    TransferBooks,
    WalletGasRows,
    DrawBackGas,
    ReleaseWallet,
    CancelTransfer,
    StuckTransfers,
    WalletDifferences,
    LedgerOfWallets,
    JudgeWallet,
    ReconcileChain,
    ReconcileChains,
    ReconcileJob,
    KeepWalletNumbersJob,
    Reconciliations,
  ],
  exports: [
    FrozenDeposits,
    HeldWallets,
    ReleaseWallet,
    CancelTransfer,
    StuckTransfers,
    Reconciliations,
    WalletDifferences,
  ],
})
export class ChainWorkModule {}

import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { LedgerModule } from '#ledger';
import { VaultModule } from '#vault';
import { chainConfig } from './chain-settings.js';
import { ChainReports } from './chain-reports.js';
import { ChainWork } from './chain-work.js';
import { ChainCursor } from './deposits/chain-cursor.entity.js';
import { Crediting } from './deposits/crediting.js';
import { Deposit } from './deposits/deposit.entity.js';
import { SeenBlock } from './deposits/seen-block.entity.js';
import { Watcher } from './deposits/watcher.js';
import { Watching } from './deposits/watching.js';
import { Gateways } from './gateways.js';
import { Signer } from './keys/signer.js';
import { CreateChains1763722810001 } from './migrations/create-chains.js';
import { RelateCredits1763722812000 } from './migrations/relate-credits.js';
import { SimulatedBlock } from './simulated/simulated-block.entity.js';
import { SimulatedChainRow } from './simulated/simulated-chain.entity.js';
import { SimulatedChains } from './simulated/simulated-chains.js';
import { SimulatedDeposits } from './simulated/simulated-deposits.js';
import { Tokens } from './tokens.js';
import { Bookkeeping } from './transactions/bookkeeping.js';
import { Movements } from './transactions/movements.js';
import { Transaction } from './transactions/transaction.entity.js';
import { Transactions } from './transactions/transactions.js';
import { Sender } from './transfers/sender.js';
import { Sending } from './transfers/sending.js';
import { Signatures } from './transfers/signatures.js';
import { SignedTransactionRow } from './transfers/signed-transaction.entity.js';
import { Transfer } from './transfers/transfer.entity.js';
import { TransferQueue } from './transfers/transfer-queue.js';
import { Transfers } from './transfers/transfers.js';
import { WalletNonce } from './transfers/wallet-nonce.entity.js';
import { WalletSeedRow } from './wallets/wallet-seed.entity.js';
import { WalletRow } from './wallets/wallet.entity.js';
import { Wallets } from './wallets/wallets.js';
import { HouseWallets } from './treasury/house-wallets.js';
import { OwnAddresses } from './treasury/own-addresses.js';
import { Treasury } from './treasury/treasury.js';
import { TreasuryPayments } from './treasury/treasury-payments.js';

/** What every service may do: look at wallets, and decide that tokens leave an account. */
@Global()
@Module({
  imports: [
    DatabaseModule,
    VaultModule,
    EventsModule,
    JobsModule,
    LedgerModule,
    persistence({
      entities: [
        ...[WalletSeedRow, WalletRow, Transfer, SignedTransactionRow, WalletNonce, Transaction],
        ...[Deposit, ChainCursor, SeenBlock, SimulatedBlock, SimulatedChainRow],
      ],
      migrations: [CreateChains1763722810001, RelateCredits1763722812000],
    }),
  ],
  // The signer is nobody else's: what is signed goes through Signatures.
  providers: [
    chainConfig,
    Tokens,
    Signer,
    Signatures,
    Wallets,
    Transfers,
    Gateways,
    SimulatedChains,
    SimulatedDeposits,
    HouseWallets,
    OwnAddresses,
    Treasury,
    TreasuryPayments,
    Transactions,
  ],
  exports: [
    Tokens,
    Signatures,
    Wallets,
    Transfers,
    Gateways,
    SimulatedDeposits,
    HouseWallets,
    OwnAddresses,
    Treasury,
    TreasuryPayments,
    Transactions,
  ],
})
export class ChainsModule {}

/** Doing it: sending, and watching what comes in. One service does that for all. */
@Module({
  imports: [ChainsModule],
  providers: [
    ChainWork,
    ChainReports,
    Sending,
    Sender,
    TransferQueue,
    Watching,
    Watcher,
    Crediting,
    Bookkeeping,
    Movements,
  ],
})
export class ChainWorkModule {}

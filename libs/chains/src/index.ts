export { addressProblem, canonicalAddress } from './addresses/address.js';
export { ChainWorkModule, ChainsModule } from './chains.module.js';
export { type CreditedDeposit, depositCredited } from './records/deposit-jobs.js';
export { ChainRewind } from './records/chain-rewind.entity.js';
export { rewindLifecycle } from './records/rewind.lifecycle.js';
export { Rewinds } from './deposits/rewinds.js';
export { FrozenDeposits } from './deposits/frozen-deposits.js';
export { Deposit } from './records/deposit.entity.js';
export {
  type ConversionOffer,
  type ConversionOffers,
  type Converted,
  Conversions,
  obstacleTo,
  spreadOf,
} from './fees/conversions.js';
export { type ChainFee, NetworkFees } from './fees/network-fees.js';
export { CancelTransfer } from './transfers/cancel-transfer.js';
export { HeldWallets } from './transfers/held-wallets.js';
export { ReleaseWallet } from './transfers/release-wallet.js';
export { WalletNonce } from './records/wallet-nonce.entity.js';
export { Gateways } from './connections/gateways.js';
export { type ReconciliationWithChains, Reconciliations } from './reconciliation/reconciliations.js';
export type { ReconciledChain } from './reconciliation/reconciled-chain.entity.js';
export type { WalletDifference } from './reconciliation/wallet-difference.entity.js';
export { WalletDifferences } from './reconciliation/wallet-differences.js';
export { SimulatedDeposits } from './simulated/simulated-deposits.js';
export { type TokenOnChain, Tokens } from './gateway/tokens.js';
export { Transaction, type TransactionType, transactionTypes } from './records/transaction.entity.js';
export { type Booking, RecordBooking } from './transactions/record-booking.js';
export { Owed, type OwedAmount } from './transactions/owed.js';
export { Transactions } from './transactions/transactions.js';
export { platformOrganizationId, type TreasuryAccountName, treasuryAccounts } from './wallets/treasury-accounts.js';
export { TreasuryWallets } from './wallets/treasury-wallets.js';
export { RefusedAddresses } from './treasury/refused-addresses.js';
export { Treasury, type TreasuryNeed, type TreasuryPayment } from './treasury/treasury.js';
export { type DeclareTreasuryNeed, TreasuryPayments } from './treasury/treasury-payments.js';
export { mostPayments } from './gateway/gateway.js';
export {
  type TransferArrival,
  type TransferEnd,
  type TransferLeftOut,
  payoutsLeftOut,
  transferArrived,
  transferEnded,
} from './records/transfer-jobs.js';
export { StuckTransfers } from './transfers/stuck-transfers.js';
export { Sweeps } from './transfers/sweeps.js';
export { type Reason, type TransferRequest, Transfers } from './transfers/transfers.js';
export { type RelatedType, Transfer, type TransferReason, payersOf, relatedTypes } from './records/transfer.entity.js';
export { SignerSocket } from './signing/signer-socket.js';
export { AnswerSigning } from './wallets/answer-signing.js';
export { CheckSeed } from './wallets/check-seed.js';
export { ExportSeed } from './wallets/export-seed.js';
export { RewrapSeed } from './wallets/rewrap-seed.js';
export { WalletRow } from './wallets/wallet.entity.js';
export { WalletSeedModule } from './wallets/wallet-seed.module.js';
export { Wallets, addressOn } from './wallets/wallets.js';

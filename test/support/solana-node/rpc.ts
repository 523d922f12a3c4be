import {
  type Address,
  type Transaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  isFullySignedTransaction,
} from '@solana/kit';
import { getTokenDecoder } from '@solana-program/token';
import { FailedTransactionMetadata } from 'litesvm';
import { rpcError } from './errors.js';
import type { ExecutedTransaction, Ledger, LedgerBlock } from './ledger.js';

export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

interface Config {
  readonly commitment?: string;
  readonly minContextSlot?: number;
  readonly skipPreflight?: boolean;
  readonly searchTransactionHistory?: boolean;
  readonly transactionDetails?: string;
  readonly dataSlice?: { readonly offset: number; readonly length: number };
}
type Method = (ledger: Ledger, ...params: never[]) => unknown;

const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address;

/** The methods of the real RPC that are used here, with its answers. */
export const methods: Readonly<Record<string, Method>> = {
  getGenesisHash: (ledger) => ledger.blocks[0]?.hash,
  getSlot: (ledger, config?: Config) => at(ledger, config).slot,
  getEpochInfo: (ledger, config?: Config) => {
    const { slot, height } = at(ledger, config);
    return { absoluteSlot: slot, blockHeight: height, epoch: 0, slotIndex: slot, slotsInEpoch: 432_000 };
  },
  getBlocks: (ledger, from: number, to: number, config?: Config) =>
    slots(ledger, config).filter((slot) => slot >= from && slot <= to),
  getBlocksWithLimit: (ledger, from: number, most: number, config?: Config) =>
    slots(ledger, config)
      .filter((slot) => slot >= from)
      .slice(0, most),
  getBlock,
  getBlockTime: (ledger, slot: number) => blockOf(ledger, slot).time,
  getFirstAvailableBlock: ({ firstAvailable }) => firstAvailable,
  getLatestBlockhash: (ledger, config?: Config) => {
    const { hash, height } = at(ledger, config);
    return inContext(ledger, { blockhash: hash, lastValidBlockHeight: height + 150 });
  },
  isBlockhashValid: (ledger, blockhash: string, config?: Config) =>
    inContext(ledger, ledger.isGood(blockhash, at(ledger, config))),
  getSignatureStatuses: (ledger, signatures: string[], config?: Config) =>
    inContext(
      ledger,
      signatures.map((signature) => statusOf(ledger, signature, config)),
    ),
  getSignaturesForAddress: (ledger, address: string, config?: Config) =>
    ledger.blocks
      .filter(({ slot }) => slot <= at(ledger, config).slot && slot >= ledger.firstAvailable)
      .flatMap(({ slot, transactions }) =>
        transactions
          .filter(({ accountKeys }) => accountKeys.includes(address))
          .map(({ signature, error }) => ({ signature, slot, err: error, memo: null, blockTime: null })),
      )
      .reverse(),
  getTransaction: (ledger, signature: string) => {
    const found = ledger.located(signature);
    if (found === undefined || found.block.slot > ledger.finalized.slot) return null;
    return { slot: found.block.slot, blockTime: found.block.time, ...(executed(found.transaction) as object) };
  },
  getMultipleAccounts: (ledger, addresses: Address[], config?: Config) =>
    inContext(
      ledger,
      addresses.map((address) => accountOf(ledger, address, config)),
      config,
    ),
  getTokenAccountsByOwner: (ledger, owner: string, { mint }: { mint: string }, config?: Config) =>
    inContext(ledger, tokenAccountsOf(ledger, owner, mint, config), config),
  getMinimumBalanceForRentExemption: ({ svm }, bytes: number) =>
    Number(svm.minimumBalanceForRentExemption(BigInt(bytes))),
  getRecentPrioritizationFees: ({ blocks }) =>
    blocks.slice(-150).map(({ slot }) => ({ slot, prioritizationFee: slot % 4 })),
  simulateTransaction: (ledger, wire: string) => inContext(ledger, simulated(ledger, wire)),
  sendTransaction,
};

function at(ledger: Ledger, { commitment = 'finalized', minContextSlot = 0 }: Config = {}): LedgerBlock {
  const block = commitment === 'finalized' ? ledger.finalized : ledger.tip;
  if (block.slot < minContextSlot)
    throw new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot: block.slot });
  return block;
}

function inContext(ledger: Ledger, value: unknown, { commitment }: Config = {}): unknown {
  const { slot } = commitment === 'finalized' ? ledger.finalized : ledger.tip;
  return { context: { apiVersion: '2.3.13', slot }, value };
}

function slots(ledger: Ledger, config?: Config): number[] {
  const newest = at(ledger, config).slot;
  return ledger.blocks.map(({ slot }) => slot).filter((slot) => slot <= newest && slot >= ledger.firstAvailable);
}

function blockOf(ledger: Ledger, slot: number): LedgerBlock {
  if (slot < ledger.firstAvailable) throw new RpcError(-32001, `Block ${slot} cleaned up, does not exist on node`);
  if (slot > ledger.finalized.slot) throw new RpcError(-32004, `Block not available for slot ${slot}`);
  const block = ledger.blocks.find((each) => each.slot === slot);
  if (block === undefined)
    throw new RpcError(-32007, `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`);
  return block;
}

function getBlock(ledger: Ledger, number: number, config: Config): unknown {
  const { slot: _, height, hash, parentHash, parentSlot, time, transactions } = blockOf(ledger, number);
  return {
    blockHeight: height,
    blockTime: time,
    blockhash: hash,
    parentSlot,
    previousBlockhash: parentHash,
    ...(config.transactionDetails === 'none' ? {} : { transactions: transactions.map(executed) }),
  };
}

function executed({
  signature,
  accountKeys,
  error,
  preBalances,
  postBalances,
  preTokenBalances,
  postTokenBalances,
}: ExecutedTransaction): unknown {
  return {
    meta: {
      err: error,
      fee: 5000,
      postBalances,
      postTokenBalances,
      preBalances,
      preTokenBalances,
      status: error === null ? { Ok: null } : { Err: error },
    },
    transaction: {
      accountKeys: accountKeys.map((pubkey) => ({ pubkey, signer: false, source: 'transaction', writable: true })),
      signatures: [signature],
    },
    version: 0,
  };
}

function statusOf(ledger: Ledger, signature: string, config: Config = {}): unknown {
  const found = ledger.located(signature);
  if (found === undefined) return null;
  const { block, transaction } = found;
  const isRecent = ledger.tip.height - block.height <= 300;
  if (!isRecent && config.searchTransactionHistory !== true) return null;
  if (!isRecent && block.slot < ledger.firstAvailable) return null;
  const isFinal = block.slot <= ledger.finalized.slot;
  return {
    confirmations: isFinal ? null : ledger.tip.height - block.height,
    confirmationStatus: isFinal ? 'finalized' : 'confirmed',
    err: transaction.error,
    slot: block.slot,
    status: transaction.error === null ? { Ok: null } : { Err: transaction.error },
  };
}

function accountOf({ svm }: Ledger, address: Address, config?: Config): unknown {
  const account = svm.getAccount(address);
  if (!account.exists) return null;
  const { executable, lamports, programAddress, space } = account;
  const data = inBase64(account.data, config);
  return { data, executable, lamports: Number(lamports), owner: programAddress, space: Number(space) };
}

function inBase64(data: ArrayLike<number>, { dataSlice }: Config = {}): [string, string] {
  const bytes = Buffer.from(data);
  const { offset, length } = dataSlice ?? { offset: 0, length: bytes.length };
  return [bytes.subarray(offset, offset + length).toString('base64'), 'base64'];
}

function tokenAccountsOf({ svm }: Ledger, owner: string, mint: string, config?: Config): unknown[] {
  return svm.getProgramAccounts(tokenProgram).flatMap((account) => {
    if (account.data.length !== 165) return [];
    const token = getTokenDecoder().decode(account.data);
    const data = inBase64(account.data, config);
    return token.owner === owner && token.mint === mint ? [{ pubkey: account.address, account: { data } }] : [];
  });
}

function simulated({ svm }: Ledger, wire: string): unknown {
  svm.withSigverify(false);
  try {
    const result = svm.simulateTransaction(decoded(wire));
    return { err: result instanceof FailedTransactionMetadata ? rpcError(result) : null, logs: [], unitsConsumed: 1 };
  } finally {
    svm.withSigverify(true);
  }
}

function sendTransaction(ledger: Ledger, wire: string, config: Config): string {
  const transaction = decoded(wire);
  if (!isFullySignedTransaction(transaction)) throw new RpcError(-32003, 'Transaction signature verification failure');
  const signature = getSignatureFromTransaction(transaction);
  if (config.skipPreflight !== true && ledger.located(signature) !== undefined)
    throw new RpcError(-32002, 'Transaction simulation failed: This transaction has already been processed', {
      err: 'AlreadyProcessed',
    });
  ledger.submit(transaction);
  return signature;
}

function decoded(wire: string): Transaction {
  return getTransactionDecoder().decode(Buffer.from(wire, 'base64'));
}

import { randomBytes } from 'node:crypto';
import {
  type Address,
  type Transaction,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
} from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS, getMintDecoder, getTokenDecoder } from '@solana-program/token';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { isNeverIncluded, rpcError } from './errors.js';

export interface TokenBalance {
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner: string;
  readonly programId: string;
  readonly uiTokenAmount: {
    readonly amount: string;
    readonly decimals: number;
    readonly uiAmount: number | null;
    readonly uiAmountString: string;
  };
}

export interface ExecutedTransaction {
  readonly signature: string;
  readonly accountKeys: readonly string[];
  readonly error: unknown;
  readonly preBalances: readonly number[];
  readonly postBalances: readonly number[];
  readonly preTokenBalances: readonly TokenBalance[];
  readonly postTokenBalances: readonly TokenBalance[];
}

export interface LedgerBlock {
  readonly slot: number;
  readonly height: number;
  readonly hash: string;
  readonly parentSlot: number;
  readonly parentHash: string;
  readonly time: number;
  readonly transactions: readonly ExecutedTransaction[];
}

const blockhashLife = 150;
const genesisTime = 1_790_000_000;

/** A real SVM, with blocks around it that are made when the test says so. */
export class Ledger {
  readonly svm = new LiteSVM().withBlockhashCheck(false);
  readonly blocks: LedgerBlock[] = [];
  /** How many slots it takes until a block is final. */
  finalityLag = 0;
  firstAvailable = 0;
  private slot = 0;
  private pending: Transaction[] = [];

  constructor() {
    this.mine();
  }

  get tip(): LedgerBlock {
    return required(this.blocks.at(-1));
  }

  get finalized(): LedgerBlock {
    return required(this.blocks.findLast(({ slot }) => slot <= this.slot - this.finalityLag) ?? this.blocks[0]);
  }

  submit(transaction: Transaction): void {
    this.pending.push(transaction);
  }

  /** What was submitted is lost, as it is when the leader of the slot drops it. */
  dropPending(): void {
    this.pending = [];
  }

  skipSlots(count: number): void {
    this.slot += count;
  }

  mine(count = 1): LedgerBlock {
    for (let nth = 0; nth < count; nth += 1) this.mineOne();
    return this.tip;
  }

  isGood(blockhash: string, at: LedgerBlock): boolean {
    const block = this.blocks.find(({ hash }) => hash === blockhash);
    return block !== undefined && block.height <= at.height && at.height - block.height <= blockhashLife;
  }

  located(signature: string): { block: LedgerBlock; transaction: ExecutedTransaction } | undefined {
    for (const block of this.blocks) {
      const transaction = block.transactions.find((each) => each.signature === signature);
      if (transaction !== undefined) return { block, transaction };
    }
    return undefined;
  }

  private mineOne(): void {
    const parent = this.blocks.at(-1);
    this.slot += 1;
    this.svm.warpToSlot(BigInt(this.slot));
    const transactions = this.pending.splice(0).flatMap((transaction) => this.execute(transaction));
    this.blocks.push({
      slot: this.slot,
      height: (parent?.height ?? -1) + 1,
      hash: getBase58Decoder().decode(randomBytes(32)),
      parentSlot: parent?.slot ?? 0,
      parentHash: parent?.hash ?? '1'.repeat(32),
      time: genesisTime + Math.floor(this.slot * 0.4),
      transactions,
    });
  }

  private execute(transaction: Transaction): ExecutedTransaction[] {
    const signature = getSignatureFromTransaction(transaction);
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    if (!('lifetimeToken' in message) || this.located(signature) !== undefined) return [];
    // A block of the next height is about to be made: the chain counts the age of a blockhash so.
    const parent = this.blocks.at(-1);
    if (parent === undefined || !this.isGood(message.lifetimeToken, { ...parent, height: parent.height + 1 }))
      return [];
    const accountKeys = message.staticAccounts;
    const preBalances = this.lamports(accountKeys);
    const preTokenBalances = this.tokenBalances(accountKeys);
    const result = this.svm.sendTransaction(transaction);
    const error = result instanceof FailedTransactionMetadata ? rpcError(result) : null;
    if (isNeverIncluded(error)) return [];
    const postTokenBalances = this.tokenBalances(accountKeys);
    const balances = { preBalances, postBalances: this.lamports(accountKeys), preTokenBalances, postTokenBalances };
    return [{ signature, accountKeys, error, ...balances }];
  }

  private lamports(accountKeys: readonly Address[]): number[] {
    return accountKeys.map((key) => Number(this.svm.getBalance(key) ?? 0n));
  }

  private tokenBalances(accountKeys: readonly Address[]): TokenBalance[] {
    return accountKeys.flatMap((key, accountIndex) => {
      const account = this.svm.getAccount(key);
      if (!account.exists || account.programAddress !== TOKEN_PROGRAM_ADDRESS || account.data.length !== 165) return [];
      const { mint, owner, amount } = getTokenDecoder().decode(account.data);
      const ofMint = this.svm.getAccount(mint);
      const decimals = ofMint.exists ? getMintDecoder().decode(ofMint.data).decimals : 0;
      const uiTokenAmount = { amount: String(amount), decimals, uiAmount: null, uiAmountString: String(amount) };
      return [{ accountIndex, mint, owner, programId: TOKEN_PROGRAM_ADDRESS, uiTokenAmount }];
    });
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The ledger has no block');
  return value;
}

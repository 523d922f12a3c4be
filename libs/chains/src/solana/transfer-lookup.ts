import { OrderRefused, type SignedTransaction, type Wallet } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { type SolanaNode, errorInWords } from './solana-node.js';
import { type Kit, token2022Program, tokenAccountOf, tokenProgram } from './token-instructions.js';
import { sourcesOf } from './token-sources.js';
import { type SolanaTransfer, compiledTransfer, feeLamports } from './transfer-message.js';
import { type TransferTerms, fromJson } from './transfer-terms.js';

const commitment = 'confirmed';
const tokenAccountBytes = 165;
/** A blockhash is valid for the 150 blocks that follow it. */
const blocksOfBlockhash = 150;

export interface LookupOptions {
  readonly gasWallet: Wallet;
  readonly highestUnitPriceMicroLamports: number;
}

/** Looks up on the chain what signing a transfer needs. */
export class TransferLookup {
  constructor(
    private readonly kit: Kit,
    private readonly node: SolanaNode,
    private readonly options: LookupOptions,
  ) {}

  /** Wallets need no SOL: the gas wallet pays for every transfer, and has to hold enough. */
  async checkGas({ wallet, mint, destination }: SolanaTransfer): Promise<void> {
    const { gasWallet, highestUnitPriceMicroLamports: price } = this.options;
    const tokenAccount = await tokenAccountOf(this.kit, destination, mint);
    const [gas, recipient] = await this.accounts([gasWallet.address, tokenAccount]);
    const lamports = gas?.isNull() === false ? BigInt(gas.field('lamports').whole()) : 0n;
    // The chain refuses to leave the gas wallet below the rent of an empty account.
    const rent = await this.rent(0);
    const newAccount = recipient?.isNull() === false ? 0n : await this.rent(tokenAccountBytes);
    const needed = feeLamports(wallet.address === gasWallet.address ? 1 : 2, price) + rent + newAccount;
    if (lamports < needed)
      throw new Error(
        `The gas wallet ${gasWallet.address} on SOLANA has ${inSol(lamports)} SOL and needs ${inSol(needed)} for the next transfer: send SOL to it`,
      );
  }

  async terms(transfer: SolanaTransfer, units: bigint, earlier: readonly SignedTransaction[]): Promise<TransferTerms> {
    await this.checkDestination(transfer.destination);
    const { wallet, mint } = transfer;
    const sources = await sourcesOf(this.kit, this.node, { wallet: wallet.address, mint, units });
    const unitPriceMicroLamports = await this.unitPrice(
      sources.map(({ account }) => account),
      earlier,
    );
    const terms = { ...(await this.lifetime()), unitPriceMicroLamports, sources };
    await this.simulate(transfer, terms);
    return terms;
  }

  /** Tokens sent to a token account, a mint or a program as if it were a wallet could be spent by no one. */
  private async checkDestination(destination: string): Promise<void> {
    const [account] = await this.accounts([destination]);
    if (account?.isNull() !== false) return;
    const owner = account.field('owner').text();
    if (owner === tokenProgram || owner === token2022Program)
      throw new OrderRefused(`${destination} on SOLANA is a token account or a mint, not the address of a wallet`);
    if (account.field('executable').flag())
      throw new OrderRefused(`${destination} on SOLANA is a program, not the address of a wallet`);
  }

  /**
   * A confirmed blockhash: in practice it is never undone, and a finalized one has already used a fifth of its life. If it were
   * undone, the transaction would be in no block, which does no harm.
   */
  private async lifetime(): Promise<Pick<TransferTerms, 'blockhash' | 'lastValidBlockHeight' | 'slot'>> {
    const latest = await this.node.ask('getLatestBlockhash', { commitment });
    const { blockhash, lastValidBlockHeight } = fields(latest.field('value'), 'blockhash', 'lastValidBlockHeight');
    const height = (await this.node.ask('getEpochInfo', { commitment })).field('blockHeight').whole();
    return {
      blockhash: blockhash.text(),
      // If the node's number were too small, another would be signed while this one can still be taken, so we count as well.
      lastValidBlockHeight: Math.max(lastValidBlockHeight.whole(), height + blocksOfBlockhash),
      slot: latest.field('context').field('slot').whole(),
    };
  }

  /** The upper quartile of recent fees for the same accounts, at least twice that of an earlier attempt, up to a limit. */
  private async unitPrice(accounts: readonly string[], earlier: readonly SignedTransaction[]): Promise<number> {
    const answer = await this.node.ask('getRecentPrioritizationFees', accounts);
    const fees = answer.items().map((fee) => fee.field('prioritizationFee').whole());
    const usual = fees.toSorted((one, other) => one - other)[Math.floor(fees.length * 0.75)] ?? 0;
    const before = earlier.map(({ terms }) => 2 * Math.max(fromJson(terms).unitPriceMicroLamports, 1));
    return Math.min(Math.max(usual, ...before), this.options.highestUnitPriceMicroLamports);
  }

  /** A transfer that the chain would revert is not signed. */
  private async simulate(transfer: SolanaTransfer, terms: TransferTerms): Promise<void> {
    const compiled = await compiledTransfer(this.kit, this.options.gasWallet, transfer, terms);
    const wire = this.kit.getBase64EncodedWireTransaction(compiled);
    const config = { encoding: 'base64', commitment, sigVerify: false, replaceRecentBlockhash: true };
    const answer = await this.node.ask('simulateTransaction', wire, config);
    const error = answer.field('value').field('err');
    if (!error.isNull()) throw new OrderRefused(`The transfer would fail on SOLANA: ${errorInWords(error.value)}`);
  }

  private async accounts(addresses: readonly string[]): Promise<readonly NodeAnswer[]> {
    const config = { encoding: 'base64', commitment, dataSlice: { offset: 0, length: 0 } };
    const value = (await this.node.ask('getMultipleAccounts', addresses, config)).field('value');
    const accounts = value.items();
    if (accounts.length !== addresses.length) throw value.isNot(`a list of ${addresses.length}`);
    return accounts;
  }

  private async rent(bytes: number): Promise<bigint> {
    return BigInt((await this.node.ask('getMinimumBalanceForRentExemption', bytes)).whole());
  }
}

function fields<Name extends string>(
  answer: NodeAnswer,
  ...names: readonly Name[]
): Readonly<Record<Name, NodeAnswer>> {
  return Object.fromEntries(names.map((name) => [name, answer.field(name)])) as Record<Name, NodeAnswer>;
}

function inSol(lamports: bigint): string {
  return `${lamports / 1_000_000_000n}.${String(lamports % 1_000_000_000n).padStart(9, '0')}`;
}

import type { SignatureBytes, TransactionPartialSigner } from '@solana/kit';
import type { TokenContracts, TokenSymbol } from '#contracts';
import { refuseWrongAddresses } from '../addresses/address.js';
import {
  type Block,
  type BlockRef,
  type BlockVerdict,
  Gateway,
  type Holdings,
  OrderRefused,
  type Order,
  type Preparation,
  type SignedTransaction,
  type Wallet,
  type TokenTransfer,
} from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import type { WalletKeys } from '../keys/wallet-keys.js';
import { onlyPayment } from '../gateway/only-payment.js';
import { publishedContracts } from '../gateway/tokens.js';
import { solanaMainnet } from '../settings/solana-mainnet.js';
import { usualPollMilliseconds } from '../settings/usual-poll-milliseconds.js';
import { holdingsOf } from './holdings.js';
import { SolanaBlocks } from './solana-blocks.js';
import { NodeRefusal, SolanaNode } from './solana-node.js';
import type { Kit } from './token-instructions.js';
import { TransferLookup } from './transfer-lookup.js';
import { type SolanaTransfer, compiledTransfer } from './transfer-message.js';
import { SolanaOrderMarks } from './order-marks.js';
import { SolanaOrderOutcomes } from './order-outcomes.js';
import { type JsonTerms, asJson, fromJson } from './transfer-terms.js';

export interface SolanaGatewayOptions {
  readonly rpcUrl: string;
  /** Pays for all transfers, so it needs SOL. */
  readonly gasWallet: Wallet;
  /** The mints, where they are not those of mainnet-beta. */
  readonly tokens?: TokenContracts;
  readonly genesisHash?: string | undefined;
  readonly pollMilliseconds?: number | undefined;
  readonly timeoutMilliseconds?: number;
  readonly asked?: ((questions: number) => void) | undefined;
  /** The highest priority fee, for each of the 200,000 compute units of a transfer. */
  readonly highestUnitPriceMicroLamports?: number;
}

/** SPL tokens on Solana. It reads finalized blocks only, which are never undone. */
export class SolanaGateway extends Gateway {
  override readonly blockchain = 'SOLANA';
  override readonly history = undefined;
  override readonly network: string;
  override readonly pollMilliseconds: number;
  override readonly marks: SolanaOrderMarks;

  private readonly tokens: TokenContracts;
  private readonly gasWallet: Wallet;
  private readonly blocks: SolanaBlocks;
  private readonly lookup: TransferLookup;
  private readonly outcomes: SolanaOrderOutcomes;

  private constructor(
    private readonly kit: Kit,
    private readonly node: SolanaNode,
    options: SolanaGatewayOptions,
  ) {
    super();
    this.network = options.genesisHash ?? solanaMainnet;
    const { tokens = publishedContracts('SOLANA'), gasWallet, highestUnitPriceMicroLamports = 1_000_000 } = options;
    this.pollMilliseconds = options.pollMilliseconds ?? usualPollMilliseconds.SOLANA;
    this.tokens = tokens;
    this.gasWallet = gasWallet;
    this.blocks = new SolanaBlocks(
      node,
      new Map(Object.entries(tokens).map(([token, mint]) => [mint, token as TokenSymbol])),
    );
    this.lookup = new TransferLookup(kit, node, { gasWallet, highestUnitPriceMicroLamports });
    this.outcomes = new SolanaOrderOutcomes(node);
    this.marks = new SolanaOrderMarks(kit, node, (slot) => this.outcomes.checkHistory(slot));
  }

  /** Does not ask the node anything: it may be down while a service starts. */
  static async open(options: SolanaGatewayOptions): Promise<SolanaGateway> {
    const {
      rpcUrl,
      genesisHash = solanaMainnet,
      timeoutMilliseconds = 20_000,
      tokens = {},
      gasWallet,
      asked,
    } = options;
    refuseWrongAddresses('SOLANA', { ...tokens, 'gas wallet': gasWallet.address });
    const node = new SolanaNode({ rpcUrl, genesisHash, timeoutMilliseconds, asked });
    return new SolanaGateway(await import('@solana/kit'), node, options);
  }

  override head(): Promise<BlockRef> {
    return this.blocks.head();
  }

  override blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]> {
    return this.blocks.after(block, most);
  }

  /** It reads final blocks only. */
  override async finalUpTo(newest: BlockRef): Promise<number> {
    return newest.number;
  }

  override holdings(token: TokenSymbol, addresses: readonly string[]): Promise<Holdings> {
    const mint = this.tokens[token];
    if (mint === undefined) throw new Error(`There is no ${token} on SOLANA`);
    return holdingsOf(this.kit, this.node, mint, addresses);
  }

  /** Of a lamport there are a billion in a coin. */
  override async coins(address: string): Promise<bigint> {
    const answer = await this.node.ask('getBalance', address, { commitment: 'finalized' });
    return BigInt(answer.field('value').whole());
  }

  override verdictsOn(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    return Promise.all(blocks.map((block) => this.blocks.verdictOn(block)));
  }

  override transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    return this.blocks.transfersIn(blocks);
  }

  override async missing(order: Order): Promise<Preparation | undefined> {
    await this.lookup.checkGas(this.transferOf(order).transfer);
    return undefined;
  }

  override async terms(order: Order, earlier: readonly SignedTransaction[]): Promise<JsonTerms> {
    const { transfer, units } = this.transferOf(order);
    return asJson(await this.lookup.terms(transfer, units, earlier));
  }

  override async sign(order: Order, _nonce: number, terms: JsonTerms, keys: WalletKeys): Promise<SignedTransaction> {
    const { transfer, units } = this.transferOf(order);
    const known = fromJson(terms);
    if (known.sources.reduce((sum, source) => sum + source.units, 0n) !== units)
      throw new TypeError(`The terms are those of another order than ${order.id}`);
    const compiled = await compiledTransfer(this.kit, this.gasWallet, transfer, known);
    const wallets = new Map([this.gasWallet, order.wallet].map((wallet) => [wallet.address, wallet]));
    const signers = [...wallets.values()].map((wallet) => this.signer(wallet, keys));
    const signed = await this.kit.signTransactionWithSigners(signers, compiled);
    return {
      hash: this.kit.getSignatureFromTransaction(signed),
      raw: this.kit.getBase64EncodedWireTransaction(signed),
      terms,
    };
  }

  /**
   * Without preflight: the transfer was simulated before it was signed. If it fails all the same, it fails on the chain, where
   * that is final and visible; if a node held it back, it would be unknown whether it is ever taken.
   */
  override async broadcast({ hash, raw }: SignedTransaction): Promise<void> {
    try {
      const answer = await this.node.ask('sendTransaction', raw, { encoding: 'base64', skipPreflight: true });
      if (answer.text() !== hash) throw answer.isNot('the transaction that was sent');
    } catch (error) {
      if (!isNoFailure(error)) throw error;
    }
  }

  override outcome(order: Order, _nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    return this.outcomes.of(signed, this.transferOf(order).transfer.destination);
  }

  private transferOf(order: Order): { transfer: SolanaTransfer; units: bigint } {
    if (order.kind !== 'tokens')
      throw new TypeError(`On SOLANA nothing has to be prepared: order ${order.id} asks for it`);
    const mint = this.tokens[order.token];
    if (mint === undefined) throw new TypeError(`${order.token} is not on SOLANA`);
    const { destination, units } = onlyPayment('SOLANA', order, 64);
    if (destination === order.wallet.address) throw new OrderRefused(`Order ${order.id} pays its own wallet`);
    return { transfer: { mark: order.mark, wallet: order.wallet, mint, destination }, units };
  }

  private signer(wallet: Wallet, keys: WalletKeys): TransactionPartialSigner {
    const address = this.kit.address(wallet.address);
    const sign = async (bytes: Uint8Array): Promise<Record<string, SignatureBytes>> => ({
      [address]: (await keys.sign(this.blockchain, wallet, bytes)) as SignatureBytes,
    });
    return {
      address,
      signTransactions: (transactions) =>
        Promise.all(transactions.map(({ messageBytes }) => sign(Uint8Array.from(messageBytes)))),
    };
  }
}

/** The chain has it already, or its blockhash has expired: `outcome` finds out. */
function isNoFailure(error: unknown): boolean {
  if (!(error instanceof NodeRefusal)) return false;
  return error.transactionError === 'AlreadyProcessed' || error.transactionError === 'BlockhashNotFound';
}

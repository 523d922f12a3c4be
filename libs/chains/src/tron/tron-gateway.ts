import type { TokenContracts, TokenSymbol } from '#contracts';
import { refuseWrongAddresses } from '../addresses/address.js';
import { evmBytesOfTron } from '../addresses/tron-address.js';
import {
  type Block,
  type BlockRef,
  type BlockVerdict,
  Gateway,
  type Holdings,
  type Order,
  type Preparation,
  type SignedTransaction,
  type TokenOrder,
  type Wallet,
  type TokenTransfer,
} from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import { publishedContracts } from '../gateway/tokens.js';
import type { WalletKeys } from '../keys/wallet-keys.js';
import { tronMainnet } from '../settings/tron-mainnet.js';
import { usualPollMilliseconds } from '../settings/usual-poll-milliseconds.js';
import { TronFees } from './fees.js';
import { TronOrderMarks } from './order-marks.js';
import { type IsDone, TronOrderOutcomes } from './order-outcomes.js';
import { callOf, gasOf, paymentOf } from './orders.js';
import { holdingsOf } from './holdings.js';
import { SolidBlocks } from './solid-blocks.js';
import { type TokensByContract, transfersBy } from './token-transfers.js';
import { coins, contractCall, rawData, signed } from './transaction.js';
import { type JsonTerms, asJson, fromJson } from './transaction-terms.js';
import { TronNode } from './tron-node.js';

/** The chain takes a transaction for at most a day. The shorter it is, the sooner another can be signed for one that got lost. */
const validMilliseconds = 5 * 60 * 1_000;

export interface TronGatewayOptions {
  readonly rpcUrl: string;
  /** Fills the wallets that send with coins for the fee, so it needs TRX. */
  readonly gasWallet: Wallet;
  /** The contracts of the tokens, where they are not those of the main network. */
  readonly tokens?: TokenContracts;
  readonly genesisHash?: string | undefined;
  readonly pollMilliseconds?: number | undefined;
  readonly timeoutMilliseconds?: number;
  readonly asked?: ((questions: number) => void) | undefined;
  readonly highestFeeSun?: bigint;
}

/** TRC-20 tokens on TRON. It reads solidified blocks only, which are never undone. */
export class TronGateway extends Gateway {
  override readonly blockchain = 'TRON';
  /** TRON does not count the transactions of a wallet. */
  override readonly history = undefined;
  override readonly network: string;
  override readonly pollMilliseconds: number;

  private readonly tokens: TokenContracts;
  private readonly byContract: TokensByContract;
  private readonly node: TronNode;
  private readonly blocks: SolidBlocks;
  private readonly fees: TronFees;
  private readonly outcomes: TronOrderOutcomes;
  override readonly marks: TronOrderMarks;

  /** Does not ask the node anything: it may be down while a service starts. */
  constructor(options: TronGatewayOptions) {
    super();
    const { rpcUrl, genesisHash = tronMainnet, timeoutMilliseconds = 20_000, gasWallet, asked } = options;
    const {
      tokens = publishedContracts('TRON'),
      highestFeeSun = 100_000_000n,
      pollMilliseconds = usualPollMilliseconds.TRON,
    } = options;
    refuseWrongAddresses('TRON', { ...tokens, 'gas wallet': gasWallet.address });
    this.network = genesisHash;
    this.pollMilliseconds = pollMilliseconds;
    this.tokens = tokens;
    this.byContract = new Map(
      Object.entries(tokens).map(([token, contract]) => [hexOf(contract), token as TokenSymbol]),
    );
    this.node = new TronNode({ rpcUrl, genesisHash, timeoutMilliseconds, asked });
    this.blocks = new SolidBlocks(this.node, this.byContract);
    this.fees = new TronFees(this.node, { gasWallet, highestFeeSun });
    this.outcomes = new TronOrderOutcomes(this.node, this.blocks);
    this.marks = new TronOrderMarks(this.blocks, validMilliseconds);
  }

  override async head(): Promise<BlockRef> {
    const { number, hash } = await this.blocks.newest();
    return { number, hash };
  }

  override blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]> {
    return this.blocks.after(block, most);
  }

  /** It reads final blocks only. */
  override async finalUpTo(newest: BlockRef): Promise<number> {
    return newest.number;
  }

  override holdings(token: TokenSymbol, addresses: readonly string[]): Promise<Holdings> {
    const contract = this.tokens[token];
    if (contract === undefined) throw new Error(`There is no ${token} on TRON`);
    return holdingsOf(this.node, this.blocks, contract, addresses);
  }

  override verdictsOn(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    return Promise.all(blocks.map((block) => this.blocks.verdictOn(block)));
  }

  override transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    return this.blocks.transfersIn(blocks);
  }

  override async missing(order: Order): Promise<Preparation | undefined> {
    if (order.kind === 'tokens') return this.fees.missing(callOf(order, this.tokens));
    await this.fees.checkReserve(gasOf(order).sun);
    return undefined;
  }

  /** The reference is a solidified block, so that no reorganization undoes it, and time is the chain's own. */
  override async terms(order: Order): Promise<JsonTerms> {
    const { number, hash, time } = await this.blocks.newest();
    const feeLimitSun = order.kind === 'tokens' ? Number(await this.fees.feeLimit(callOf(order, this.tokens))) : 0;
    const reference = { referenceBlock: number, referenceHash: hash, referenceTime: time };
    return asJson({ ...reference, expiration: time + validMilliseconds, feeLimitSun });
  }

  override async sign(order: Order, _nonce: number, terms: JsonTerms, keys: WalletKeys): Promise<SignedTransaction> {
    const { wallet } = order;
    const contract =
      order.kind === 'tokens' ? contractCall(callOf(order, this.tokens)) : coins(wallet.address, gasOf(order));
    const raw = rawData(contract, fromJson(terms));
    return { ...signed(raw, await keys.sign(this.blockchain, wallet, raw)), terms };
  }

  override async broadcast({ hash, raw }: SignedTransaction): Promise<void> {
    const answer = await this.node.ask('/wallet/broadcasthex', { transaction: raw });
    const code = answer.maybe('code')?.text() ?? '';
    // The chain has it already, or it has expired: `outcome` finds out.
    if (code === 'DUP_TRANSACTION_ERROR' || code === 'TRANSACTION_EXPIRATION_ERROR') return;
    if (answer.maybe('result')?.value !== true)
      throw new Error(
        `The TRON node refused a transaction: ${/^[A-Z_]{3,60}$/.test(code) ? code : 'it does not say why'}`,
      );
    if (answer.field('txid').value !== hash) throw answer.isNot('about the transaction that was sent');
  }

  override outcome(order: Order, _nonce: number, signedBefore: readonly SignedTransaction[]): Promise<OrderOutcome> {
    if (order.kind === 'preparation')
      return this.outcomes.of(signedBefore, gasOf(order).to, (info) => info.maybe('result')?.value !== 'FAILED');
    return this.outcomes.of(signedBefore, paymentOf(order).destination, this.isPaid(order));
  }

  /** A call can succeed and move nothing: what counts is that the contract says it has moved these tokens. */
  private isPaid(order: TokenOrder): IsDone {
    const { destination, units } = paymentOf(order);
    return (info) =>
      transfersBy(info, this.byContract).some(
        (moved) =>
          moved.token === order.token &&
          moved.source === order.wallet.address &&
          moved.destination === destination &&
          moved.units === units,
      );
  }
}

function hexOf(address: string): string {
  return Buffer.from(evmBytesOfTron(address)).toString('hex');
}

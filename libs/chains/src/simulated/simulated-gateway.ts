import { createHash } from 'node:crypto';
import {
  type Blockchain,
  type TokenSymbol,
  hundredthsOf,
  sandboxHundredths,
  toDecimal,
  tokenExponent,
} from '#contracts';
import type { Clock } from '#runtime';
import { canonicalAddress } from '../addresses/address.js';
import {
  type Block,
  type BlockRef,
  type BlockVerdict,
  Gateway,
  type Holdings,
  type Order,
  type Payment,
  type Preparation,
  type SignedTransaction,
  type TokenTransfer,
} from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import type { SimulatedBlocks, SimulatedTransaction } from './simulated-blocks.js';
import { transactionHashOf } from './simulated-hashes.js';

/**
 * A chain in the database: every transaction is a block of its own, and final two seconds later by the clock of the sandbox.
 * Like a real one it takes a transaction once and knows nothing of accounts.
 */
export class SimulatedGateway extends Gateway {
  override readonly network = 'simulated';
  /** It is in the database itself, and loses what the database loses. */
  override readonly history = undefined;
  override readonly pollMilliseconds = 250;

  constructor(
    override readonly blockchain: Blockchain,
    private readonly blocks: SimulatedBlocks,
    private readonly clock: Clock,
  ) {
    super();
  }

  override head(): Promise<BlockRef> {
    return this.blocks.head();
  }

  override blocksAfter({ number }: BlockRef, most: number): Promise<readonly Block[]> {
    return this.blocks.after(number, most);
  }

  override finalUpTo(): Promise<number> {
    return this.blocks.finalUpTo(this.clock.now());
  }

  override holdings(token: TokenSymbol, addresses: readonly string[]): Promise<Holdings> {
    return this.blocks.holdings(token, addresses, this.clock.now());
  }

  override async verdictsOn(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    const [{ number: newest }, final] = [await this.blocks.head(), await this.finalUpTo()];
    return blocks.map(({ number, hash }) => {
      if (number > newest) return 'missing';
      if (hash !== this.blocks.reference(number).hash) return 'replaced';
      return number <= final ? 'final' : 'open';
    });
  }

  override transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    return Promise.all(
      blocks.map(async ({ number }) => (await this.blocks.after(number - 1, 1)).flatMap(({ transfers }) => transfers)),
    );
  }

  override missing(): Promise<Preparation | undefined> {
    return Promise.resolve(undefined);
  }

  override terms(): Promise<Readonly<Record<string, string | number>>> {
    return Promise.resolve({});
  }

  override sign(order: Order, nonce: number): Promise<SignedTransaction> {
    if (order.kind !== 'tokens') throw new Error('A simulated chain needs no preparation');
    const { wallet, token, payments } = order;
    const raw = JSON.stringify({
      source: wallet.address,
      token,
      payments: payments.map(({ destination, units }) => ({ destination, units: String(units) })),
      ...(payments.some(isRefused) ? { fails: true } : {}),
    });
    const digest = createHash('sha512').update(`${order.id} ${nonce} ${raw}`).digest();
    return Promise.resolve({ hash: transactionHashOf(this.blockchain, digest), raw, terms: {} });
  }

  override async broadcast({ hash, raw }: SignedTransaction): Promise<void> {
    const { fails = false, ...transaction } = JSON.parse(raw) as SimulatedTransaction & { fails?: boolean };
    await this.blocks.add({ ...transaction, hash, succeeded: !fails });
  }

  override async outcome(order: Order, _nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    const block = await this.blocks.of(signed.map(({ hash }) => hash));
    if (block === undefined) return { state: 'missing' };
    const { number, transactionHash: hash, succeeded, minedAt, finalAt } = block;
    if (finalAt > this.clock.now()) return { state: 'included', hash, confirmations: 1 };
    const destination = destinationOf(order, this.blockchain);
    return { state: 'final', hash, succeeded, blockNumber: Number(number), minedAt, destination };
  }
}

/** A transaction that is taken and fails. */
function isRefused({ units, amounts = [toDecimal(units, tokenExponent)] }: Payment): boolean {
  return amounts.some((amount) => hundredthsOf(amount) === sandboxHundredths.refusedByChain);
}

/** Stands for the contract that pays several on a real chain. No one has a key for it. */
const handsOn = canonicalAddress('ETHEREUM', '0x00000000000000000000000000000000d15be25e');

function destinationOf(order: Order, blockchain: Blockchain): string {
  const payments = order.kind === 'tokens' ? order.payments : [];
  const [only] = payments;
  if (payments.length === 1 && only !== undefined) return canonicalAddress(blockchain, only.destination);
  return handsOn;
}

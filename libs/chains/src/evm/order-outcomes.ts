import { type Order, type SignedTransaction, cancellation } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import { type Header, type Receipt, hash } from './answers.js';
import type { Blocks } from './blocks.js';
import type { EvmChain } from './evm-chain.js';
import { isOutgrown } from './fees.js';
import { finalUpTo } from './finality.js';
import { marketOf } from './fee-market.js';
import { NodeFailed } from './node.errors.js';
import { questions } from './questions.js';
import { attemptsOf } from './terms.js';
import { type EvmWalletHistory, topicOf } from './wallet-history.js';

interface Found {
  readonly receipt: Receipt;
  readonly block: Header;
  readonly confirmations: number;
}

/** What became of signed transactions. It is read from the chain each time, since a reorganization may change it. */
export class EvmOrderOutcomes {
  constructor(
    private readonly chain: EvmChain,
    private readonly blocks: Blocks,
    private readonly history: EvmWalletHistory,
  ) {}

  async of(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    const found = await this.found(signed);
    if (found === undefined) return this.ofMissing(order, nonce, signed);
    const { receipt, block, confirmations } = found;
    const { transactionHash, hasSucceeded } = receipt;
    const taken = signed.find((each) => each.hash.toLowerCase() === transactionHash);
    const isCancellation = taken?.terms['purpose'] === cancellation;
    const hasMoved = hasSucceeded && !isCancellation && (await this.hasMoved(order, found));
    if (!(await this.isFinal(found))) return { state: 'included', hash: transactionHash, confirmations };
    return {
      state: 'final',
      hash: transactionHash,
      succeeded: hasMoved,
      isCancellation,
      gasUnits: billionths(receipt.fee),
      blockNumber: block.number,
      minedAt: block.minedAt,
      destination: this.chain.calls.destinationOf(order),
    };
  }

  private async isFinal({ block, confirmations }: Found): Promise<boolean> {
    if (confirmations < this.chain.confirmations) return false;
    return block.number <= (await finalUpTo(this.chain, block.number + confirmations - 1));
  }

  /** The attempt that is on the chain. Its block has to be the one that the chain has at that number. */
  private async found(signed: readonly SignedTransaction[]): Promise<Found | undefined> {
    const { node } = this.chain;
    const hashes = signed.map((transaction) => hash(transaction.hash, 'the hash of a signed transaction'));
    const receipts = await node.askAll<(Receipt | undefined)[]>(hashes.map((each) => questions.receipt(each)));
    for (const receipt of receipts) {
      if (receipt === undefined) continue;
      const [block, head] = await node.askAll<[Header | undefined, Header]>([
        questions.header(receipt.blockNumber),
        questions.head,
      ]);
      const isThere = block?.transactions.includes(receipt.transactionHash) === true;
      if (!isThere || block.hash !== receipt.blockHash) continue;
      return { receipt, block, confirmations: Math.max(head.number - block.number + 1, 1) };
    }
    return undefined;
  }

  private async ofMissing(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    const { node, calls, policy } = this.chain;
    const used = await node.ask(questions.transactionCount(calls.address(order.wallet.address)));
    if (used > nonce) return this.ofUsedNonce(order, nonce, signed);
    // It waits for the transaction with the nonce before it, so its fees say nothing yet.
    if (used < nonce) return { state: 'missing' };
    const isStuck = isOutgrown(await marketOf(this.chain), attemptsOf(signed), policy);
    return { state: isStuck ? 'signAgain' : 'missing', isNext: true };
  }

  /** It may have been mined since we looked. */
  private async ofUsedNonce(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    const found = await this.found(signed);
    if (found !== undefined)
      return { state: 'included', hash: found.receipt.transactionHash, confirmations: found.confirmations };
    this.chain.warn(
      `On ${this.chain.blockchain} nonce ${nonce} of ${order.wallet.address} is taken, and no attempt for order ${order.id} has a receipt: the node is behind, what was signed was lost, or somebody else has the key`,
    );
    const isFinal = (await this.history.finalCountOf(order.wallet.address)) > nonce;
    return { state: isFinal ? 'overtaken' : 'missing' };
  }

  /**
   * Some tokens answer false where others revert: then the transaction has succeeded, and nothing has moved. What a transfer has
   * reserved is released then, so a receipt is not enough for that: the logs of its block must not tell of any either.
   */
  private async hasMoved(order: Order, { receipt: { logs, transactionHash }, block }: Found): Promise<boolean> {
    if (order.kind === 'preparation') return true;
    const { blockchain, calls, ethereum } = this.chain;
    const token = calls.token(order.token).toLowerCase();
    const wallet = calls.address(order.wallet.address);
    const source = topicOf(wallet);
    const isTold = logs.some(
      ({ address, topics }) => address === token && topics[0] === ethereum.transferTopic && topics[1] === source,
    );
    if (isTold) return true;
    const [transfers = []] = await this.blocks.transfersIn([block]);
    if (transfers.some((each) => each.transactionHash === transactionHash && each.source === wallet))
      throw new NodeFailed(
        `The node of ${blockchain} answered that ${transactionHash} succeeded, but no tokens moved in it`,
      );
    return false;
  }
}

/** Of a coin, from its wei. */
function billionths(wei: bigint): bigint {
  return (wei + 999_999_999n) / 1_000_000_000n;
}

import type { Order, WalletHistory, WalletTransaction } from '../gateway/gateway.js';
import type { SentTransaction } from './answers.js';
import type { EvmChain } from './evm-chain.js';
import { finalUpTo } from './finality.js';
import type { Address, Hex } from './hex.js';
import { NodeFailed } from './node.errors.js';
import { questions } from './questions.js';

/** Providers limit how many blocks one question may be about. */
const blocksOfQuestion = 1_000;

/** What the chain has of a wallet, whatever is known of it here. */
export class EvmWalletHistory implements WalletHistory {
  constructor(private readonly chain: EvmChain) {}

  async countOf(address: string): Promise<number> {
    const { node, calls } = this.chain;
    return node.ask(questions.transactionCount(calls.address(address)));
  }

  async pendingCountOf(address: string): Promise<number> {
    const { node, calls } = this.chain;
    return node.ask(questions.pendingCount(calls.address(address)));
  }

  async finalCountOf(address: string): Promise<number> {
    const { node, calls } = this.chain;
    return node.ask(questions.transactionCountAt(calls.address(address), await this.finalBlock()));
  }

  /** Every token that leaves a wallet is logged by its contract, so no payment is missing; what only prepares others is. */
  async paymentsOf(address: string, fromBlock: number): Promise<WalletTransaction[]> {
    const { node, blockchain } = this.chain;
    const hashes = await this.hashesOf(address, fromBlock);
    const found = await node.askAll<(SentTransaction | undefined)[]>(hashes.map((each) => questions.transaction(each)));
    const source = address.toLowerCase();
    return found
      .map((transaction) => {
        if (transaction === undefined)
          throw new NodeFailed(`The node of ${blockchain} does not know a transaction that it told of`);
        return transaction;
      })
      .filter(({ from }) => from === source)
      .sort((one, other) => one.nonce - other.nonce)
      .map((transaction) => this.transactionOf(transaction));
  }

  /** A count may be a mistake of the node, and its logs may be missing: what a block holds is neither. */
  async transactionWith(
    address: string,
    nonce: number,
  ): Promise<(WalletTransaction & { readonly succeeded: boolean }) | undefined> {
    const { node, calls, blockchain } = this.chain;
    const wallet = calls.address(address);
    const block = await this.blockOf(wallet, nonce);
    if (block === undefined) return undefined;
    const sent = (await node.ask(questions.transactionsIn(block, wallet))).find((each) => each.nonce === nonce);
    if (sent === undefined) return undefined;
    const receipt = await node.ask(questions.receipt(sent.hash));
    if (receipt === undefined)
      throw new NodeFailed(`The node of ${blockchain} has no receipt of ${sent.hash}, which is in block ${block}`);
    return { ...this.transactionOf(sent), succeeded: receipt.hasSucceeded };
  }

  /** Looked for backwards in growing steps, as most nodes know only of the newest blocks how many there were. */
  private async blockOf(wallet: Address, nonce: number): Promise<number | undefined> {
    const isTakenAt = async (block: number): Promise<boolean> =>
      (await this.chain.node.ask(questions.transactionCountAt(wallet, block))) > nonce;
    let taken = await this.finalBlock();
    if (!(await isTakenAt(taken))) return undefined;
    let free = taken - 1;
    for (let step = 2; free >= 0 && (await isTakenAt(free)); step *= 2) {
      taken = free;
      free = Math.max(free - step, -1);
    }
    while (taken - free > 1) {
      const middle = Math.floor((taken + free) / 2);
      if (await isTakenAt(middle)) taken = middle;
      else free = middle;
    }
    return taken;
  }

  private async hashesOf(address: string, fromBlock: number): Promise<Hex[]> {
    const { node, calls, ethereum } = this.chain;
    const asked = { tokens: [...calls.tokens.values()], topic: ethereum.transferTopic };
    const last = await this.finalBlock();
    const hashes = new Set<Hex>();
    for (let from = fromBlock; from <= last; from += blocksOfQuestion) {
      const range = { from, to: Math.min(from + blocksOfQuestion - 1, last) };
      for (const hash of await node.ask(questions.hashesOfPayments(topicOf(address), asked, range))) hashes.add(hash);
    }
    return [...hashes];
  }

  private transactionOf({ hash, nonce, to, data }: SentTransaction): WalletTransaction {
    const isFor = (order: Order): boolean => {
      const call = this.chain.calls.of(order);
      return call.to.toLowerCase() === to && call.data.toLowerCase() === data;
    };
    return { nonce, hash, isFor };
  }

  private async finalBlock(): Promise<number> {
    const newest = await this.chain.node.ask(questions.headNumber);
    return Math.max(await finalUpTo(this.chain, newest), 0);
  }
}

export function topicOf(address: string): Hex {
  return `0x${'00'.repeat(12)}${address.slice(2).toLowerCase()}`;
}

import type { Order, WalletHistory, WalletPayment } from '../gateway/gateway.js';
import type { SentTransaction } from './answers.js';
import type { EvmChain } from './evm-chain.js';
import { finalUpTo } from './finality.js';
import type { Hex } from './hex.js';
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

  async finalCountOf(address: string): Promise<number> {
    const { node, calls } = this.chain;
    return node.ask(questions.transactionCountAt(calls.address(address), await this.finalBlock()));
  }

  /** Every token that leaves a wallet is logged by its contract, so no payment is missing; what only prepares others is. */
  async paymentsOf(address: string, fromBlock: number): Promise<WalletPayment[]> {
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
      .map((transaction) => this.paymentOf(transaction));
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

  private paymentOf({ hash, nonce, to, data }: SentTransaction): WalletPayment {
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

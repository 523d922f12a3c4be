import type { TokenSymbol } from '#contracts';
import type { Block, BlockRef, TokenTransfer } from '../gateway/gateway.js';
import type { Header, EvmLog, Receipt } from './answers.js';
import { hasTransactions } from './block-transactions.js';
import { mayHold } from './bloom.js';
import type { EvmChain } from './evm-chain.js';
import type { Address, Hex } from './hex.js';
import { NodeFailed, NodeRefused } from './node.errors.js';
import { questions } from './questions.js';

/** How many blocks two requests ask for. */
const mostBlocks = 100;

/** Of several nodes behind one address, one may lack the newest blocks that another has told of. */
const farBehind = 50;

interface Watched {
  readonly symbol: TokenSymbol;
  readonly contract: Address;
  readonly hash: Hex;
}

/** Reads blocks with the transfers in them. Answers count only for exactly those blocks that link up. */
export class Blocks {
  private readonly watched: readonly Watched[];
  private readonly topicHash: Hex;

  constructor(private readonly chain: EvmChain) {
    const { calls, ethereum } = chain;
    this.topicHash = ethereum.hashOf(ethereum.transferTopic);
    this.watched = [...calls.tokens].map(([symbol, address]) => {
      const contract = address.toLowerCase() as Address;
      return { symbol, contract, hash: ethereum.hashOf(contract) };
    });
  }

  async after(block: BlockRef, most: number): Promise<Block[]> {
    return this.read(await this.headersAfter(block, most));
  }

  /** In two requests, however many blocks. */
  async transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    const headers = await this.chain.node.askAll<(Header | undefined)[]>(
      blocks.map(({ number }) => questions.header(number)),
    );
    const same = headers.filter((header, at) => header !== undefined && header.hash === blocks[at]?.hash);
    const read = await this.read(same.filter((header) => header !== undefined));
    return blocks.map(({ hash }) => read.find((block) => block.hash === hash)?.transfers ?? []);
  }

  private async read(headers: readonly Header[]): Promise<Block[]> {
    const logs = await this.chain.node.askAll<(readonly EvmLog[])[]>(
      headers.map(({ hash }) => questions.logs(hash, this.contracts(), this.chain.ethereum.transferTopic)),
    );
    const blocks: Block[] = [];
    for (const [at, header] of headers.entries()) blocks.push(await this.blockOf(header, logs[at] ?? []));
    return blocks;
  }

  /** Each builds on the one before. A reorganization in between, or a node that is behind, ends the list early. */
  private async headersAfter({ number }: BlockRef, most: number): Promise<Header[]> {
    const { node } = this.chain;
    const ahead = (await node.ask(questions.headNumber)) - number;
    const count = Math.min(ahead, most, mostBlocks);
    const numbers = Array.from({ length: Math.max(count, 0) }, (_, index) => number + 1 + index);
    const headers = await node.askAll<(Header | undefined)[]>(numbers.map((each) => questions.header(each)));
    if (ahead > farBehind && headers[0] === undefined)
      throw this.failed(
        `does not have block ${number + 1}, and ${ahead - 1} later ones: it keeps too little of the past, and what comes in is credited once one that has that block is asked`,
      );
    const linked: Header[] = [];
    for (const header of headers) {
      const last = linked.at(-1);
      if (header === undefined || (last !== undefined && header.parentHash !== last.hash)) break;
      linked.push(header);
    }
    return linked;
  }

  private async blockOf(header: Header, answered: readonly EvmLog[]): Promise<Block> {
    const { number, hash, parentHash, minedAt } = header;
    if (!answered.every((log) => this.isTransfer(log)))
      throw this.failed('answered logs that are no transfers of our tokens');
    const logs = this.lacksSome(header, answered) ? await this.logsInReceipts(header) : answered;
    const hashes = logs.map(({ transactionHash }) => transactionHash);
    if (!hasTransactions(this.chain, header, hashes))
      throw this.failed(`answered a log of a transaction that is not in block ${number}`);
    if (logs.length > answered.length)
      this.chain.warn(`The node of ${this.chain.blockchain} left transfers of block ${number} out of its logs`);
    return { number, hash, parentHash, minedAt, transfers: this.told(logs, number) };
  }

  /** Whether the block's bloom filter says that a contract logged a transfer which the answer lacks. */
  private lacksSome({ logsBloom }: Header, logs: readonly EvmLog[]): boolean {
    if (!mayHold(logsBloom, this.topicHash)) return false;
    return this.watched.some(
      ({ contract, hash }) => mayHold(logsBloom, hash) && !logs.some(({ address }) => address === contract),
    );
  }

  private async logsInReceipts(header: Header): Promise<EvmLog[]> {
    const receipts = await this.receiptsOf(header);
    const known = new Set(receipts.map(({ transactionHash }) => transactionHash));
    const isWhole = header.transactions.every((transaction) => known.has(transaction));
    if (!isWhole || receipts.some(({ blockHash }) => blockHash !== header.hash))
      throw this.failed(`answered other receipts than those of block ${header.number}`);
    return receipts.flatMap(({ logs }) => logs).filter((log) => this.isTransfer(log));
  }

  private async receiptsOf({ hash, transactions }: Header): Promise<readonly Receipt[]> {
    const { node } = this.chain;
    try {
      return await node.ask(questions.receiptsOfBlock(hash));
    } catch (cause) {
      if (!(cause instanceof NodeRefused)) throw cause;
      // Not every node has this method.
      const receipts = await node.askAll<(Receipt | undefined)[]>(transactions.map((each) => questions.receipt(each)));
      return receipts.filter((receipt) => receipt !== undefined);
    }
  }

  private told(logs: readonly EvmLog[], number: number): TokenTransfer[] {
    const inOrder = logs.toSorted((one, other) => one.index - other.index);
    const seen = new Map<Hex, number>();
    return inOrder.flatMap((log, at) => {
      if (log.index === inOrder[at - 1]?.index) throw this.failed(`answered a log of block ${number} twice`);
      const ordinal = seen.get(log.transactionHash) ?? 0;
      seen.set(log.transactionHash, ordinal + 1);
      return this.transferOf(log, ordinal);
    });
  }

  private transferOf({ address, topics, data, transactionHash }: EvmLog, ordinal: number): TokenTransfer[] {
    const token = this.symbolOf(address);
    const units = BigInt(data);
    // Anyone can transfer nothing in the name of anyone.
    if (token === undefined || units === 0n) return [];
    const [source, destination] = [this.addressIn(topics[1]), this.addressIn(topics[2])];
    return [{ transactionHash, ordinal, token, source, destination, units }];
  }

  private isTransfer({ address, topics, data }: EvmLog): boolean {
    const isOfOurs = topics[0] === this.chain.ethereum.transferTopic && this.symbolOf(address) !== undefined;
    return isOfOurs && topics.length === 3 && data.length === 66;
  }

  private symbolOf(address: Address): TokenSymbol | undefined {
    return this.watched.find(({ contract }) => contract === address)?.symbol;
  }

  private addressIn(topic = ''): string {
    return this.chain.calls.address(`0x${topic.slice(26)}`);
  }

  private contracts(): Address[] {
    return this.watched.map(({ contract }) => contract);
  }

  private failed(problem: string): NodeFailed {
    return new NodeFailed(`The node of ${this.chain.blockchain} ${problem}`);
  }
}

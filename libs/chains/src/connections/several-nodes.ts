import { performance } from 'node:perf_hooks';
import {
  type Block,
  type BlockRef,
  type BlockVerdict,
  type Gateway,
  type Movement,
  type NodeTrouble,
  type Order,
  type OrderMarks,
  OrderRefused,
  type SignedTransaction,
  type WalletHistory,
  type TokenTransfer,
} from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import { AgreedHistory, AgreedMarks } from './agreed-answers.js';

/** From best to worst. */
const verdicts: readonly BlockVerdict[] = ['final', 'open', 'missing', 'replaced'];
/** For how many rounds of watching a node may be behind the others, or on a branch of its own, before somebody should know. */
const patienceRounds = 10;

interface Doubt {
  readonly trouble: NodeTrouble;
  readonly since: number;
}

/** What several nodes have to agree on, beside that any of them may answer. */
type Overrides = Pick<
  Gateway,
  | 'blocksAfter'
  | 'verdictsOn'
  | 'agreedVerdicts'
  | 'agreedMovements'
  | 'troubles'
  | 'history'
  | 'marks'
  | 'broadcast'
  | 'outcome'
>;

/**
 * Several gateways to one chain, each over a node of its own, as one. What is asked is answered by the node that answered last,
 * or by another where that one fails. What becomes money has to be said by all: that a block is the chain's and what came in it, that a transaction
 * is final, that it never will be.
 */
export function overSeveralNodes(nodes: readonly [Gateway, ...Gateway[]], warn: (message: string) => void): Gateway {
  const several: Overrides = new SeveralNodes(nodes, warn);
  return new Proxy(nodes[0], {
    get: (first, name) => {
      if (name in several) return boundTo(several, name);
      const value: unknown = Reflect.get(first, name);
      return typeof value === 'function' ? (several as SeveralNodes).asking(name) : value;
    },
  });
}

function boundTo(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}

class SeveralNodes implements Overrides {
  readonly history: WalletHistory | undefined;
  readonly marks: OrderMarks | undefined;
  private preferred = 0;
  /** By what it is about, and the place of the node. */
  private readonly doubts = new Map<string, Doubt>();
  private readonly silentUntil = new Map<number, number>();
  private lastNew = performance.now();

  constructor(
    private readonly nodes: readonly [Gateway, ...Gateway[]],
    private readonly warn: (message: string) => void,
  ) {
    const histories = nodes.flatMap(({ history }) => history ?? []);
    this.history = histories.length === 0 ? undefined : new AgreedHistory(histories);
    const marks = nodes.flatMap((node) => node.marks ?? []);
    this.marks = marks.length === 0 ? undefined : new AgreedMarks(marks);
  }

  /** Those that have lasted. */
  get troubles(): readonly NodeTrouble[] {
    const before = performance.now() - this.patienceMilliseconds;
    const lasting = [...this.doubts.values()].filter(({ since }) => since <= before);
    return [...new Set(lasting.map(({ trouble }) => trouble))];
  }

  /** Any question: by its name. */
  asking(name: string | symbol): (...values: unknown[]) => unknown {
    const ask = (node: Gateway, values: unknown[]): unknown =>
      (Reflect.get(node, name) as (...of: unknown[]) => unknown).apply(node, values);
    return (...values) => this.first(async (node) => ask(node, values));
  }

  /** One that has nothing new for long, or tells of another branch, may be the one that is wrong: another is asked as well. */
  async blocksAfter(block: BlockRef, most: number): Promise<readonly Block[]> {
    const blocks = await this.first((node) => node.blocksAfter(block, most));
    const [next] = blocks;
    if (next === undefined && performance.now() - this.lastNew < this.patienceMilliseconds) return blocks;
    this.lastNew = performance.now();
    if (next?.parentHash === block.hash) return blocks;
    const asked = this.preferred;
    for (const at of this.othersThan(asked)) {
      const others = await this.nodes[at]?.blocksAfter(block, most).catch(() => undefined);
      if (others?.[0]?.parentHash !== block.hash) continue;
      this.doubt(asked, next === undefined ? 'nodeBehind' : 'nodesDisagree');
      this.preferred = at;
      return others;
    }
    return blocks;
  }

  verdictsOn(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    return this.agreedVerdicts(blocks);
  }

  async agreedVerdicts(blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    const opinions = await Promise.all(this.nodes.map((_, at) => this.opinion(at, blocks)));
    return blocks.map((_, block) => {
      const worst = Math.max(...opinions.map((opinion) => verdicts.indexOf(opinion[block] ?? 'missing')));
      return verdicts[worst] ?? 'missing';
    });
  }

  /** Each of them, as it is not kept which one told of them first. */
  async agreedMovements(movements: readonly Movement[]): Promise<readonly boolean[]> {
    if (movements.length === 0) return [];
    const told = await Promise.all(this.nodes.map((_, at) => this.toldBy(at, movements)));
    return movements.map((_, movement) => told.every((by) => by[movement] === true));
  }

  /** Each gets it, so that none can hold it back. */
  async broadcast(transaction: SignedTransaction): Promise<void> {
    const sent = await Promise.allSettled(this.nodes.map((node) => node.broadcast(transaction)));
    const refusal = sent.find((outcome) => outcome.status === 'rejected');
    if (refusal !== undefined && !sent.some((outcome) => outcome.status === 'fulfilled')) throw refusal.reason;
  }

  /** What cannot be taken back, all of them have to say. */
  async outcome(order: Order, nonce: number, signed: readonly SignedTransaction[]): Promise<OrderOutcome> {
    const { by, value: said } = await this.firstOf((node) => node.outcome(order, nonce, signed));
    if (said.state === 'missing' || said.state === 'included') return said;
    const others = await Promise.all(
      this.othersThan(by).map(async (at) => this.nodes[at]?.outcome(order, nonce, signed)),
    );
    const differing = others.find((other) => other !== undefined && !isSame(said, other));
    if (differing === undefined) return said;
    const { blockchain } = this.nodes[0];
    this.warn(`Of order ${order.id} one node of ${blockchain} says ${said.state}, and another ${differing.state}`);
    if (said.state === 'final') return { state: 'included', hash: said.hash, confirmations: 0 };
    return differing.state === 'included' ? differing : { state: 'missing' };
  }

  private async opinion(at: number, blocks: readonly BlockRef[]): Promise<readonly BlockVerdict[]> {
    const opinion = await this.patientlyAsked(at, (node) => node.verdictsOn(blocks));
    if (opinion === undefined) return blocks.map(() => 'missing');
    if (opinion.includes('replaced')) this.doubt(at, 'nodesDisagree');
    else if (opinion.includes('missing')) this.doubt(at, 'nodeBehind');
    else this.doubts.delete(`blocks ${at}`);
    return opinion;
  }

  private async toldBy(at: number, movements: readonly Movement[]): Promise<readonly boolean[]> {
    const blocks = [...new Map(movements.map(({ block }) => [block.hash, block])).values()];
    const transfers = await this.patientlyAsked(at, (node) => node.transfersIn(blocks));
    if (transfers === undefined) return movements.map(() => false);
    const of = new Map(blocks.map(({ hash }, place) => [hash, transfers[place] ?? []]));
    const told = movements.map(({ block, transfer }) =>
      (of.get(block.hash) ?? []).some((each) => isSameTransfer(each, transfer)),
    );
    if (told.includes(false)) this.doubt(at, 'nodesDisagree', 'movements');
    else this.doubts.delete(`movements ${at}`);
    return told;
  }

  /** Undefined from one that does not answer, which is not waited for each time. */
  private async patientlyAsked<T>(at: number, ask: (node: Gateway) => Promise<T>): Promise<T | undefined> {
    if (performance.now() < (this.silentUntil.get(at) ?? 0)) return undefined;
    try {
      return await ask(this.nodes[at] ?? this.nodes[0]);
    } catch {
      this.doubt(at, 'nodeSilent');
      this.silentUntil.set(at, performance.now() + this.patienceMilliseconds);
      return undefined;
    }
  }

  private async first<T>(ask: (node: Gateway) => Promise<T>): Promise<T> {
    return (await this.firstOf(ask)).value;
  }

  /** With the place of the node that answered, which is not the preferred one any more where another question failed there. */
  private async firstOf<T>(ask: (node: Gateway) => Promise<T>): Promise<{ by: number; value: T }> {
    const asked = this.preferred;
    try {
      return { by: asked, value: await ask(this.nodes[asked] ?? this.nodes[0]) };
    } catch (cause) {
      if (cause instanceof OrderRefused) throw cause;
      for (const at of this.othersThan(asked)) {
        const answer = await ask(this.nodes[at] ?? this.nodes[0]).then(
          (value) => ({ value }),
          () => undefined,
        );
        if (answer === undefined) continue;
        this.doubt(asked, 'nodeSilent');
        this.preferred = at;
        return { by: at, value: answer.value };
      }
      throw cause;
    }
  }

  private othersThan(asked: number): number[] {
    return [...this.nodes.keys()].filter((at) => at !== asked);
  }

  private doubt(at: number, trouble: NodeTrouble, about: 'blocks' | 'movements' = 'blocks'): void {
    const key = `${about} ${at}`;
    const known = this.doubts.get(key);
    if (known?.trouble === trouble) return;
    this.doubts.set(key, { trouble, since: known?.since ?? performance.now() });
    this.warn(`Node ${at + 1} of ${this.nodes[0].blockchain}: ${trouble}`);
  }

  private get patienceMilliseconds(): number {
    return patienceRounds * this.nodes[0].pollMilliseconds;
  }
}

function isSameTransfer(one: TokenTransfer, other: TokenTransfer): boolean {
  return (
    one.transactionHash === other.transactionHash &&
    one.ordinal === other.ordinal &&
    one.token === other.token &&
    one.source === other.source &&
    one.destination === other.destination &&
    one.units === other.units
  );
}

function isSame(one: OrderOutcome, other: OrderOutcome): boolean {
  if (one.state !== 'final' || other.state !== 'final') return one.state === other.state;
  return one.hash === other.hash && one.succeeded === other.succeeded;
}

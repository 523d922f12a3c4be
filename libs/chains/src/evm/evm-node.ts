import type { JsonRpc, Question, Questions } from './json-rpc.js';
import { NodeFailed, type NodeRefused } from './node.errors.js';
import { questions } from './questions.js';

/** A node whose chain id is checked before anything else, and again after each failure. */
export class EvmNode {
  private checked: Promise<void> | undefined;

  constructor(
    private readonly rpc: JsonRpc,
    private readonly blockchain: string,
    private readonly chainId: number,
  ) {}

  async ask<T>(question: Question<T>): Promise<T> {
    const [answer] = await this.askAll<[T]>([question]);
    return answer;
  }

  async askAll<T extends readonly unknown[]>(list: Questions<T>): Promise<T> {
    try {
      await (this.checked ??= this.check());
      return await this.rpc.askAll<T>(list);
    } catch (cause) {
      if (cause instanceof NodeFailed) this.checked = undefined;
      throw cause;
    }
  }

  /** What the node refuses is an answer as well. */
  async askEach<T>(list: readonly Question<T>[]): Promise<(T | NodeRefused)[]> {
    // The chain is checked by the first of these.
    await this.ask(questions.headNumber);
    return this.rpc.askEach(list);
  }

  private async check(): Promise<void> {
    const [chainId] = await this.rpc.askAll<[number]>([questions.chainId]).catch((cause: unknown) => {
      this.checked = undefined;
      throw cause;
    });
    if (chainId !== this.chainId)
      throw new NodeFailed(`The node of ${this.blockchain} is on chain ${chainId} instead of ${this.chainId}`);
  }
}

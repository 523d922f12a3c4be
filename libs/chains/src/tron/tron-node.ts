import { NodeAnswer } from '../nodes/node-answer.js';
import { NodeHttp } from '../nodes/node-http.js';

export interface TronNodeOptions {
  readonly rpcUrl: string;
  /** Identifies the chain that the node has to be on. */
  readonly genesisHash: string;
  readonly timeoutMilliseconds: number;
  readonly asked?: ((questions: number) => void) | undefined;
}

/** A full node, over its HTTP API: `/wallet` as it sees the chain now, `/walletsolidity` what can no longer be undone. */
export class TronNode {
  private readonly http: NodeHttp;
  private readonly genesisHash: string;
  private isOnOurChain = false;

  constructor({ genesisHash, ...options }: TronNodeOptions) {
    this.http = new NodeHttp({ chain: 'TRON', ...options, keyHeader: 'tron-pro-api-key' });
    this.genesisHash = genesisHash;
  }

  /** After a failure there may be another node, or another chain, behind the same URL, so the chain is checked again. */
  async ask(path: string, question: Readonly<Record<string, unknown>> = {}): Promise<NodeAnswer> {
    try {
      if (!this.isOnOurChain) await this.checkChain();
      return await this.call(path, question);
    } catch (error) {
      this.isOnOurChain = false;
      throw error;
    }
  }

  private async checkChain(): Promise<void> {
    const genesis = await this.call('/walletsolidity/getblockbynum', { num: 0 });
    if (genesis.field('blockID').text() !== this.genesisHash)
      throw new Error(`The TRON node is on another chain: its first block is not ${this.genesisHash}`);
    this.isOnOurChain = true;
  }

  private async call(path: string, question: Readonly<Record<string, unknown>>): Promise<NodeAnswer> {
    const json = await this.http.post({ path, body: JSON.stringify(question), what: path }, () => false);
    // What a node says went wrong may contain anything, so it is not passed on.
    if (typeof json === 'object' && json !== null && 'Error' in json) throw new Error(`The TRON node refused ${path}`);
    return new NodeAnswer(json, path, 'TRON');
  }
}

import { CheckedChain } from '../nodes/checked-chain.js';
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
  private readonly chain: CheckedChain;

  constructor({ genesisHash, ...options }: TronNodeOptions) {
    this.http = new NodeHttp({ chain: 'TRON', ...options, keyHeader: 'tron-pro-api-key' });
    const firstBlock = async (): Promise<string> =>
      (await this.call('/walletsolidity/getblockbynum', { num: 0 })).field('blockID').text();
    this.chain = new CheckedChain({ chain: 'TRON', genesisHash, firstBlock });
  }

  ask(path: string, question: Readonly<Record<string, unknown>> = {}): Promise<NodeAnswer> {
    return this.chain.ask(() => this.call(path, question));
  }

  private async call(path: string, question: Readonly<Record<string, unknown>>): Promise<NodeAnswer> {
    const json = await this.http.post({ path, body: JSON.stringify(question), what: path }, () => false);
    // What a node says went wrong may contain anything, so it is not passed on.
    if (typeof json === 'object' && json !== null && 'Error' in json) throw new Error(`The TRON node refused ${path}`);
    return new NodeAnswer(json, path, 'TRON');
  }
}

import { CheckedChain } from '../nodes/checked-chain.js';
import { NodeAnswer } from '../nodes/node-answer.js';
import { NodeHttp } from '../nodes/node-http.js';

/** By code only: the messages of a node may contain anything, even its own URL with the key in it. */
const reasons: ReadonlyMap<number, string> = new Map([
  [-32001, 'it no longer has that block'],
  [-32002, 'the transaction would fail'],
  [-32003, 'a signature is wrong'],
  [-32004, 'it does not have that block yet'],
  [-32005, 'it is behind the chain'],
  [-32007, 'it has no block for that slot'],
  [-32009, 'it has no block for that slot'],
  [-32011, 'it keeps no history of transactions'],
  [-32015, 'the block has transactions of a newer version'],
  [-32016, 'it has not come so far yet'],
  [-32601, 'it does not know the method'],
  [-32602, 'it does not understand the question'],
]);

export class NodeRefusal extends Error {
  constructor(
    method: string,
    readonly code: number,
    /** What Solana says about a transaction that would fail. */
    readonly transactionError: string | undefined,
  ) {
    const because = reasons.get(code) ?? 'it does not say why in words that we know';
    super(`The Solana node refused ${method} (${code}): ${because}${transactionError ? `, ${transactionError}` : ''}`);
  }
}

export interface SolanaNodeOptions {
  readonly rpcUrl: string;
  /** Identifies the chain that the node has to be on. */
  readonly genesisHash: string;
  readonly timeoutMilliseconds: number;
  readonly asked?: ((questions: number) => void) | undefined;
}

/** A node, over JSON-RPC. */
export class SolanaNode {
  private readonly http: NodeHttp;
  private readonly chain: CheckedChain;
  private requests = 0;

  constructor({ genesisHash, ...options }: SolanaNodeOptions) {
    this.http = new NodeHttp({ chain: 'Solana', ...options });
    const firstBlock = async (): Promise<string> => (await this.call('getGenesisHash', [])).text();
    const isHarmless = (error: unknown): boolean => error instanceof NodeRefusal;
    this.chain = new CheckedChain({ chain: 'Solana', genesisHash, firstBlock, isHarmless });
  }

  ask(method: string, ...params: readonly unknown[]): Promise<NodeAnswer> {
    return this.chain.ask(() => this.call(method, params));
  }

  private async call(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
    this.requests += 1;
    const id = this.requests;
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const answer = new NodeAnswer(await this.http.post({ body, what: method }, isRefusal), method, 'Solana');
    const error = answer.field('error');
    if (error.value !== undefined && error.value !== null) throw refusal(method, error);
    if (answer.field('id').value !== id) throw answer.isNot('an answer to the question');
    const result = answer.field('result');
    if (result.value === undefined) throw result.isNot('there');
    return new NodeAnswer(result.value, method, 'Solana');
  }
}

function isRefusal(json: unknown): boolean {
  const { error } = (json ?? {}) as { error?: unknown };
  return typeof error === 'object' && error !== null && 'code' in error;
}

function refusal(method: string, error: NodeAnswer): NodeRefusal {
  const code = error.field('code').value;
  const data = error.field('data').value as { err?: unknown } | null | undefined;
  const transactionError = data?.err === undefined || data.err === null ? undefined : errorInWords(data.err);
  return new NodeRefusal(method, typeof code === 'number' ? code : 0, transactionError);
}

/** Such as `{InstructionError:[1,{Custom:1}]}`. Anything else is not passed on. */
export function errorInWords(error: unknown): string {
  const text = JSON.stringify(error);
  return /^["\w[\]{}:,]{1,200}$/.test(text) ? text.replaceAll('"', '') : 'for a reason in words that we do not know';
}

import { NodeAnswer } from './node-answer.js';

const longestAnswerBytes = 128 * 1024 * 1024;

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
}

/** A node, over JSON-RPC. Its URL may hold a key, so it is in no message of ours. */
export class SolanaNode {
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly genesisHash: string;
  private readonly timeoutMilliseconds: number;
  private isOnOurChain = false;
  private requests = 0;

  constructor({ rpcUrl, genesisHash, timeoutMilliseconds }: SolanaNodeOptions) {
    const { url, authorization } = parsed(rpcUrl);
    this.url = url;
    this.headers = { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) };
    this.genesisHash = genesisHash;
    this.timeoutMilliseconds = timeoutMilliseconds;
  }

  /** After a failure there may be another node, or another chain, behind the same URL, so the chain is checked again. */
  async ask(method: string, ...params: readonly unknown[]): Promise<NodeAnswer> {
    try {
      if (!this.isOnOurChain) await this.checkChain();
      return await this.call(method, params);
    } catch (error) {
      if (!(error instanceof NodeRefusal)) this.isOnOurChain = false;
      throw error;
    }
  }

  private async checkChain(): Promise<void> {
    const answer = await this.call('getGenesisHash', []);
    if (answer.text() !== this.genesisHash)
      throw new Error(`The Solana node is on another chain: its first block is not ${this.genesisHash}`);
    this.isOnOurChain = true;
  }

  private async call(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
    this.requests += 1;
    const id = this.requests;
    const answered = await this.post(JSON.stringify({ jsonrpc: '2.0', id, method, params })).catch(
      // The message of the error may name the host, so not even the error itself is passed on.
      (error: unknown) => new Problem(problemOf(error)),
    );
    if (answered instanceof Problem) throw new Error(`The Solana node ${answered.message} (${method})`);
    const answer = new NodeAnswer(answered, method);
    const error = answer.field('error');
    if (error.value !== undefined && error.value !== null) throw refusal(method, error);
    if (answer.field('id').value !== id) throw answer.isNot('an answer to the question');
    const result = answer.field('result');
    if (result.value === undefined) throw result.isNot('there');
    return new NodeAnswer(result.value, method);
  }

  private async post(body: string): Promise<unknown> {
    const signal = AbortSignal.timeout(this.timeoutMilliseconds);
    const response = await fetch(this.url, { method: 'POST', headers: this.headers, body, signal, redirect: 'error' });
    const json = parsedJson(await textOf(response));
    // Some nodes refuse with an HTTP status of their own.
    if (!response.ok && !isRefusal(json)) throw new Problem(`answered with HTTP ${response.status}`);
    if (json === undefined) throw new Problem('did not answer with JSON');
    return json;
  }
}

/** Its message may be shown. */
class Problem extends Error {}

function problemOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const { name, cause } = error as { name?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return 'took too long';
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? `cannot be reached: ${code}` : 'cannot be reached';
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > longestAnswerBytes) throw new Problem(`answered with more than ${longestAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
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

function parsed(rpcUrl: string): { url: string; authorization?: string } {
  if (!URL.canParse(rpcUrl) || !/^https?:/.test(rpcUrl))
    throw new TypeError('The RPC URL of SOLANA is not an http(s) URL');
  const url = new URL(rpcUrl);
  if (url.username === '' && url.password === '') return { url: url.href };
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url: url.href, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

import type { Blockchain } from '#contracts';
import { MalformedAnswer, NodeFailed, NodeRefused } from './node.errors.js';
import { NodeAddress } from './node-address.js';

export interface Question<T> {
  readonly method: string;
  readonly params: readonly unknown[];
  /** Whether a refusal is taken for the answer. */
  readonly isRefusable?: boolean;
  /** Throws `MalformedAnswer` if this is no answer to the question. */
  readonly read: (answer: unknown) => T;
}

export type Questions<T extends readonly unknown[]> = { readonly [K in keyof T]: Question<T[K]> };

export interface JsonRpcOptions {
  readonly blockchain: Blockchain;
  readonly rpcUrl: string;
  readonly timeoutMilliseconds: number;
  readonly questionsPerRequest: number;
}

type Answer = Readonly<Record<string, unknown>>;

const largestAnswerBytes = 128 * 1024 * 1024;

/**
 * JSON-RPC over HTTP. viem's transport is not used: it matches the answers of a batch by position, so a missing one would
 * shift all others; its timeout ends with the headers; and its errors show the URL.
 */
export class JsonRpc {
  private readonly address: NodeAddress;

  constructor(private readonly options: JsonRpcOptions) {
    this.address = new NodeAddress(options.blockchain, options.rpcUrl);
  }

  /** The answers, in the order of the questions. One that fails fails all. */
  async askAll<T extends readonly unknown[]>(questions: Questions<T>): Promise<T> {
    const list = questions as readonly Question<unknown>[];
    const answers: unknown[] = [];
    for (let from = 0; from < list.length; from += this.options.questionsPerRequest)
      answers.push(...(await this.exchange(list.slice(from, from + this.options.questionsPerRequest))));
    return answers as unknown as T;
  }

  /** Likewise, but what the node refuses is an answer as well. */
  async askEach<T>(questions: readonly Question<T>[]): Promise<(T | NodeRefused)[]> {
    const lenient = questions.map((question) => ({ ...question, isRefusable: true }));
    return this.askAll<(T | NodeRefused)[]>(lenient);
  }

  private async exchange(questions: readonly Question<unknown>[]): Promise<unknown[]> {
    // Some nodes take an id of 0 for none.
    const asked = questions.map(({ method, params }, at) => ({ jsonrpc: '2.0', id: at + 1, method, params }));
    const text = await this.post(JSON.stringify(asked.length === 1 ? asked[0] : asked));
    const byId = this.answersById(text, questions.length);
    return questions.map((question, at) => this.understood(question, byId.get(at + 1)));
  }

  private async post(body: string): Promise<string> {
    try {
      const response = await fetch(this.address.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.address.headers },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.timeoutMilliseconds),
      });
      const text = await limitedText(response);
      if (!response.ok && !text.trimStart().startsWith('{')) throw this.failed(`answered HTTP ${response.status}`);
      return text;
    } catch (cause) {
      throw cause instanceof NodeFailed ? cause : this.failed(this.reasonOf(cause));
    }
  }

  private answersById(text: string, count: number): Map<number, Answer> {
    const byId = new Map<number, Answer>();
    for (const answer of this.answersIn(text, count)) {
      const id = isRecord(answer) ? answer['id'] : undefined;
      if (!isRecord(answer) || typeof id !== 'number' || !(id >= 1 && id <= count) || byId.has(id))
        throw this.failed('answered something that was not asked');
      byId.set(id, answer);
    }
    if (byId.size !== count) throw this.failed(`answered ${byId.size} of ${count} questions`);
    return byId;
  }

  private answersIn(text: string, count: number): readonly unknown[] {
    const parsed = this.parsed(text);
    if (Array.isArray(parsed)) return parsed;
    if (!isRecord(parsed)) throw this.failed('answered something that was not asked');
    if (parsed['error'] === undefined) return [parsed];
    // A batch can be refused as a whole, and some nodes leave out the id when they refuse.
    if (count > 1) throw this.refusal('a batch', parsed['error']);
    return [{ ...parsed, id: 1 }];
  }

  private understood(question: Question<unknown>, answer: Answer = {}): unknown {
    if (answer['error'] !== undefined && answer['error'] !== null) {
      const refusal = this.refusal(question.method, answer['error']);
      if (question.isRefusable === true) return refusal;
      throw refusal;
    }
    try {
      return question.read(answer['result']);
    } catch (cause) {
      if (!(cause instanceof MalformedAnswer)) throw cause;
      throw this.failed(`answered ${question.method} with something else: ${cause.message}`);
    }
  }

  private parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw this.failed('answered something that is not JSON');
    }
  }

  private refusal(method: string, error: unknown): NodeRefused {
    const { code, message } = isRecord(error) ? error : {};
    const reason = this.address.hiddenIn(typeof message === 'string' ? message : 'without saying why');
    return new NodeRefused(
      `The node of ${this.options.blockchain} refused ${method}: ${reason}`,
      typeof code === 'number' ? code : 0,
      reason,
    );
  }

  private reasonOf(cause: unknown): string {
    const { name, cause: inner } = (cause ?? {}) as { name?: unknown; cause?: { code?: unknown } };
    if (name === 'TimeoutError') return `did not answer within ${this.options.timeoutMilliseconds} ms`;
    const code = inner?.code;
    return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? `cannot be reached (${code})` : 'cannot be reached';
  }

  private failed(problem: string): NodeFailed {
    return new NodeFailed(`The node of ${this.options.blockchain} ${problem}`);
  }
}

/** Cuts off an answer that does not end. */
async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array;
    bytes += part.length;
    if (bytes > largestAnswerBytes) throw new Error('The answer is too long');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isRecord(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

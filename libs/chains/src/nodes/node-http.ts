import { parseUrl } from '#contracts';
const longestAnswerBytes = 128 * 1024 * 1024;

export interface NodeHttpOptions {
  /** As it is told: `Solana`, `TRON`. */
  readonly chain: string;
  readonly rpcUrl: string;
  readonly timeoutMilliseconds: number;
  /** The header in which a user name without a password is sent, where a chain's providers have one for keys. */
  readonly keyHeader?: string;
  /** Providers charge by the question. */
  readonly asked?: ((questions: number) => void) | undefined;
}

/** Questions to a node, over HTTP. Its URL may hold a key, so it is in no message of ours. */
export class NodeHttp {
  private readonly url: URL;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(private readonly options: NodeHttpOptions) {
    const { chain, rpcUrl, keyHeader } = options;
    const url = /^https?:/.test(rpcUrl) ? parseUrl(rpcUrl) : undefined;
    if (url === undefined) throw new TypeError(`The RPC URL of ${chain.toUpperCase()} is not an http(s) URL`);
    this.url = url;
    this.headers = { 'content-type': 'application/json', ...credentialsOf(this.url, keyHeader) };
    // fetch takes no credentials in a URL.
    this.url.username = '';
    this.url.password = '';
  }

  /** `path` is added to that of the URL, `what` names the question. A refusal may come with an HTTP status of its own. */
  async post(
    { path = '', body, what }: { path?: string; body: string; what: string },
    isRefusal: (json: unknown) => boolean,
  ): Promise<unknown> {
    this.options.asked?.(1);
    const url = new URL(this.url);
    if (path !== '') url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`;
    const answered = await this.exchange(url.href, body, isRefusal).catch(
      // The message of the error may name the host, so not even the error itself is passed on.
      (error: unknown) => new Problem(problemOf(error)),
    );
    if (answered instanceof Problem) throw new Error(`The ${this.options.chain} node ${answered.message} (${what})`);
    return answered;
  }

  private async exchange(url: string, body: string, isRefusal: (json: unknown) => boolean): Promise<unknown> {
    const signal = AbortSignal.timeout(this.options.timeoutMilliseconds);
    const response = await fetch(url, { method: 'POST', headers: this.headers, body, signal, redirect: 'error' });
    const json = parsedJson(await textOf(response));
    if (!response.ok && !isRefusal(json)) throw new Problem(`answered with HTTP ${response.status}`);
    if (json === undefined) throw new Problem('did not answer with JSON');
    return json;
  }
}

/** Its message may be shown. */
class Problem extends Error {}

function credentialsOf({ username, password }: URL, keyHeader: string | undefined): Record<string, string> {
  if (username === '' && password === '') return {};
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (secret === '' && keyHeader !== undefined) return { [keyHeader]: name };
  return { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` };
}

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

import { request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Typed loosely on purpose: a test states what it expects to be there. */
  readonly body: Record<string, unknown>;
}

type Sent = Readonly<Record<string, string>>;

/** Calls Gatehouse over HTTP with one key. */
export class Api {
  constructor(
    readonly url: string,
    readonly key: string | undefined,
    private readonly headers: Sent = {},
  ) {}

  onBehalfOf(organizationId: string): Api {
    return new Api(this.url, this.key, { ...this.headers, 'On-Behalf-Of': organizationId });
  }

  get(path: string, headers: Sent = {}): Promise<Answer> {
    return this.call('GET', path, undefined, headers);
  }
  post(path: string, body?: unknown, headers: Sent = {}): Promise<Answer> {
    return this.call('POST', path, body, headers);
  }
  put(path: string, body?: unknown, headers: Sent = {}): Promise<Answer> {
    return this.call('PUT', path, body, headers);
  }
  patch(path: string, body?: unknown, headers: Sent = {}): Promise<Answer> {
    return this.call('PATCH', path, body, headers);
  }
  delete(path: string, body?: unknown, headers: Sent = {}): Promise<Answer> {
    return this.call('DELETE', path, body, headers);
  }

  /** A body that is a string, bytes or a form is sent as it is. */
  async call(method: string, path: string, body?: unknown, headers: Sent = {}): Promise<Answer> {
    const { type, bytes } = await sentAs(body);
    return answered(method, `${this.url}${path}`, bytes, {
      ...(this.key === undefined ? {} : { Authorization: `Bearer ${this.key}` }),
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...(bytes === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(bytes)) }),
      ...this.headers,
      ...headers,
    });
  }
}

async function sentAs(body: unknown): Promise<{ type?: string; bytes?: string | Uint8Array }> {
  if (body === undefined) return {};
  if (body instanceof FormData) {
    const form = new Response(body);
    return { type: String(form.headers.get('content-type')), bytes: new Uint8Array(await form.arrayBuffer()) };
  }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return { type: 'application/json', bytes: isRaw ? body : JSON.stringify(body) };
}

/** Without `fetch`, which takes three times as long: most of what tests do is to ask. */
function answered(method: string, url: string, bytes: string | Uint8Array | undefined, headers: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('error', reject);
      answer.on('data', (chunk: string) => {
        text += chunk;
        // It has no end of its own: that it has begun is the answer.
        if (answer.headers['content-type']?.startsWith('text/event-stream') === true) {
          answer.destroy();
          done();
        }
      });
      const done = (): void => {
        const names = Object.entries(answer.headersDistinct);
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(
            names.flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])),
          ),
          body: (text === '' ? {} : parsed(text)) as Record<string, unknown>,
        });
      };
      answer.on('end', done);
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** What was answered, where a test cannot go on without it. */
export function must({ status, body }: Answer, expected: number): Answer['body'] {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body;
}

/** Of what was created. */
export function idOf(answer: Answer): string {
  return String(must(answer, 201)['id']);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

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
    const isForm = body instanceof FormData;
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || isForm;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.key === undefined ? {} : { Authorization: `Bearer ${this.key}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : parsed(text)) as Record<string, unknown>,
    };
  }
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

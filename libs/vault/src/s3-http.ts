import { S3Failure } from './s3-failure.js';

/** What a connection fails with that was kept open, and that the server has closed meanwhile. */
const lost = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** How requests travel: within a time, without following anybody elsewhere, and with every failure as an `S3Failure`. */
export class S3Http {
  /** By the clock of the server, as of its last answer. */
  serverTime = 0;

  constructor(private readonly withinMilliseconds: number) {}

  readonly fetch: typeof globalThis.fetch = async (address, init = {}) => {
    const method = init.method ?? 'GET';
    const signal = AbortSignal.timeout(this.withinMilliseconds);
    try {
      const answer = await asked(address, { ...init, redirect: 'manual', signal });
      this.serverTime = Date.parse(answer.headers.get('date') ?? '') || 0;
      return await read(method, answer);
    } catch (cause) {
      if (cause instanceof S3Failure) throw cause;
      throw new S3Failure(method, signal.aborted ? 'nothing came in time' : codeOf(cause));
    }
  };
}

/** Only objects are left to be read as they come: whatever else is small, and has to be here in time as well. */
async function read(method: string, answer: Response): Promise<Response> {
  if (answer.ok && method === 'GET' && new URL(answer.url).search === '') return answer;
  const text = await answer.text();
  if (answer.ok) return new Response(answer.status === 204 ? null : text, answer);
  throw new S3Failure(method, /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'without a reason', answer.status);
}

/** Once more where the connection was lost: all that we ask has the same effect twice. */
async function asked(address: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (!lost.includes(codeOf(cause))) throw cause;
    return fetch(address, init);
  }
}

function codeOf(thrown: unknown): string {
  const { code, cause } = thrown as { code?: unknown; cause?: { code?: unknown } };
  return [cause?.code, code].find((one) => typeof one === 'string') ?? 'the connection failed';
}

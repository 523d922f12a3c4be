import { ServerRefusal, Trouble } from './trouble.js';

interface ErrorBody {
  readonly name?: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errorInstanceId?: string;
}

/** Returns the body of a response, or throws `Trouble` or `ServerRefusal`. */
export function readAnswer<T>(status: number, text: string, retryAfter: string | null): T {
  if (status === 204) return undefined as T;
  const body = read(text);
  if (status >= 200 && status < 300 && body !== undefined) return body as T;
  const { name, params, errorInstanceId } = (body ?? {}) as ErrorBody;
  if (status === 401) throw new Trouble('sessionEnded', { errorInstanceId });
  if (status === 429)
    throw new Trouble('rateLimited', { retryAfterSeconds: Math.max(1, Number(retryAfter) || 1), errorInstanceId });
  if (status >= 500 || typeof name !== 'string') throw new Trouble('unreachable', { errorInstanceId });
  throw new ServerRefusal(name, status, params ?? {}, errorInstanceId);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

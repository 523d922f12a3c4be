import { ServerRefusal, Trouble } from './trouble.js';

/** Returns the body of a response, or throws `Trouble` or `ServerRefusal`. */
export function readAnswer<T>(status: number, text: string, retryAfter: string | null): T {
  if (status === 204) return undefined as T;
  const body = read(text);
  if (status >= 200 && status < 300 && body !== undefined) return body as T;
  if (status === 401) throw new Trouble('sessionEnded');
  if (status === 429) throw new Trouble('rateLimited', Math.max(1, Number(retryAfter) || 1));
  const { name, params } = (body ?? {}) as { name?: unknown; params?: unknown };
  if (status >= 500 || typeof name !== 'string') throw new Trouble('unreachable');
  throw new ServerRefusal(name, status, (params ?? {}) as Readonly<Record<string, unknown>>);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import type { Once } from './once.js';
import { Refusal } from './refusal.js';
import { uploaded } from './uploaded.js';

/** Why somebody has to sign in before a request goes on: the session ended, or this takes a fresh sign-in. */
export type SignInReason = 'ended' | 'again';

interface Sent {
  readonly method: string;
  readonly body?: object | undefined;
  /** Why personal data are read. */
  readonly reason?: string | undefined;
  readonly accept?: string;
  readonly once?: Once | undefined;
}

/**
 * Calls the public API with the cookie of the session. A request that takes a sign-in waits for it and is sent again,
 * so that nothing that was typed is lost.
 */
export class Client {
  constructor(private readonly signInAgain: (why: SignInReason) => Promise<boolean>) {}

  get<T>(path: string, reason?: string): Promise<T> {
    return this.json<T>(path, { method: 'GET', reason });
  }

  post<T>(path: string, body: object = {}, once?: Once): Promise<T> {
    return this.json<T>(path, { method: 'POST', body, once });
  }

  put<T>(path: string, body: object): Promise<T> {
    return this.json<T>(path, { method: 'PUT', body });
  }

  patch<T>(path: string, body: object): Promise<T> {
    return this.json<T>(path, { method: 'PATCH', body });
  }

  /** What it became instead, where it takes a second person. */
  async delete<T>(path: string, body?: object): Promise<T | undefined> {
    const answer = await this.send(path, { method: 'DELETE', body });
    return answer.status === 202 ? ((await answer.json()) as T) : undefined;
  }

  async blob(path: string, reason?: string): Promise<Blob> {
    return (await this.send(path, { method: 'GET', reason })).blob();
  }

  /** The rows of a list as a table for other programs. */
  csv(path: string): Promise<Blob> {
    return this.file(path, 'text/csv');
  }

  /** What is there in several forms, in one of them. */
  async file(path: string, accept: string): Promise<Blob> {
    return (await this.send(path, { method: 'GET', accept })).blob();
  }

  /** Tells how much of it has been sent, from 0 to 1. */
  async upload<T>(path: string, form: FormData, sent: (share: number) => void): Promise<T> {
    try {
      return (await uploaded(path, form, sent)) as T;
    } catch (cause) {
      const why = cause instanceof Refusal ? signInReasonOf(cause) : undefined;
      if (why !== undefined && (await this.signInAgain(why))) return this.upload(path, form, sent);
      throw cause;
    }
  }

  private async json<T>(path: string, sent: Sent): Promise<T> {
    const text = await (await this.send(path, sent)).text();
    sent.once?.answered();
    return (text === '' ? {} : JSON.parse(text)) as T;
  }

  private async send(path: string, sent: Sent): Promise<Response> {
    const answer = await fetch(path, requestOf(path, sent)).catch(() => undefined);
    if (answer === undefined) throw new Refusal(0, {});
    if (answer.ok) return answer;
    const refusal = new Refusal(answer.status, await bodyOf(answer));
    if (isFinal(refusal)) sent.once?.answered();
    const why = signInReasonOf(refusal);
    if (why !== undefined && (await this.signInAgain(why))) return this.send(path, sent);
    throw refusal;
  }
}

function requestOf(path: string, { method, body, reason, accept, once }: Sent): RequestInit {
  const headers: Record<string, string> = accept === undefined ? {} : { Accept: accept };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (body !== undefined && once !== undefined) headers['Idempotency-Key'] = once.keyOf(path, body);
  // Headers carry no other letters.
  if (reason !== undefined) headers['Access-Reason'] = reason.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 500);
  return { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

async function bodyOf(answer: Response): Promise<object> {
  const body: unknown = await answer.json().catch(() => ({}));
  return typeof body === 'object' && body !== null ? body : {};
}

/** After another answer it may have been done, or may be done yet. */
function isFinal({ status, title }: Refusal): boolean {
  return status < 500 && title !== 'IdempotencyKeyInProgress';
}

function signInReasonOf({ status, params }: Refusal): SignInReason | undefined {
  if (status === 401) return 'ended';
  return status === 403 && params['reason'] === 'signInAgain' ? 'again' : undefined;
}

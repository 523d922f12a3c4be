import type { Fetch } from '../sending/send.js';
import type { Progress } from './form.js';

/** As much of XMLHttpRequest as is needed: `fetch` says nothing of how far a body is. */
interface Request {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: unknown): void;
  abort(): void;
  getAllResponseHeaders(): string;
  responseType: string;
  readonly status: number;
  readonly response: ArrayBuffer;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
}

interface Browser {
  readonly XMLHttpRequest?: new () => Request;
}

export function hasOwnProgress(): boolean {
  return (globalThis as Browser).XMLHttpRequest !== undefined;
}

/** Does what `fetch` does, and tells how far it is. */
export function sentWithProgress(onProgress: (progress: Progress) => void): Fetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const { XMLHttpRequest } = globalThis as Browser;
      if (XMLHttpRequest === undefined) throw new TypeError('There is no XMLHttpRequest here');
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', url);
      request.responseType = 'arraybuffer';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('the request failed'));
      request.onabort = () => reject(new TypeError('the request was stopped'));
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body);
    });
}

function answerOf(request: Request): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { status, response } = request;
  return new Response(status === 204 ? null : response, { status, headers: headers.filter(([name]) => name !== '') });
}

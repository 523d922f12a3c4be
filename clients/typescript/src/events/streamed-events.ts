import type { LoggedEvent } from '../calls/call-types.js';

/** The server writes at once, and then at least every 15 seconds: where nothing comes, something in between holds it back. */
const firstByteMilliseconds = 10_000;
const silenceMilliseconds = 45_000;

export interface Streaming {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly signal: AbortSignal | undefined;
  /** Called once something has come. */
  readonly begun: () => void;
}

/** What a stream tells until it ends, however that is: what comes after it is in the log. */
export async function* streamedEvents({ open, signal, begun }: Streaming): AsyncGenerator<LoggedEvent, undefined> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const end = (): void => stop.abort();
  signal?.addEventListener('abort', end);
  let silence = setTimeout(end, firstByteMilliseconds);
  try {
    for await (const chunk of chunksOf(await open(stop.signal))) {
      clearTimeout(silence);
      silence = setTimeout(end, silenceMilliseconds);
      begun();
      for (const event of chunk) yield event;
    }
  } catch {
    signal?.throwIfAborted();
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', end);
    stop.abort();
  }
  return undefined;
}

/** The events that each chunk completes. */
async function* chunksOf({ body, headers }: Response): AsyncGenerator<LoggedEvent[], undefined> {
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true) return undefined;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let rest = ''; ;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array<ArrayBuffer> };
    if (done) return undefined;
    const messages = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n');
    rest = messages.pop() ?? '';
    yield messages.flatMap(dataOf);
  }
}

function dataOf(message: string): LoggedEvent[] {
  const data = message.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? [] : [JSON.parse(data.slice(6)) as LoggedEvent];
}

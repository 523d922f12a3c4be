import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { policyOfNoPage } from '#runtime';

const reconnectAfterMilliseconds = 2_000;
/** From one beat of the heart to the next. */
const mostStalledBeats = 2;

/** An answer that does not end by itself: server-sent events to one connection, which holds no more of them than were written at once. */
export class StreamConnection {
  private readonly raw: ServerResponse;
  private stalledBeats = 0;
  private writtenBefore = 0;

  constructor(reply: FastifyReply) {
    reply.hijack();
    this.raw = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) this.raw.setHeader(name, value);
    this.raw.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    this.raw.setHeader('Content-Security-Policy', policyOfNoPage);
    // Proxies that gather answers would hold them back for ever.
    this.raw.setHeader('X-Accel-Buffering', 'no');
    this.raw.on('error', () => this.raw.destroy());
    this.write(`retry: ${reconnectAfterMilliseconds}\n\n`);
  }

  get isOpen(): boolean {
    return !this.raw.writableEnded && !this.raw.destroyed;
  }

  get isFull(): boolean {
    return this.raw.writableNeedDrain;
  }

  onClosed(closed: () => void): void {
    // Who asked may be gone before the answer began.
    if (this.raw.destroyed) closed();
    else this.raw.once('close', closed);
  }

  write(text: string): void {
    if (this.isOpen) this.raw.write(text);
  }

  /** Where something was not taken yet, the end might never be taken either: it can go on from where it was. */
  end(): void {
    if (this.raw.writableLength > 0) this.raw.destroy();
    else this.raw.end();
  }

  /** Resolves when it takes more, or is closed. */
  async drained(): Promise<void> {
    if (!this.isOpen || !this.isFull) return;
    const stop = new AbortController();
    const { signal } = stop;
    await Promise.race([once(this.raw, 'drain', { signal }), once(this.raw, 'close', { signal })]).catch(
      () => undefined,
    );
    stop.abort();
  }

  /** Who has taken nothing from beat to beat, twice, is cut, and goes on later from where it was. */
  beat(text: string): void {
    // While it is full nothing is written: so if this has grown, something was taken.
    const written = this.raw.socket?.bytesWritten ?? 0;
    this.stalledBeats = this.isFull && written === this.writtenBefore ? this.stalledBeats + 1 : 0;
    this.writtenBefore = written;
    if (this.stalledBeats >= mostStalledBeats || !this.isOpen) this.raw.destroy();
    else if (!this.isFull) this.write(text);
  }
}

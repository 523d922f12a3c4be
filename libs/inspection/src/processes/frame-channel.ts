import type { Duplex } from 'node:stream';
import { types } from 'node:util';

const headerBytes = 8;
/** Of the values of a message but for bytes, numbers in rows and long texts, which follow it as they are. */
const mostHeadBytes = 32 * 1024;
const longText = 200;
/** Written at once: next to no work, however long the whole is. */
const pieceBytes = 64 * 1024;
/** What is shorter is copied, so that it does not hold the whole frame in memory. */
const sharedBytes = 1024 * 1024;

/** What the other side may say from now on. */
export interface Expected {
  readonly messages: number;
  /** Of each message, besides its head. */
  readonly mostBytes: number;
  take(message: unknown): void;
  /** It said more, or what is no message. Nothing is read any more. */
  refuse(): void;
}

/**
 * Messages over a pipe to a process that may say anything. Node's own channel trusts the other side: a few bytes of it end
 * this process, or fill its memory. Here a frame is two lengths, a head in JSON and bytes; how many there may be and how
 * long is agreed on before, and nothing that comes throws.
 */
export class FrameChannel {
  private readonly header = Buffer.alloc(headerBytes);
  private readonly frame: Frame = { headBytes: 0, filled: 0, content: undefined };
  private expected: Expected = { messages: 0, mostBytes: 0, take: () => undefined, refuse: () => undefined };
  private messagesLeft = 0;

  constructor(private readonly pipe: Duplex) {
    // What is written to a process that has ended is lost, as it is.
    pipe.on('error', () => undefined).on('data', (bytes: Buffer) => this.receive(bytes));
  }

  expect(expected: Expected): void {
    this.expected = expected;
    this.messagesLeft = expected.messages;
  }

  /** At once, so that it is written before anything else is done. */
  send(message: object): void {
    this.pipe.cork();
    for (const part of framed(message)) this.pipe.write(part);
    this.pipe.uncork();
  }

  /** With time for others in between, and no faster than it is read. */
  async sendInPieces(message: object): Promise<void> {
    for (const part of framed(message))
      for (let at = 0; at < part.length && !this.pipe.destroyed; at += pieceBytes)
        await new Promise<void>((resolve) => this.pipe.write(part.subarray(at, at + pieceBytes), () => resolve()));
  }

  private receive(bytes: Buffer): void {
    if (this.pipe.destroyed) return;
    try {
      for (let at = 0; at < bytes.length;) at += this.fill(bytes.subarray(at));
    } catch {
      this.pipe.destroy();
      this.expected.refuse();
    }
  }

  /** Takes what belongs to one frame. */
  private fill(bytes: Buffer): number {
    const { frame } = this;
    const into = frame.content ?? this.header;
    const taken = bytes.copy(into, frame.filled);
    frame.filled += taken;
    if (frame.filled < into.length) return taken;
    frame.filled = 0;
    if (frame.content === undefined) frame.content = this.room();
    else {
      const { content } = frame;
      frame.content = undefined;
      this.expected.take(messageIn(content, frame.headBytes));
    }
    return taken;
  }

  private room(): Buffer {
    const [headBytes, bodyBytes] = [this.header.readUInt32LE(0), this.header.readUInt32LE(4)];
    const isAgreed = headBytes > 0 && headBytes <= mostHeadBytes && bodyBytes <= this.expected.mostBytes;
    if (!isAgreed || --this.messagesLeft < 0) throw new Error('This was not agreed on');
    this.frame.headBytes = headBytes;
    return Buffer.allocUnsafeSlow(headBytes + bodyBytes);
  }
}

/** The one that is being received. */
interface Frame {
  headBytes: number;
  filled: number;
  content: Buffer | undefined;
}

/** What stands in the head for what follows it, in the same order. */
interface Part {
  readonly part: 'bytes' | 'floats' | 'text';
  readonly length: number;
}

function framed(message: object): Buffer[] {
  const parts: Buffer[] = [];
  const head = Buffer.from(JSON.stringify(withoutParts(message, parts)));
  if (head.length > mostHeadBytes) throw new Error('The head of this message is too long');
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(head.length, 0);
  header.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return [Buffer.concat([header, head]), ...parts];
}

function withoutParts(value: unknown, parts: Buffer[]): unknown {
  const aside = (part: Part['part'], bytes: Buffer): Part => {
    parts.push(bytes);
    return { part, length: bytes.length };
  };
  if (types.isUint8Array(value)) return aside('bytes', viewOf(value));
  if (types.isFloat32Array(value)) return aside('floats', viewOf(value));
  if (typeof value === 'string' && value.length > longText) return aside('text', Buffer.from(value, 'utf16le'));
  return mapped(value, (each) => withoutParts(each, parts));
}

function messageIn(content: Buffer, headBytes: number): unknown {
  let at = headBytes;
  const next = ({ part, length }: Part): unknown => {
    const bytes = content.subarray(at, (at += length));
    if (bytes.length !== length) throw new Error('A part is missing');
    if (part === 'text') return bytes.toString('utf16le');
    if (part === 'bytes') return length > sharedBytes ? bytes : Uint8Array.from(bytes);
    return new Float32Array(Uint8Array.from(bytes).buffer);
  };
  const restored = (value: unknown): unknown => (isPart(value) ? next(value) : mapped(value, restored));
  return restored(JSON.parse(content.toString('utf8', 0, headBytes)));
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'part');
}

function mapped(value: unknown, each: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(each);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, each(field)]));
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array | Float32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

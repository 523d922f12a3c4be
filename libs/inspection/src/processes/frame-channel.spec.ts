import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { duplexPair } from 'node:stream';
import { mostDrawnBytes } from '../results/drawing.js';
import { type Expected, FrameChannel } from './frame-channel.js';

const mebibyte = 1024 * 1024;
const message = {
  inspect: { contentType: 'image/png', bytes: Uint8Array.of(1, 2, 3), wanted: ['mrz', 'text'] },
  floats: Float32Array.of(0.5, -1, 2),
  text: 'á'.repeat(1_000) + '\ud800',
  nested: [{ value: null, isCertain: true, number: 0.25 }, [], {}],
  empty: new Uint8Array(0),
};

interface Heard {
  readonly said: unknown[];
  readonly refused: () => number;
}

function listen(channel: FrameChannel, { messages = 10, mostBytes = mebibyte }: Partial<Expected> = {}): Heard {
  const said: unknown[] = [];
  let refused = 0;
  channel.expect({ messages, mostBytes, take: (one) => said.push(one), refuse: () => (refused += 1) });
  return { said, refused: () => refused };
}

/** As it goes over the pipe. */
async function bytesOf(value: object): Promise<Buffer> {
  const [here, there] = duplexPair();
  const written: Buffer[] = [];
  new FrameChannel(here).send(value);
  here.end();
  for await (const bytes of there) written.push(bytes as Buffer);
  return Buffer.concat(written);
}

/** What is made of these bytes from the other side. */
async function heardOf(bytes: Buffer, expected: Partial<Expected> = {}, size = bytes.length): Promise<Heard> {
  const [here, there] = duplexPair();
  const heard = listen(new FrameChannel(here), expected);
  for (let at = 0; at < bytes.length; at += size) there.write(bytes.subarray(at, at + size));
  await new Promise((resolve) => setImmediate(resolve));
  return heard;
}

function frame(head: string, bodyBytes = 0, headBytes = head.length): Buffer {
  const bytes = Buffer.alloc(8 + head.length);
  bytes.writeUInt32LE(headBytes, 0);
  bytes.writeUInt32LE(bodyBytes, 4);
  bytes.write(head, 8, 'latin1');
  return bytes;
}

describe('what is sent arrives as it is', () => {
  test('at once', async () => {
    const [here, there] = duplexPair();
    const heard = listen(new FrameChannel(here));
    const other = new FrameChannel(there);
    other.send(message);
    other.send({ ready: true });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.said).toStrictEqual([message, { ready: true }]);
  });

  test('in pieces, however long it is', async () => {
    const [here, there] = duplexPair();
    const bytes = randomBytes(3 * mebibyte + 1);
    const heard = listen(new FrameChannel(here), { mostBytes: 4 * mebibyte });
    await new FrameChannel(there).sendInPieces({ draw: { bytes } });
    const [{ draw }] = heard.said as [{ draw: { bytes: Uint8Array } }];
    expect(bytes.equals(draw.bytes)).toBe(true);
  });

  test('cut anywhere', async () => {
    const bytes = Buffer.concat([await bytesOf(message), await bytesOf({ ready: true })]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (size) => {
        expect((await heardOf(bytes, {}, size)).said).toStrictEqual([message, { ready: true }]);
      }),
      { numRuns: 50 },
    );
  });

  test('and what was lost with the other side keeps nobody waiting', async () => {
    const [here, there] = duplexPair();
    const sending = new FrameChannel(here).sendInPieces({ bytes: randomBytes(mebibyte) });
    here.destroy();
    await sending;
    there.destroy();
  });
});

describe('nothing more is read of who', () => {
  const part = (of: object): Buffer => frame(JSON.stringify(of));
  test.each<[string, Buffer, Partial<Expected>]>([
    ['says what was never a frame', Buffer.from([0, 0, 0, 4, 1, 2, 3, 4]), {}],
    ['speaks the language of Node', Buffer.from('{"cmd":"NODE_HANDLE_ACK"}\n'), {}],
    ['announces more than was agreed on', frame('{}', mebibyte + 1), {}],
    ['announces four gigabytes', frame('{}', 0xffff_ffff), {}],
    ['announces a head without end', frame('{}', 0, 0xffff_ffff), {}],
    ['announces no head', frame('', 0), {}],
    ['says no JSON', frame('{"a":'), {}],
    ['nests without end', frame('['.repeat(15_000)), {}],
    ['lacks a part', part({ part: 'bytes', length: 4 }), {}],
    ['goes back', part({ part: 'bytes', length: -4 }), {}],
    ['has half a byte', part({ part: 'bytes', length: 0.5 }), {}],
    ['has a length in words', part({ part: 'bytes', length: '0' }), {}],
    ['has parts of numbers', Buffer.concat([frame('{"part":"floats","length":3}', 3), Buffer.alloc(3)]), {}],
    ['speaks unasked', frame('{}'), { messages: 0 }],
    ['says more than it was asked', Buffer.concat([frame('{}'), frame('{}')]), { messages: 1 }],
  ])('%s', async (_, bytes, expected) => {
    const heard = await heardOf(Buffer.concat([bytes, frame('{"later":true}')]), expected);
    expect(heard.refused()).toBe(1);
    expect(heard.said).not.toContainEqual({ later: true });
  });

  test('announces more than a drawn copy can be, for which no room is made', async () => {
    const roomFor = async (bytes: number): Promise<number> => {
      const before = process.memoryUsage().arrayBuffers;
      await heardOf(frame('{}', bytes), { mostBytes: mostDrawnBytes });
      return process.memoryUsage().arrayBuffers - before;
    };
    expect(await roomFor(mostDrawnBytes + 1)).toBeLessThan(mebibyte);
    // Room that was made before may be given back at the same time.
    const rooms = [await roomFor(mostDrawnBytes), await roomFor(mostDrawnBytes), await roomFor(mostDrawnBytes)];
    expect(Math.max(...rooms)).toBeGreaterThan(mostDrawnBytes - mebibyte);
  });

  test('nests to the end, or is told to say nothing', async () => {
    const heard = await heardOf(frame('['.repeat(15_000) + ']'.repeat(15_000)));
    expect(heard.said.length + heard.refused()).toBe(1);
  });

  test('says anything else, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.nat(20), async (head, bodyBytes) => {
        const bytes = frame(Buffer.from(head).toString('latin1'), bodyBytes);
        const heard = await heardOf(Buffer.concat([bytes, Buffer.alloc(bodyBytes)]));
        expect(heard.said.length + heard.refused()).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});

test('who takes a message by throwing has refused it', async () => {
  const [here, there] = duplexPair();
  const refused = new Promise<void>((resolve) => {
    new FrameChannel(here).expect({
      messages: 1,
      mostBytes: 0,
      take: () => {
        throw new Error('no');
      },
      refuse: resolve,
    });
  });
  const closed = once(here, 'close');
  there.write(frame('{}'));
  await Promise.all([refused, closed]);
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JpegWalk } from './jpeg-walk.js';

const start = 'ffd8';
const tables = 'ffdb0004aabbffc40004aabb';
const frame = 'ffc0000b080010002001011100';
const scan = 'ffda0008010100003f00';

function walked(bytes: Buffer, sizes: readonly number[] = [bytes.length]): JpegWalk {
  const walk = new JpegWalk();
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    walk.read(bytes.subarray(at, at + size));
    at += size;
  }
  return walk;
}

/** As cameras write it: long, and not about how to decode the picture. */
const about = Buffer.concat([Buffer.from('ffe1fff0', 'hex'), Buffer.alloc(0xfff0 - 2, 0xd9)]);

describe('a JPEG', () => {
  test('shows its size after any amount of metadata, in chunks of any length', () => {
    const bytes = Buffer.concat([Buffer.from(start, 'hex'), about, about, Buffer.from(tables + frame + scan, 'hex')]);
    const cuts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cuts, (sizes) => {
        const { size, hasPicture, isBroken } = walked(bytes, sizes);
        expect({ size, hasPicture, isBroken }).toEqual({
          size: { width: 32, height: 16 },
          hasPicture: true,
          isBroken: false,
        });
      }),
    );
  });

  test.each(['ffc0', 'ffc1', 'ffc2'])('of the kind %s has a picture', (kind) => {
    const { hasPicture, isBroken } = walked(Buffer.from(start + tables + frame.replace('ffc0', kind) + scan, 'hex'));
    expect({ hasPicture, isBroken }).toEqual({ hasPicture: true, isBroken: false });
  });

  test.each([
    ['without tables', start + frame + scan],
    ['without a frame', start + tables + scan],
    ['of two frames, the second of which is larger', start + tables + frame + frame.replace('0010', '7fff') + scan],
    ['that ends before it begins', `${start}ffd9`],
    ['of 12 bits', start + tables + frame.replace('000b08', '000b0c') + scan],
    ['by arithmetic coding', start + tables + frame.replace('ffc0', 'ffc9') + scan],
    ['with noise between its markers', `${start}00${tables}`],
  ])('%s is broken', (_, hex) => {
    expect(walked(Buffer.from(hex, 'hex')).isBroken).toBe(true);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatOf, headBytes, largestBytes, needsRedrawing, rejectionOf } from './acceptance.js';

const heads = {
  jpeg: '\xff\xd8\xff\xe0\x00\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\x00\x00',
  webp: 'RIFF\x10\x00\x00\x00WEBPVP8 ',
  heic: '\x00\x00\x00\x18ftypheic\x00\x00',
  pdf: '%PDF-1.7\n',
} as const;

describe('the format of a file', () => {
  test.each(Object.entries(heads))('%s is detected by its first bytes', (format, head) => {
    expect(formatOf(bytesOf(head))).toBe(format);
  });

  test('of a PDF may come after a few other bytes', () => {
    expect(formatOf(bytesOf(`\n\n${heads.pdf}`))).toBe('pdf');
    expect(formatOf(bytesOf(' '.repeat(headBytes) + heads.pdf))).toBeUndefined();
  });

  test.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg">', 'PK\x03\x04', 'RIFF\x10\x00\x00\x00WAVE', 'MZ'])(
    'of %j is none that is taken',
    (head) => expect(formatOf(bytesOf(head))).toBeUndefined(),
  );

  test('is never a reason to fail', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (head) => {
        expect([undefined, ...Object.keys(heads)]).toContain(formatOf(head));
      }),
    );
  });
});

describe('a file', () => {
  test('is rejected before it is sent when it is empty, of another kind, or a PDF that is too large', () => {
    expect(rejectionOf(undefined, 0)).toBe('empty');
    expect(rejectionOf('jpeg', 0)).toBe('empty');
    expect(rejectionOf(undefined, 100)).toBe('type');
    expect(rejectionOf('pdf', largestBytes + 1)).toBe('tooLarge');
  });

  test('is taken up to the largest size, and a picture beyond it is drawn anew', () => {
    expect(rejectionOf('pdf', largestBytes)).toBeUndefined();
    expect(rejectionOf('png', largestBytes + 1)).toBeUndefined();
    expect(needsRedrawing('png', largestBytes)).toBe(false);
    expect(needsRedrawing('png', largestBytes + 1)).toBe(true);
    expect(needsRedrawing('heic', 1)).toBe(true);
  });
});

function bytesOf(head: string): Uint8Array {
  return Uint8Array.from(head, (character) => character.charCodeAt(0));
}

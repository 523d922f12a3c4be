import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { excerptOf } from './answer-excerpt.js';

describe('the excerpt of an answer', () => {
  test.each([
    ['a text as it is', Buffer.from('no such customer'), 'no such customer'],
    ['one line', Buffer.from('\r\n no\tsuch\n\ncustomer \n'), 'no such customer'],
    ['nothing of nothing', Buffer.alloc(0), undefined],
    ['nothing of blanks', Buffer.from(' \n\0'), undefined],
    ['no control characters', Buffer.from('a\0b\u001b[31mc\u0085d'), 'a b [31mc d'],
    ['nothing that turns the text around', Buffer.from('a\u202eb'), 'a\ufffdb'],
    ['no bytes that are not UTF-8', Buffer.from([0x61, 0xff, 0x62]), 'a\ufffdb'],
  ])('is %s', (_, body, excerpt) => {
    expect(excerptOf([body])).toBe(excerpt);
  });

  test('is of at most 500 characters, and cuts none in two', () => {
    expect(excerptOf([Buffer.from('x'.repeat(4_000))])).toBe('x'.repeat(500));
    expect(excerptOf([Buffer.from(`x${'💶'.repeat(400)}`)])).toBe(`x${'💶'.repeat(249)}`);
    expect(excerptOf([Buffer.from('€'.repeat(900))])).toBe('€'.repeat(500));
  });

  test('joins what arrived in pieces', () => {
    const [first, second] = [Buffer.from('€').subarray(0, 1), Buffer.from('€').subarray(1)];
    expect(excerptOf([first, second])).toBe('€');
  });

  test('can be kept in a database, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 3 }), (chunks) => {
        const excerpt = excerptOf(chunks.map((chunk) => Buffer.from(chunk))) ?? '';
        expect(excerpt.isWellFormed()).toBe(true);
        expect(excerpt).not.toMatch(/\p{Cc}/u);
        expect(excerpt.length).toBeLessThanOrEqual(500);
      }),
    );
  });
});

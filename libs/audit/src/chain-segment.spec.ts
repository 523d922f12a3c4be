import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { firstHash } from './audit-seals.js';
import { type ChainSegment, type CheckedEntry, firstAlteredIn } from './chain-segment.js';

/** As many entries, oldest first, each linked to the one before. */
function chain(length: number): CheckedEntry[] {
  const entries: CheckedEntry[] = [];
  for (let ordinal = 1; ordinal <= length; ordinal++) {
    const previousHash = entries.at(-1)?.hash ?? firstHash;
    const hash = createHmac('sha256', 'key').update(`${ordinal}`).update(previousHash).digest();
    entries.push({ ordinal, previousHash, hash, isAuthentic: true });
  }
  return entries;
}

/** A piece of a whole chain, from one ordinal down to another. */
function pieceOf(whole: readonly CheckedEntry[], newest: number, oldest: number): ChainSegment {
  const last = whole.at(-1);
  return {
    entries: whole.slice(oldest - 1, newest).reverse(),
    head: { ordinal: last?.ordinal ?? 0, hash: last?.hash ?? firstHash },
    newest,
    isToTheStart: oldest === 1,
  };
}

const pieces = fc
  .integer({ min: 1, max: 20 })
  .chain((length) => fc.tuple(fc.constant(chain(length)), fc.integer({ min: 1, max: length })))
  .chain(([whole, newest]) => fc.tuple(fc.integer({ min: 1, max: newest }), fc.constant({ whole, newest })))
  .map(([oldest, { whole, newest }]) => pieceOf(whole, newest, oldest));

/** A piece and the place of one of its entries. */
const places = pieces.chain((piece) => fc.tuple(fc.constant(piece), fc.nat(piece.entries.length - 1)));

function altered(piece: ChainSegment, at: number, change: Partial<CheckedEntry>): ChainSegment {
  return {
    ...piece,
    entries: piece.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
  };
}

describe('a piece of a chain', () => {
  test('as it was recorded has nothing altered, and neither has an empty chain', () => {
    fc.assert(fc.property(pieces, (piece) => expect(firstAlteredIn(piece)).toBeUndefined()));
    expect(firstAlteredIn(pieceOf([], 0, 1))).toBeUndefined();
  });

  test('an entry whose own hash is wrong is named', () => {
    fc.assert(
      fc.property(places, ([piece, at]) => {
        expect(firstAlteredIn(altered(piece, at, { isAuthentic: false }))).toBe(piece.entries[at]?.ordinal);
      }),
    );
  });

  test('an entry that is missing is named, unless nothing was asked of it', () => {
    fc.assert(
      fc.property(places, ([piece, at]) => {
        const isLowest = at === piece.entries.length - 1 && !piece.isToTheStart;
        const entries = piece.entries.filter((_, index) => index !== at);
        fc.pre(!isLowest);
        expect(firstAlteredIn({ ...piece, entries })).toBe(piece.entries[at]?.ordinal);
      }),
    );
  });

  test('an entry that follows another than the one before it is named, also when it is authentic', () => {
    fc.assert(
      fc.property(places, ([piece, at]) => {
        fc.pre(at < piece.entries.length - 1 || piece.isToTheStart);
        const forked = altered(piece, at, { previousHash: Buffer.alloc(32, 1) });
        expect(firstAlteredIn(forked)).toBe(piece.entries[at]?.ordinal);
      }),
    );
  });

  test('an entry that names another place than its own is named', () => {
    fc.assert(
      fc.property(places, ([piece, at]) => {
        fc.pre(at < piece.entries.length - 1 || piece.isToTheStart);
        expect(firstAlteredIn(altered(piece, at, { ordinal: 0 }))).toBe(piece.entries[at]?.ordinal);
      }),
    );
  });

  test('a last entry that is not the one the chain ended with is named', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        fc.pre(piece.newest === piece.head.ordinal);
        const other = { ...piece, head: { ...piece.head, hash: Buffer.alloc(32, 1) } };
        expect(firstAlteredIn(other)).toBe(piece.newest);
      }),
    );
  });

  test('an entry beyond the end is named', () => {
    const longer = pieceOf(chain(6), 6, 1);
    expect(firstAlteredIn({ ...longer, head: { ordinal: 5, hash: firstHash }, newest: 5 })).toBe(5);
    expect(firstAlteredIn({ ...longer, head: { ordinal: 0, hash: firstHash }, newest: 0 })).toBe(1);
  });
});

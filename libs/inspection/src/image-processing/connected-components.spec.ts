import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { componentsOf } from './connected-components.js';
import type { GreyPicture } from './grey-picture.js';

const anyPicture = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((pixels): GreyPicture => ({ pixels, width, height })),
  );

describe('connected components', () => {
  test('are pieces of ink, whatever their shape', () => {
    const rows = ['..........', '.##...#.#.', '.#....###.', '.###......', '.......#..', '......#...'];
    const pixels = Uint8Array.from(rows.join(''), (ink) => (ink === '#' ? 0 : 255));
    const components = componentsOf({ pixels, width: 10, height: 6 }, { threshold: 128, smallest: 2, largest: 9 });
    expect(components.toSorted((one, other) => one.left - other.left || one.top - other.top)).toEqual([
      { left: 1, top: 1, right: 4, bottom: 4 },
      { left: 6, top: 1, right: 9, bottom: 3 },
      { left: 6, top: 4, right: 8, bottom: 6 },
    ]);
  });

  test('lie inside of any picture, and number no more than its pixels of ink', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const components = componentsOf(picture, { threshold: 128, smallest: 1, largest: 30 });
        expect(components.length).toBeLessThanOrEqual(picture.pixels.filter((shade) => shade < 128).length);
        for (const { left, top, right, bottom } of components) {
          expect(left >= 0 && left < right && right <= picture.width).toBe(true);
          expect(top >= 0 && top < bottom && bottom <= picture.height).toBe(true);
        }
      }),
    );
  });
});

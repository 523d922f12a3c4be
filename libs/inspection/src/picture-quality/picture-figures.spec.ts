import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { glareOf } from './glare.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { brightnessOf, contrastOf, medianShadeOf, sharpnessOf } from './picture-figures.js';

/** A picture of 100 by 100 whose pixels a function of their place tells. */
function picture(shadeAt: (x: number, y: number) => number): GreyPicture {
  const pixels = Uint8Array.from({ length: 10_000 }, (_, at) => shadeAt(at % 100, Math.floor(at / 100)));
  return { pixels, width: 100, height: 100 };
}

const anyPicture = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((pixels): GreyPicture => ({ pixels, width, height })),
  );

test.each<[string, GreyPicture, number, number]>([
  ['black', picture(() => 0), 0, 0],
  ['white', picture(() => 255), 1, 0],
  ['half black, half white', picture((x) => (x < 50 ? 0 : 255)), 0.5, 1],
  ['white with one black word', picture((x, y) => (x < 20 && y < 5 ? 0 : 255)), 0.99, 1],
  ['grey with a few hot pixels', picture((x, y) => (x === y && x < 15 ? 255 : 51)), 0.201, 0],
  ['from 51 to 204', picture((x) => 51 + Math.round((x / 99) * 153)), 0.5, 0.6],
])('%s has brightness and contrast', (_, given, brightness, contrast) => {
  expect(brightnessOf(given)).toBeCloseTo(brightness, 2);
  expect(contrastOf(given)).toBeCloseTo(contrast, 2);
});

describe('sharpness', () => {
  test('is none where there are no edges', () => {
    expect(sharpnessOf(picture(() => 128))).toBe(0);
    expect(sharpnessOf(picture((x) => x))).toBe(0);
  });

  test('falls as an edge becomes softer', () => {
    const edge = (width: number): GreyPicture => picture((x) => Math.round(255 / (1 + Math.exp(-(x - 50) / width))));
    const measured = [0.1, 0.5, 1, 2, 4].map((width) => sharpnessOf(edge(width)));
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
    expect(measured[0]).toBeGreaterThan(100 * (measured.at(-1) ?? Infinity));
  });

  test('is the same for one word on an empty page and for a page of them', () => {
    const stripes = (x: number): number => (x % 4 < 2 ? 0 : 255);
    const word = sharpnessOf(picture((x, y) => (x <= 33 && y <= 33 ? stripes(x) : 255)));
    expect(word).toBeCloseTo(sharpnessOf(picture(stripes)), -3);
  });
});

describe('glare', () => {
  const distance = (x: number, y: number): number => Math.hypot(x - 50, y - 50);
  const shine = (ground: number): GreyPicture =>
    picture((x, y) => Math.max(ground, 255 - Math.max(0, distance(x, y) - 10) * 8));

  test('is a burnt out patch that fades into a darker picture', () => {
    expect(glareOf(shine(120))).toBeCloseTo((Math.PI * 10 ** 2) / 10_000, 2);
  });

  test.each([
    ['white paper', picture(() => 255)],
    ['white paper with print', picture((x, y) => (x % 9 < 3 && y % 9 < 3 ? 20 : 255))],
    ['a white field on a grey form', picture((x, y) => (x > 20 && x < 80 && y > 20 && y < 40 ? 255 : 150))],
    ['a shine on paper that is white itself', shine(240)],
    ['a window at the edge', picture((x, y) => Math.max(90, 255 - Math.hypot(x, y) * 2))],
    ['a bright pixel', picture((x, y) => (distance(x, y) < 1 ? 255 : 230 - distance(x, y) * 2))],
  ])('is not %s', (_, given) => {
    expect(glareOf(given)).toBe(0);
  });
});

test('all figures of any picture lie in their range, and do not depend on which side is up', () => {
  fc.assert(
    fc.property(anyPicture, (given) => {
      const turned = { ...given, pixels: given.pixels.toReversed() };
      for (const figure of [brightnessOf, contrastOf, glareOf]) {
        expect(figure(given)).toBeGreaterThanOrEqual(0);
        expect(figure(given)).toBeLessThanOrEqual(1);
        expect(figure(turned)).toBeCloseTo(figure(given), 10);
      }
      expect(sharpnessOf(given)).toBeGreaterThanOrEqual(0);
      expect(medianShadeOf(turned)).toBe(medianShadeOf(given));
    }),
  );
});

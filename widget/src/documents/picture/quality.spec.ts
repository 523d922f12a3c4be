import { describe, expect, test } from '@jest/globals';
import { type PictureFigures, figuresOf } from './picture-figures.js';
import { pictureFlaws } from './quality.js';

const good: PictureFigures = { brightness: 0.5, contrast: 0.9, sharpness: 400, glare: 0 };
const large = { width: 4_000, height: 3_000 };

describe('what is said of a picture', () => {
  test('is nothing when it is large, sharp and evenly lit', () => {
    expect(pictureFlaws(large, good, 'document')).toEqual([]);
  });

  test.each([
    ['small', { width: 599, height: 400 }, {}],
    ['blurred', large, { sharpness: 74 }],
    ['dark', large, { brightness: 0.05, contrast: 0.3 }],
    ['bright', large, { brightness: 0.95, contrast: 0.1 }],
    ['empty', large, { brightness: 0.5, contrast: 0.1 }],
    ['glare', large, { glare: 0.02 }],
  ] as const)('is that it is %s', (flaw, size, figures) => {
    expect(pictureFlaws(size, { ...good, ...figures }, 'document')).toEqual([flaw]);
  });

  test.each([
    ['document', { width: 600, height: 1 }, { sharpness: 75, glare: 0.008 }],
    ['face', { width: 1, height: 400 }, { sharpness: 38, glare: 0.04 }],
  ] as const)('is nothing when a %s is just good enough', (subject, size, figures) => {
    expect(pictureFlaws(size, { ...good, ...figures, contrast: 0.32, brightness: 0.05 }, subject)).toEqual([]);
    expect(pictureFlaws(size, { ...good, ...figures, contrast: 0.17 }, subject)).toEqual([]);
  });

  test('is less of a face than of small print', () => {
    const middling = { ...good, sharpness: 50, glare: 0.02 };
    expect(pictureFlaws({ width: 500, height: 400 }, middling, 'face')).toEqual([]);
    expect(pictureFlaws({ width: 500, height: 400 }, middling, 'document')).toEqual(['small', 'blurred', 'glare']);
  });

  test('is not that it is blurred where there is nothing to be sharp', () => {
    expect(pictureFlaws(large, { ...good, contrast: 0.05, sharpness: 1 }, 'document')).toEqual(['empty']);
  });
});

describe('the figures', () => {
  test('of one grey are its brightness, and nothing else', () => {
    expect(figuresOf(drawn(64, 64, () => 128))).toEqual({ brightness: 128 / 255, contrast: 0, sharpness: 0, glare: 0 });
  });

  test('of a chequered picture are as sharp as can be', () => {
    const { contrast, sharpness } = figuresOf(drawn(64, 64, (x, y) => ((x + y) % 2) * 255));
    expect(contrast).toBe(1);
    expect(sharpness).toBe(1_020 ** 2);
  });

  test('see a spot that fades out as a reflection, and one with a hard rim as print', () => {
    const spot = (fading: number) => (x: number, y: number) =>
      Math.max(80, Math.min(255, 255 - (Math.hypot(x - 100, y - 100) - 20) * fading));
    expect(figuresOf(drawn(200, 200, spot(4))).glare).toBeCloseTo((Math.PI * 21 ** 2) / 40_000, 2);
    expect(figuresOf(drawn(200, 200, spot(500))).glare).toBe(0);
  });

  test('take a window at the edge for what is behind, not for a reflection', () => {
    expect(figuresOf(drawn(200, 200, (x) => Math.max(80, 270 - x * 3))).glare).toBe(0);
  });

  test.each([
    [1, 1],
    [1, 40],
    [40, 1],
    [2, 2],
    [33, 34],
  ])('of %i by %i pixels are numbers', (width, height) => {
    for (const figure of Object.values(figuresOf(drawn(width, height, (x) => (x * 50) % 256)))) {
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(figure)).toBe(true);
    }
  });
});

function drawn(
  width: number,
  height: number,
  shade: (x: number, y: number) => number,
): Parameters<typeof figuresOf>[0] {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    data.fill(shade(at % width, Math.floor(at / width)), at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height };
}

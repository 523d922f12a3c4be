import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printed } from '../../../../test/support/documents/print.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { medianShadeOf } from '../picture-quality/picture-figures.js';
import { illuminationCorrected } from './illumination-correction.js';
import { otsuThresholdOf } from './otsu-threshold.js';
import { componentsOf } from '../image-processing/connected-components.js';
import { preparedPage } from './prepared-page.js';

const letter = [
  'The board of directors hereby confirms',
  'that the office of the company is at',
  'Avenida Corrientes 1234, Buenos Aires.',
  'Maria Gonzalez may sign for it alone,',
  'and nobody else does, by day or night.',
];
const page = { face: 'serif', width: 900, size: 40 } as const;

function inTheShade(picture: GreyPicture, darkness: number): GreyPicture {
  const light = (at: number): number => 1 - (darkness * (at % picture.width)) / picture.width;
  return { ...picture, pixels: picture.pixels.map((shade, at) => shade * light(at)) };
}

describe('which way is up', () => {
  test.each([0, 90, 180, 270, 2, 88, 171, 276])('is seen on a page turned by %d degrees', async (turned) => {
    const { orientations } = await preparedPage(await printed(letter, { ...page, turned }));
    const [best, second] = orientations;
    const isOff = ((best?.turn ?? NaN) + turned) % 360;
    expect(Math.min(isOff, 360 - isOff)).toBeLessThan(0.4);
    expect(Math.abs(Math.abs((second?.turn ?? NaN) - (best?.turn ?? NaN)) - 180)).toBeLessThan(1);
    expect(best?.clarity).toBeGreaterThan(1.2 * (second?.clarity ?? Infinity));
  });

  test('is nowhere on an empty page', async () => {
    const { components, orientations } = await preparedPage(await printed([], { ...page, height: 900 }));
    expect(components).toBe(0);
    for (const { clarity } of orientations) expect(clarity).toBe(0);
  });

  test('is in the shade what it is in the light', async () => {
    const { orientations } = await preparedPage(inTheShade(await printed(letter, { ...page, turned: 90 }), 0.8));
    expect(orientations[0]?.turn).toBeCloseTo(270, 0);
  });
});

test('a page is turned upright, and its letters brought to one size', async () => {
  for (const size of [14, 40, 110]) {
    const given = await printed(['wax zoo sex', 'cave man us'], { face: 'sans', width: size * 9, size, turned: 90 });
    const ready = await preparedPage(given);
    const upright = await ready.upright(ready.orientations[0] ?? { turn: NaN, clarity: NaN });
    const components = componentsOf(upright, { threshold: otsuThresholdOf(upright), smallest: 6, largest: 200 });
    const heights = components.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
    expect(upright.width).toBeGreaterThan(upright.height);
    expect(heights[Math.floor(heights.length / 2)]).toBeGreaterThanOrEqual(12);
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(34);
  }
});

test('paper in the shade becomes as white as in the light, and print stays as it is', async () => {
  const given = await printed(letter, page);
  const even = illuminationCorrected(inTheShade(given, 0.7));
  expect(medianShadeOf(even)).toBeGreaterThan(245);
  const isAlike = (shade: number, at: number): boolean => Math.abs(shade - (given.pixels[at] ?? NaN)) < 40;
  expect(even.pixels.filter(isAlike).length / even.pixels.length).toBeGreaterThan(0.99);
});

const anyPicture = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((pixels): GreyPicture => ({ pixels, width, height })),
  );

test('the illumination of any picture can be corrected', () => {
  fc.assert(
    fc.property(anyPicture, (picture) => {
      expect(illuminationCorrected(picture).pixels).toHaveLength(picture.pixels.length);
    }),
  );
});

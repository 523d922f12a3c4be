import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type TextLine, heightAt, textLinesOf } from './text-lines.js';

const [width, height] = [420, 120];

/** Blocks like letters along a course, on nothing. */
function inkAlong(course: (x: number) => number, thickness = 8): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let x = 20; x < 400; x++) {
    if (x % 9 > 5) continue;
    const middle = Math.round(course(x));
    for (let y = middle - thickness / 2; y < middle + thickness / 2; y++) pixels[y * width + x] = 200;
  }
  return { pixels, width, height };
}

function onlyLine(picture: GreyPicture): TextLine {
  const [line, ...others] = textLinesOf(picture, { gap: 12, darkness: 75 });
  expect(others).toEqual([]);
  if (line === undefined) throw new Error('A line is found');
  return line;
}

describe('a line of print', () => {
  test('is found where it runs, however it slopes and hangs', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.03, max: 0.03, noNaN: true }),
        fc.double({ min: -8, max: 8, noNaN: true }),
        (slope, sag) => {
          const course = (x: number): number => 60 + slope * (x - 210) + sag * (1 - ((x - 210) / 190) ** 2);
          const line = onlyLine(inkAlong(course));
          for (const x of [30, 120, 210, 300, 390])
            expect(Math.abs(heightAt(line, x) + 0.5 - course(x))).toBeLessThan(1.5);
          expect(Math.abs(line.thickness - 8)).toBeLessThan(2.5);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('that turns back on itself is none', () => {
    expect(
      textLinesOf(
        inkAlong((x) => 60 + 30 * Math.sin(x / 60)),
        { gap: 12, darkness: 75 },
      ),
    ).toEqual([]);
  });

  test('as thick as a picture is none', () => {
    expect(
      textLinesOf(
        inkAlong(() => 60, 60),
        { gap: 12, darkness: 75 },
      ),
    ).toEqual([]);
  });

  test('paler than asked for is not seen', () => {
    expect(
      textLinesOf(
        inkAlong(() => 60),
        { gap: 12, darkness: 201 },
      ),
    ).toEqual([]);
  });
});

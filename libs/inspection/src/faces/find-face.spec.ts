import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import type { Face } from '../results/face.js';
import { FaceDetector } from './face-detector.js';
import { findFace } from './find-face.js';

/** Photographs of people, and the weights, come with it (MIT). */
const source = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
const detector = new FaceDetector();

async function faceIn(picture: Sharp): Promise<Face> {
  const { data, info } = await picture
    .resize({ width: 640, height: 640, fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return findFace({ pixels: data, width: info.width, height: info.height }, detector);
}

const photograph = (number: number): Sharp => sharp(join(source, `demo/sample${number}.jpg`));

test('a person has a face, also in the dark and on one side', async () => {
  expect((await faceIn(photograph(1))).likelihood).toBeGreaterThan(0.35);
  expect((await faceIn(photograph(3).linear(0.15, 0))).likelihood).toBeGreaterThan(0.35);
  expect((await faceIn(photograph(5).rotate(90))).likelihood).toBeGreaterThan(0.35);
});

test('a drawing of something else has none', async () => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#eef"/>
    <circle cx="320" cy="320" r="200" fill="#fc9"/><rect x="80" y="480" width="240" height="120" fill="#39c"/></svg>`;
  expect((await faceIn(sharp(Buffer.from(drawn)))).likelihood).toBeLessThan(0.08);
});

test('the weights are those of face-api.js', () => {
  const own = readFileSync(join(import.meta.dirname, 'data/tiny-face-detector.bin'));
  expect(own.equals(readFileSync(join(source, 'model/tiny_face_detector_model.bin')))).toBe(true);
});

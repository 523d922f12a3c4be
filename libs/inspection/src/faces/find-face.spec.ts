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
  expect((await faceIn(photograph(3).linear(0.08, 0))).likelihood).toBeGreaterThan(0.35);
  expect((await faceIn(photograph(5).rotate(90))).likelihood).toBeGreaterThan(0.35);
});

test('a drawing of something else has none', async () => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#eef"/>
    <circle cx="320" cy="320" r="200" fill="#fc9"/><rect x="80" y="480" width="240" height="120" fill="#39c"/></svg>`;
  expect((await faceIn(sharp(Buffer.from(drawn)))).likelihood).toBeLessThan(0.08);
});

test('nor has a drawing of a person', async () => {
  const drawings = [
    '<circle cx="320" cy="180" r="64" fill="none" stroke="#000" stroke-width="5"/><path d="M320 244 V460 M320 300 L230 370 M320 300 L410 370" stroke="#000" stroke-width="5"/>',
    '<circle cx="320" cy="320" r="180" fill="#fc9" stroke="#000" stroke-width="5"/><circle cx="260" cy="270" r="18"/><circle cx="380" cy="270" r="18"/><path d="M240 390 Q320 450 400 390" fill="none" stroke="#000" stroke-width="5"/>',
  ];
  for (const drawn of drawings) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#eed"/>${drawn}</svg>`;
    const jpeg = await sharp(Buffer.from(svg)).jpeg().toBuffer();
    expect((await faceIn(sharp(jpeg))).likelihood).toBeLessThan(0.08);
  }
});

test('the weights are those of face-api.js', () => {
  const own = readFileSync(join(import.meta.dirname, 'data/tiny-face-detector.bin'));
  expect(own.equals(readFileSync(join(source, 'model/tiny_face_detector_model.bin')))).toBe(true);
});

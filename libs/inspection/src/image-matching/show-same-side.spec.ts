import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import type { Keypoints } from '../results/keypoints.js';
import { keypointsOf } from './keypoints.js';
import { showSameSide } from './show-same-side.js';

/** Bars and spots, as on a printed side: the same for the same seed. */
function side(seed: number, border = ''): Buffer {
  let state = seed;
  const next = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % most;
  };
  const marks = Array.from({ length: 90 }, () => {
    const [x, y, shade] = [30 + next(520), 30 + next(300), 20 + next(120)];
    const size = `width="${4 + next(40)}" height="${3 + next(14)}"`;
    return `<rect x="${x}" y="${y}" ${size} fill="rgb(${shade},${shade},${shade})" transform="rotate(${next(90)} ${x} ${y})"/>`;
  });
  const paper = '<rect width="600" height="380" fill="#e8e4d8"/>';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="380">${paper}${border}${marks.join('')}</svg>`,
  );
}

const flag = Array.from(
  { length: 12 },
  (_, at) => `<path d="M${10 + (at % 4) * 16} ${10 + Math.floor(at / 4) * 14}l8 3-5 6-${at}-2z" fill="#${at % 2}22"/>`,
).join('');

interface Conditions {
  readonly angle?: number;
  readonly width?: number;
  readonly blur?: number;
  readonly light?: number;
  readonly shear?: number;
  readonly desk?: string;
}

async function photograph(drawing: Buffer, conditions: Conditions): Promise<GreyPicture> {
  const { angle = 0, width = 600, blur = 0.4, light = 1, shear = 0, desk = '#556' } = conditions;
  const card = await sharp(drawing).resize({ width }).affine([1, shear, 0, 1], { background: desk }).png().toBuffer();
  const { data, info } = await sharp(await sharp(card).rotate(angle, { background: desk }).png().toBuffer())
    .extend({ top: 60, bottom: 40, left: 80, right: 30, background: desk })
    .blur(blur)
    .linear(light, 10)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const known = new Map<string, Promise<Keypoints>>();

/** The keypoints of a photograph, found once. */
function seen(drawing: Buffer, conditions: Conditions): Promise<Keypoints> {
  const key = drawing.toString() + JSON.stringify(conditions);
  const keypoints = known.get(key) ?? photograph(drawing, conditions).then(keypointsOf);
  known.set(key, keypoints);
  return keypoints;
}

const straight = {};
const otherwise: readonly Conditions[] = [
  { angle: 200, light: 0.6 },
  { width: 420, desk: '#ccb' },
  { width: 900, blur: 1.2 },
  { shear: 0.12, angle: -35 },
];

describe('two photographs', () => {
  test.each(otherwise)('of the same side are known for it: %j', async (conditions) => {
    const [first, second] = [await seen(side(7), straight), await seen(side(7), conditions)];
    expect(showSameSide(first, second)).toBe(true);
    expect(showSameSide(second, first)).toBe(true);
  });

  test.each(otherwise)('of two sides with the same flag are not taken for the same: %j', async (conditions) => {
    const [first, second] = [await seen(side(7, flag), straight), await seen(side(8, flag), conditions)];
    expect(showSameSide(first, second)).toBe(false);
  });

  test('of two sides on one desk are not taken for the same', async () => {
    const desk = await sharp(side(99)).resize({ width: 1_000 }).toBuffer();
    const lying = async (card: Buffer, left: number): Promise<GreyPicture> => {
      const small = await sharp(card).resize({ width: 640 }).toBuffer();
      const scene = await sharp(desk)
        .composite([{ input: small, left, top: 110 }])
        .png()
        .toBuffer();
      const { data, info } = await sharp(scene).greyscale().raw().toBuffer({ resolveWithObject: true });
      return { pixels: data, width: info.width, height: info.height };
    };
    const [first, second] = [await lying(side(7), 180), await lying(side(8), 190)];
    expect(showSameSide(keypointsOf(first), keypointsOf(second))).toBe(false);
  });

  test('of nothing show nothing that is the same', async () => {
    const empty = keypointsOf({ pixels: new Uint8Array(300 * 200).fill(200), width: 300, height: 200 });
    expect(showSameSide(empty, empty)).toBe(false);
    expect(showSameSide(empty, keypointsOf(await photograph(side(7), straight)))).toBe(false);
  });

  test('of any size have keypoints, or none', () => {
    for (const [width, height] of [
      [1, 1],
      [2, 900],
      [900, 2],
      [40, 40],
    ] as const) {
      const keypoints = keypointsOf({ pixels: new Uint8Array(width * height), width, height });
      expect(keypoints.descriptors).toHaveLength(keypoints.scales.length * 32);
    }
  });
});

test('a picture has the same keypoints every time, and not too many', async () => {
  const picture = await photograph(side(3), straight);
  const keypoints = keypointsOf(picture);
  expect(keypointsOf(picture)).toEqual(keypoints);
  expect(keypoints.scales.length).toBeGreaterThan(100);
  expect(keypoints.scales.length).toBeLessThanOrEqual(700);
});

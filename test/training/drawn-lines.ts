import sharp from 'sharp';
import { type LineStrip, alphabet, pitch, windowHeight } from '../../libs/inspection/src/mrz/glyph-classifier.js';
import type { Dice } from '../support/specimens/dice.js';
import { type Plane, blurred, shadeIn } from './blurring.js';
import { type GlyphPictures, drawnHeight, drawnPitch, drawnWidth } from './glyph-pictures.js';

/** A line as the reader gets it, and which character stands where in it. */
export interface Lesson {
  readonly strip: LineStrip;
  /** What stands in the middle of a place in the line, and how far from its middle that is, in pitches. */
  readonly at: (x: number) => {
    /** By its place in the alphabet; below zero where there is none. */
    readonly character: number;
    readonly aside: number;
    readonly below: number;
  };
  readonly isUpsideDown: boolean;
}

const characters = 14;
const empty = -1;

/** Characters in a line, as a camera may see them: askew, bent, soft, coarse, noisy, on a printed ground. */
export async function lessonOf(prints: readonly GlyphPictures[], dice: Dice): Promise<Lesson> {
  const line = someLine(dice);
  const pixelsPerPitch = dice.chance(0.6) ? dice.between(11, 18) : dice.between(10, 32);
  const course = someCourse(dice);
  const photograph = await photographed({ print: dice.oneOf(prints), line, course, pixelsPerPitch }, dice);
  const strip = stripIn(photograph, pixelsPerPitch / pitch, dice);
  const isUpsideDown = dice.chance(0.12);
  return {
    strip: isUpsideDown ? { ...strip, pixels: strip.pixels.toReversed() } : strip,
    isUpsideDown,
    at: (x) => {
      const place = course(((isUpsideDown ? -1 : 1) * (x - (pitch * characters) / 2)) / pitch, 0);
      const nearest = Math.round(place.x);
      return { character: line[nearest] ?? empty, aside: Math.abs(place.x - nearest), below: Math.abs(place.y) };
    },
  };
}

/** As often as in an MRZ: many fillers, more digits than letters; ends of lines, and now and then no line at all. */
function someLine(dice: Dice): number[] {
  const line = Array.from({ length: characters }, () => someCharacter(dice));
  if (dice.chance(0.2)) line.fill(alphabet.indexOf('<'), dice.whole(4, 12));
  const end = dice.next();
  if (end < 0.15) line.fill(empty, dice.whole(6, 12));
  else if (end < 0.3) line.fill(empty, 0, dice.whole(2, 8));
  else if (end < 0.33) line.fill(empty);
  return line;
}

function someCharacter(dice: Dice): number {
  if (dice.chance(0.18)) return alphabet.indexOf('<');
  return dice.chance(0.5) ? dice.whole(26, 35) : dice.whole(0, 25);
}

/** From a place, in pitches from the middle of the strip, to the place in the line that is printed there. */
type Course = (x: number, y: number) => { x: number; y: number };

function someCourse(dice: Dice): Course {
  const half = characters / 2;
  const [wide, high] = [Math.exp(dice.between(-0.1, 0.1)), Math.exp(dice.between(-0.15, 0.15))];
  const [closer, slant] = [dice.between(-0.08, 0.08) / half, dice.between(-0.12, 0.12)];
  const [turn, bow] = [(dice.normal() * 0.06) / half, (dice.normal() * 0.06) / half ** 2];
  const [right, down] = [half - 0.5 + dice.between(-0.5, 0.5), dice.chance(0.08) ? askew(dice) : dice.normal() * 0.07];
  return (x, y) => ({
    x: x * wide + closer * x * x + slant * y + right,
    y: y * high + turn * x + bow * x * x + down,
  });
}

/** So far above or below that no character can be told. */
function askew(dice: Dice): number {
  return dice.between(0.7, 1.2) * (dice.chance(0.5) ? 1 : -1);
}

interface Scene {
  readonly print: GlyphPictures;
  readonly line: readonly number[];
  readonly course: Course;
  readonly pixelsPerPitch: number;
}

/** Around what is cut out of it. */
const rim = 2;

async function photographed(scene: Scene, dice: Dice): Promise<Plane> {
  const { pixelsPerPitch, course } = scene;
  const width = Math.ceil((characters + 1) * pixelsPerPitch) + 2 * rim;
  const height = Math.ceil((windowHeight / pitch + 0.2) * pixelsPerPitch) + 2 * rim;
  const ground = groundOf(dice);
  const parts = pixelsPerPitch < 14 ? 2 : 1;
  const pixels = new Float32Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const [left, top] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    let sum = 0;
    for (let part = 0; part < parts ** 2; part++) {
      const x = (left + ((part % parts) + 0.5) / parts) / pixelsPerPitch;
      const y = (top + (Math.floor(part / parts) + 0.5) / parts) / pixelsPerPitch;
      sum += printedAt(scene, course(x, y)) + ground(x, y);
    }
    pixels[at] = sum / parts ** 2;
  }
  return spoiled({ pixels, width, height }, pixelsPerPitch, dice);
}

function printedAt({ print, line }: Scene, { x, y }: { x: number; y: number }): number {
  const top = (y + drawnHeight / drawnPitch / 2) * drawnPitch - 0.5;
  if (top < 0 || top >= drawnHeight - 1) return 0;
  const nearest = Math.round(x);
  let ink = 0;
  for (let cell = nearest - 1; cell <= nearest + 1; cell++) {
    const pixels = print[line[cell] ?? empty];
    const left = (x - cell + 1.5) * drawnPitch - 0.5;
    if (pixels === undefined || left < 0 || left >= drawnWidth - 1) continue;
    ink = Math.max(ink, shadeIn({ pixels, width: drawnWidth, height: drawnHeight }, left, top));
  }
  return ink;
}

/** Waves of a printed background, light from one side, the edge of a page, the line above or below. */
function groundOf(dice: Dice): (x: number, y: number) => number {
  const [right, down] = [dice.normal() * 0.05, dice.normal() * 0.15];
  const waves = dice.chance(0.35) ? dice.between(0.05, 0.25) : 0;
  const [acrossX, acrossY, from] = [dice.between(0, 20), dice.between(0, 20), dice.between(0, 6.3)];
  const edge = dice.chance(0.15) ? dice.between(-0.9, 0.9) : Infinity;
  return (x, y) =>
    right * x +
    down * y +
    (Math.abs(y - edge) < 0.03 ? 0.5 : 0) +
    waves * (0.5 + 0.5 * Math.sin(acrossX * x + acrossY * y + from));
}

/** What is soft, noisy and squeezed by JPEG: all of it in the pixels of the camera. */
async function spoiled(plane: Plane, pixelsPerPitch: number, dice: Dice): Promise<Plane> {
  const softness = dice.chance(0.35) ? dice.between(0.3, 0.7) : dice.between(0, pixelsPerPitch * 0.16);
  const motion = dice.chance(0.2) ? dice.between(0, pixelsPerPitch * 0.18) : 0;
  const across = dice.chance(0.5) ? motion : 0;
  const soft = blurred(plane, softness + across, softness + motion - across);
  const contrast = dice.between(0.3, 1);
  const noise = dice.between(0, dice.chance(0.3) ? 4 : 22);
  const light = dice.between(150, 260);
  const grey = Uint8Array.from(soft.pixels, (ink) =>
    Math.min(255, Math.max(0, light - 190 * contrast * ink + dice.normal() * noise)),
  );
  const raw = { width: plane.width, height: plane.height, channels: 1 } as const;
  const squeezed = dice.chance(0.5)
    ? await sharp(
        await sharp(grey, { raw })
          .jpeg({ quality: dice.whole(35, 95) })
          .toBuffer(),
      )
        .greyscale()
        .raw()
        .toBuffer()
    : grey;
  return { ...plane, pixels: Float32Array.from(squeezed, (value) => 1 - value / 255) };
}

/** Cut out as the reader gets it, from a place between the pixels. */
function stripIn(plane: Plane, scale: number, dice: Dice): LineStrip {
  const width = pitch * characters;
  const [right, down] = [dice.between(-0.5, 0.5), dice.between(-0.5, 0.5)];
  const pixels = Float32Array.from({ length: width * windowHeight }, (_, at) => {
    const x = ((at % width) + 0.5 - width / 2) * scale + plane.width / 2 + right;
    const y = (Math.floor(at / width) + 0.5 - windowHeight / 2) * scale + plane.height / 2 + down;
    if (scale <= 1.3) return shadeIn(plane, x - 0.5, y - 0.5);
    const quarter = scale / 4;
    const upper =
      shadeIn(plane, x - quarter - 0.5, y - quarter - 0.5) + shadeIn(plane, x + quarter - 0.5, y - quarter - 0.5);
    const lower =
      shadeIn(plane, x - quarter - 0.5, y + quarter - 0.5) + shadeIn(plane, x + quarter - 0.5, y + quarter - 0.5);
    return (upper + lower) / 4;
  });
  return { pixels, width };
}

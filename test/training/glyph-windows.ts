import { alphabet, noCharacter, pitch, windowHeight, windowWidth } from '../../libs/inspection/src/zone/glyphs.js';
import type { Dice } from '../support/specimens/dice.js';
import { type Plane, blurred, shadeIn } from './blurring.js';
import { type GlyphPictures, drawnHeight, drawnPitch, drawnWidth } from './glyph-pictures.js';

/** What the reader sees, and what it shall say of it. */
export interface Lesson {
  readonly window: Float32Array;
  readonly answer: number;
}

const empty = -1;

/** A character among others in a line, as a camera may see it: askew, soft, coarse, noisy, on a printed ground. */
export function lessonOf(prints: readonly GlyphPictures[], dice: Dice): Lesson {
  const line = Array.from({ length: 7 }, () => someCharacter(dice));
  const { answer, right, down } = placedIn(line, dice);
  const pixelsPerPitch = dice.chance(0.5) ? dice.between(8, 16) : dice.between(10, 32);
  const photograph = photographed({ print: dice.oneOf(prints), line, right, down, pixelsPerPitch }, dice);
  return { window: windowIn(photograph, pixelsPerPitch / pitch, dice), answer };
}

/** As often as in zones: many fillers, more digits than letters. */
function someCharacter(dice: Dice): number {
  if (dice.chance(0.22)) return alphabet.indexOf('<');
  return dice.chance(0.5) ? dice.whole(26, 35) : dice.whole(0, 25);
}

/** Mostly a character in the middle; now and then none, or one that is too far aside to be told. */
function placedIn(line: number[], dice: Dice): { answer: number; right: number; down: number } {
  const end = dice.next();
  if (end < 0.06) line.fill(empty, 4);
  else if (end < 0.12) line.fill(empty, 0, 3);
  const near = { right: dice.between(-0.17, 0.17), down: dice.between(-0.17, 0.17) };
  const aside = (least: number, most: number): number => dice.between(least, most) * (dice.chance(0.5) ? 1 : -1);
  const kind = dice.next();
  if (kind < 0.16) return { ...near, right: aside(0.36, 0.64), answer: noCharacter };
  if (kind < 0.19) return { ...near, down: aside(0.65, 1.15), answer: noCharacter };
  if (kind < 0.21) line[3] = empty;
  if (kind >= 0.21 && kind < 0.24) line.fill(empty);
  return { ...near, answer: line[3] === empty || line[3] === undefined ? noCharacter : line[3] };
}

interface Scene {
  readonly print: GlyphPictures;
  readonly line: readonly number[];
  readonly right: number;
  readonly down: number;
  readonly pixelsPerPitch: number;
}

function photographed(scene: Scene, dice: Dice): Plane {
  const { pixelsPerPitch } = scene;
  const width = Math.ceil(2.1 * pixelsPerPitch) + 4;
  const height = Math.ceil(2.4 * pixelsPerPitch) + 4;
  const ink = inkIn(scene, dice);
  const parts = pixelsPerPitch < 14 ? 2 : 1;
  const pixels = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    let sum = 0;
    for (let part = 0; part < parts ** 2; part++)
      sum += ink(
        (x + ((part % parts) + 0.5) / parts) / pixelsPerPitch,
        (y + (Math.floor(part / parts) + 0.5) / parts) / pixelsPerPitch,
      );
    return sum / parts ** 2;
  });
  return spoiled({ pixels, width, height }, pixelsPerPitch, dice);
}

/** How much ink there is at a place, in pitches from the middle: turned, stretched and slanted, with what lies under it. */
function inkIn({ print, line, right, down }: Scene, dice: Dice): (x: number, y: number) => number {
  const turn = dice.between(-0.06, 0.06);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [wide, high] = [Math.exp(dice.between(-0.13, 0.13)), Math.exp(dice.between(-0.17, 0.17))];
  const slant = dice.between(-0.1, 0.1);
  const ground = groundOf(dice);
  return (x, y) => {
    const [along, across] = [(x * cos - y * sin) / wide, (x * sin + y * cos) / high];
    return printedAt(print, line, { x: along + slant * across + right, y: across + down }) + ground(x, y);
  };
}

function printedAt(print: GlyphPictures, line: readonly number[], { x, y }: { x: number; y: number }): number {
  const top = (y + drawnHeight / drawnPitch / 2) * drawnPitch - 0.5;
  if (top < 0 || top >= drawnHeight - 1) return 0;
  const nearest = Math.round(x);
  let ink = 0;
  for (let cell = nearest - 1; cell <= nearest + 1; cell++) {
    const pixels = print[line[cell + 3] ?? empty];
    const left = (x - cell + 1.5) * drawnPitch - 0.5;
    if (pixels === undefined || left < 0 || left >= drawnWidth - 1) continue;
    ink = Math.max(ink, shadeIn({ pixels, width: drawnWidth, height: drawnHeight }, left, top));
  }
  return ink;
}

/** Waves of a printed background, light from one side, the edge of a page. */
function groundOf(dice: Dice): (x: number, y: number) => number {
  const [right, down] = [dice.normal() * 0.15, dice.normal() * 0.15];
  const waves = dice.chance(0.3) ? dice.between(0.05, 0.23) : 0;
  const [acrossX, acrossY, from] = [dice.between(0, 20), dice.between(0, 20), dice.between(0, 6.3)];
  const edge = dice.chance(0.15) ? dice.between(-0.9, 0.9) : Infinity;
  return (x, y) =>
    right * x +
    down * y +
    (Math.abs(y - edge) < 0.03 ? 0.5 : 0) +
    waves * (0.5 + 0.5 * Math.sin(acrossX * x + acrossY * y + from));
}

function spoiled(plane: Plane, pixelsPerPitch: number, dice: Dice): Plane {
  const softness = dice.chance(0.35) ? dice.between(0.3, 0.7) : dice.between(0, pixelsPerPitch * 0.16);
  const motion = dice.chance(0.15) ? dice.between(0, pixelsPerPitch * 0.18) : 0;
  const across = dice.chance(0.5) ? motion : 0;
  const soft = blurred(plane, softness + across, softness + motion - across);
  const contrast = dice.between(0.35, 1);
  const noise = dice.between(0, dice.chance(0.3) ? 4 : 22) / 255 / contrast;
  const isClipped = dice.chance(0.2);
  const pixels = soft.pixels.map((value) => {
    const noisy = value + dice.normal() * noise;
    return isClipped ? Math.min(1, Math.max(0, noisy)) : noisy;
  });
  return { ...soft, pixels };
}

/** Cut out as the reader gets it, from a place between the pixels. */
function windowIn(plane: Plane, scale: number, dice: Dice): Float32Array {
  const [right, down] = [dice.between(-0.5, 0.5), dice.between(-0.5, 0.5)];
  return Float32Array.from({ length: windowWidth * windowHeight }, (_, at) => {
    const x = ((at % windowWidth) + 0.5 - windowWidth / 2) * scale + plane.width / 2 + right;
    const y = (Math.floor(at / windowWidth) + 0.5 - windowHeight / 2) * scale + plane.height / 2 + down;
    if (scale <= 1.3) return shadeIn(plane, x - 0.5, y - 0.5);
    const quarter = scale / 4;
    const around = [-quarter, quarter].flatMap((dx) =>
      [-quarter, quarter].map((dy) => shadeIn(plane, x + dx - 0.5, y + dy - 0.5)),
    );
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

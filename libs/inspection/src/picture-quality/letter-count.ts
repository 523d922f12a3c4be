import { type Component, componentsOf } from '../image-processing/connected-components.js';
import { localContrastOf } from '../image-processing/local-contrast.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { medianShadeOf } from './picture-figures.js';
import { smoothed } from '../image-processing/resampling.js';

/**
 * How many letters can be made out: connected components that stand out from their ground and from the noise, that have
 * strokes in more than one direction, and that stand in lines, whichever way these run. What they say does not matter.
 * With `isFine`, those are apart that touch when the picture is softened as usual; more of the noise is left then.
 */
export function lettersOn(picture: GreyPicture, { isFine = false } = {}): number {
  const grain = noiseIn(picture);
  const times = isFine ? Math.min(1, Math.ceil(grain)) : 2;
  const soft = softened(picture, times);
  const ink = localContrastOf(soft, reach);
  const noise = (grain * (sharesLeft[times] ?? 1) * 255) / Math.max(16, medianShadeOf(picture));
  const threshold = Math.max(palest, noise * 5);
  const paper = { ...ink, pixels: ink.pixels.map((value) => 255 - value) };
  // Letters that touch where ink is pale are apart where it is dark; some are lost in noise that others stand out from.
  const counts = [Math.max(palest, noise * 3.5), threshold, 2 * threshold, 4 * threshold].map((strength) => {
    const darkest = 255 - Math.min(254, Math.ceil(strength));
    const components = componentsOf(paper, { threshold: darkest, smallest: 5, largest: 60 });
    const rows = inRows(components.slice(0, mostComponents)).filter((letter) => hasStrokes(soft, letter));
    const lines = inLines(rows);
    if (lines.length > 0) return isAllAround(lines, picture) ? 0 : lines.length;
    return rows.length >= fewInRows ? 1 : 0;
  });
  return Math.max(...counts);
}

/** So many may be print that stands in no line for all the noise, or the weave of a cloth: that counts as one letter. */
const fewInRows = 4;

/** More than a page holds: there is print, or noise. Those of the uppermost lines tell as much. */
const mostComponents = 8_000;

const reach = 14;
/** Of 255: paler print cannot be made out. */
const palest = 20;

/** The share of the noise that is left after smoothing so many times. */
const sharesLeft = [1, 0.375, 0.27];

function softened(picture: GreyPicture, times: number): GreyPicture {
  return times === 0 ? picture : softened(smoothed(picture), times - 1);
}

/** The standard deviation of the noise by the method of Immerkær, with a median so that edges do not count. */
function noiseIn({ pixels, width, height }: GreyPicture): number {
  const counts = new Uint32Array(256 * 16);
  const line = (at: number): number => (pixels[at - 1] ?? 0) - 2 * (pixels[at] ?? 0) + (pixels[at + 1] ?? 0);
  for (let y = 1; y < height - 1; y += 2)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 2) {
      const value = Math.abs(line(at - width) - 2 * line(at) + line(at + width));
      counts[value] = (counts[value] ?? 0) + 1;
    }
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  const median = counts.findIndex((count) => (seen += count) >= half);
  return median / (6 * 0.6745);
}

interface Letter {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Those with neighbours of their size on both sides. */
function inRows(components: readonly Component[]): Letter[] {
  const letters = components.map(({ left, top, right, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(right - left, bottom - top),
  }));
  const neighbours = new Neighbours(letters);
  return letters.filter((letter) => {
    const alike = neighbours.of(letter, 2);
    return alike.some((one) =>
      alike.some((other) => (one.right * other.right + one.down * other.down) / (one.away * other.away) < -0.94),
    );
  });
}

/** Those with four others on one straight line with them: texture has rows of three, and print has lines. */
function inLines(letters: readonly Letter[]): Letter[] {
  const neighbours = new Neighbours(letters);
  return letters.filter((letter) => {
    const nearest = neighbours
      .of(letter, 6)
      .toSorted((one, other) => one.away - other.away)
      .slice(0, 12);
    return nearest.some((one) => {
      const isOnLine = ({ right, down }: Neighbour): boolean =>
        Math.abs(right * one.down - down * one.right) / one.away < letter.size * 0.35;
      return nearest.filter(isOnLine).length >= 4;
    });
  });
}

/** What is photographed is in the middle: with much print, and none there, it is that of the desk around something covered. */
function isAllAround(letters: readonly Letter[], { width, height }: GreyPicture): boolean {
  const isInMiddle = ({ x, y }: Letter): boolean =>
    Math.abs(x / width - 0.5) < 0.25 && Math.abs(y / height - 0.5) < 0.25;
  return letters.length >= 40 && letters.length <= 2_000 && !letters.some(isInMiddle);
}

interface Neighbour {
  readonly right: number;
  readonly down: number;
  readonly away: number;
}

/** Finds the letters of about the same size near another. */
class Neighbours {
  private readonly cells = new Map<number, Letter[]>();

  constructor(letters: readonly Letter[]) {
    for (const letter of letters) {
      const at = keyOf(cellOf(letter.x), cellOf(letter.y));
      const others = this.cells.get(at);
      if (others === undefined) this.cells.set(at, [letter]);
      else others.push(letter);
    }
  }

  /** Not farther away than so many times its size. */
  of({ x, y, size }: Letter, times: number): Neighbour[] {
    const most = times * size;
    const found: Neighbour[] = [];
    for (const other of this.around(x, y, most)) {
      if (other.size <= size * 0.6 || other.size >= size * 1.7) continue;
      const [right, down] = [other.x - x, other.y - y];
      const away = Math.hypot(right, down);
      if (away > 0 && away < most) found.push({ right, down, away });
    }
    return found;
  }

  private around(x: number, y: number, most: number): Letter[] {
    const found: Letter[] = [];
    for (let row = cellOf(y - most); row <= cellOf(y + most); row++)
      for (let column = cellOf(x - most); column <= cellOf(x + most); column++)
        found.push(...(this.cells.get(keyOf(column, row)) ?? []));
    return found;
  }
}

function cellOf(position: number): number {
  return Math.floor(position / cell);
}

function keyOf(column: number, row: number): number {
  return row * 4_096 + column;
}

/** Of two letters of small print: a page has thousands of them, and each looks at few others. */
const cell = 20;

/**
 * Of a picture that was shaken, only streaks are left: all edges in them run one way. Told by the structure tensor: the
 * ratio of its eigenvalues is 0.03 and less in streaks, 0.1 and more in nine of ten letters.
 */
function hasStrokes({ pixels, width, height }: GreyPicture, { x, y, size }: Letter): boolean {
  const half = size / 2 + 2;
  const [left, right] = [Math.max(1, Math.round(x - half)), Math.min(width - 1, Math.round(x + half))];
  const [top, bottom] = [Math.max(1, Math.round(y - half)), Math.min(height - 1, Math.round(y + half))];
  let [across, mixed, down] = [0, 0, 0];
  for (let row = top; row < bottom; row++)
    for (let at = row * width + left; at < row * width + right; at++) {
      const horizontal = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0);
      const vertical = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0);
      across += horizontal * horizontal;
      mixed += horizontal * vertical;
      down += vertical * vertical;
    }
  const [mean, apart] = [(across + down) / 2, Math.hypot((across - down) / 2, mixed)];
  return mean - apart > leastRatio * (mean + apart);
}

const leastRatio = 0.1;

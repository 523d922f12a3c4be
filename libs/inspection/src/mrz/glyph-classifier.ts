import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Planes, type Weights, convolved, fullyConnected, maxPooled } from './network-layers.js';

/**
 * The characters of an MRZ. A small neural network with two convolutions and two fully connected layers, trained on drawn
 * lines (test/training), classifies them in a window that slides along a line and is somewhat larger than a character.
 * The convolutions run once for the whole line.
 */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
/** The class of a window without a whole character in its middle. */
export const noCharacter = alphabet.length;

/** Pixels from the middle of a character to that of the next. */
export const pitch = 16;
export const windowWidth = 20;
export const windowHeight = 24;
/** Pixels from one window to the next. */
export const windowStep = 2;

const classes = alphabet.length + 1;
export const shapes = { first: 8, second: 16, hidden: 64 };
/** Of the output of the convolutions for a window: this many columns, every second one. */
export const seenColumns = windowWidth / 4;
const seenRows = windowHeight / 4;
const features = shapes.second * seenRows * seenColumns;

/** A rectified line, `windowHeight` high. */
export interface LineStrip {
  readonly pixels: Float32Array;
  readonly width: number;
}

function layersOf(bytes: Buffer): readonly [Weights, Weights, Weights, Weights] {
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let at = 0;
  const take = (count: number): Float32Array => all.subarray(at, (at += count));
  const layer = (inputs: number, outputs: number): Weights => ({
    weights: take(inputs * outputs),
    biases: take(outputs),
  });
  return [
    layer(9, shapes.first),
    layer(9 * shapes.first, shapes.second),
    layer(features, shapes.hidden),
    layer(shapes.hidden, classes),
  ];
}

/** Reuses its buffers between calls. */
export class GlyphClassifier {
  private readonly layers = layersOf(readFileSync(join(import.meta.dirname, 'data/glyphs.bin')));
  private readonly window = new Float32Array(features);
  private readonly hidden = new Float32Array(shapes.hidden);

  /** For each window from left to right, the probability of each character of the alphabet and of `noCharacter`. */
  classify(strip: LineStrip): Float32Array[] {
    const [first, second] = this.layers;
    const whole = { channels: 1, width: strip.width, height: windowHeight };
    const half = { channels: shapes.first, width: strip.width / 2, height: windowHeight / 2 };
    const seen = convolved(equalized(strip), whole, first);
    const again = convolved(maxPooled(seen, { ...whole, channels: shapes.first }, 2), half, second);
    const planes = { ...half, channels: shapes.second };
    const looks = maxPooled(again, planes, 1);
    const count = Math.floor((strip.width - windowWidth) / windowStep) + 1;
    return Array.from({ length: count }, (_, at) => this.probabilitiesIn(looks, planes, at));
  }

  private probabilitiesIn(seen: Float32Array, planes: Planes, column: number): Float32Array {
    const [, , third, last] = this.layers;
    gatherWindow(seen, planes, column, this.window);
    fullyConnected(this.window, third, this.hidden);
    for (let at = 0; at < this.hidden.length; at++) this.hidden[at] = Math.max(0, this.hidden[at] ?? 0);
    const scores = new Float32Array(classes);
    fullyConnected(this.hidden, last, scores);
    return softmax(scores);
  }
}

/** The output of the convolutions for one window: every second column, because pooling without a stride doubles them. */
export function gatherWindow(
  seen: Float32Array,
  { channels, width, height }: Planes,
  column: number,
  window: Float32Array,
): void {
  let to = 0;
  const rows = (channels * height) / 2;
  for (let row = 0; row < rows; row++) {
    const from = row * width + column;
    for (let x = 0; x < seenColumns; x++) window[to++] = seen[from + 2 * x] ?? 0;
  }
}

/** Normalized over this many pixels to either side. */
const equalizedReach = 20;
/** The least standard deviation, so that the noise of an empty line is not amplified. */
const leastDeviation = 0.04;

/** Normalized to local mean and variance, so that neither illumination nor the strength of the ink matters. */
export function equalized({ pixels, width }: LineStrip): Float32Array {
  const sums = new Float64Array(width + 1);
  const squares = new Float64Array(width + 1);
  for (let x = 0; x < width; x++) {
    let [sum, square] = [0, 0];
    for (let at = x; at < pixels.length; at += width) {
      const value = pixels[at] ?? 0;
      sum += value;
      square += value * value;
    }
    sums[x + 1] = valueIn(sums, x) + sum;
    squares[x + 1] = valueIn(squares, x) + square;
  }
  const result = new Float32Array(pixels.length);
  for (let x = 0; x < width; x++) {
    const [left, right] = [Math.max(0, x - equalizedReach), Math.min(width, x + equalizedReach + 1)];
    const count = (right - left) * windowHeight;
    const mean = (valueIn(sums, right) - valueIn(sums, left)) / count;
    const variance = (valueIn(squares, right) - valueIn(squares, left)) / count - mean * mean;
    const factor = 1 / Math.max(Math.sqrt(Math.max(0, variance)), leastDeviation);
    for (let at = x; at < pixels.length; at += width) result[at] = ((pixels[at] ?? 0) - mean) * factor;
  }
  return result;
}

function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - highest));
  const sum = likely.reduce((all, one) => all + one, 0);
  return likely.map((one) => one / sum);
}

function valueIn(sums: Float64Array, index: number): number {
  return sums[index] ?? 0;
}

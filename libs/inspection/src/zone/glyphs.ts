import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells the characters of a zone by their looks: a small network of two convolutions and two layers, trained on drawn
 * characters (test/training). It sees a window somewhat larger than a character, with its neighbours at the rim.
 */
export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
/** Nothing, or no whole character in the middle. */
export const noCharacter = alphabet.length;

/** Pixels from the middle of a character to that of the next. */
export const pitch = 16;
export const windowWidth = 20;
export const windowHeight = 24;

const classes = alphabet.length + 1;
const shapes = { first: 8, second: 16, hidden: 64 };
const [half, quarter] = [
  { width: windowWidth / 2, height: windowHeight / 2 },
  { width: windowWidth / 4, height: windowHeight / 4 },
];
const features = shapes.second * quarter.width * quarter.height;

interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

function layersOf(bytes: Buffer): readonly [Layer, Layer, Layer, Layer] {
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let at = 0;
  const take = (count: number): Float32Array => all.subarray(at, (at += count));
  const layer = (inputs: number, outputs: number): Layer => ({
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

/** One at a time: it keeps its room between calls. */
export class GlyphReader {
  private readonly layers = layersOf(readFileSync(join(import.meta.dirname, 'data/glyphs.bin')));
  private readonly framed = new Float32Array((windowWidth + 2) * (windowHeight + 2));
  private readonly seen = new Float32Array(shapes.first * windowWidth * windowHeight);
  private readonly pooled = new Float32Array(shapes.first * (half.width + 2) * (half.height + 2));
  private readonly seenAgain = new Float32Array(shapes.second * half.width * half.height);
  private readonly pooledAgain = new Float32Array(features);
  private readonly hidden = new Float32Array(shapes.hidden);

  /** For each character of the alphabet and for `noCharacter`, how likely it is in the window that begins at `left`. */
  read(strip: { readonly pixels: Float32Array; readonly width: number }, left: number): Float32Array {
    this.frame(strip, left);
    const [first, second, third, last] = this.layers;
    convolved(this.framed, { channels: 1, width: windowWidth, height: windowHeight }, first, this.seen);
    pooledInto(this.seen, { channels: shapes.first, width: windowWidth, height: windowHeight }, this.pooled, 1);
    convolved(this.pooled, { channels: shapes.first, ...half }, second, this.seenAgain);
    pooledInto(this.seenAgain, { channels: shapes.second, ...half }, this.pooledAgain, 0);
    joined(this.pooledAgain, third, this.hidden);
    for (const [at, value] of this.hidden.entries()) if (value < 0) this.hidden[at] = 0;
    const scores = new Float32Array(classes);
    joined(this.hidden, last, scores);
    return likelihoods(scores);
  }

  /** Evened out, so that neither the light nor the ink matters. */
  private frame({ pixels, width }: { readonly pixels: Float32Array; readonly width: number }, left: number): void {
    let [sum, squares] = [0, 0];
    for (let y = 0; y < windowHeight; y++)
      for (let x = 0; x < windowWidth; x++) {
        const value = pixels[y * width + left + x] ?? 0;
        sum += value;
        squares += value * value;
      }
    const count = windowWidth * windowHeight;
    const mean = sum / count;
    const deviation = Math.max(Math.sqrt(Math.max(0, squares / count - mean * mean)), flattest);
    for (let y = 0; y < windowHeight; y++)
      for (let x = 0; x < windowWidth; x++)
        this.framed[(y + 1) * (windowWidth + 2) + x + 1] = ((pixels[y * width + left + x] ?? 0) - mean) / deviation;
  }
}

/** Of an empty window the noise is not blown up. */
const flattest = 0.04;

interface Planes {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
}

/** What goes in has a frame of one pixel; what comes out has none. */
function convolved(input: Float32Array, { channels, width, height }: Planes, layer: Layer, output: Float32Array): void {
  const plane = width * height;
  const [row, framed] = [width + 2, (width + 2) * (height + 2)];
  for (let target = 0; target < layer.biases.length; target++) {
    output.fill(layer.biases[target] ?? 0, target * plane, (target + 1) * plane);
    for (let channel = 0; channel < channels; channel++)
      addConvolved(
        { input, from: channel * framed, row },
        layer.weights.subarray((target * channels + channel) * 9, (target * channels + channel) * 9 + 9),
        { output, to: target * plane, width, height },
      );
  }
}

function addConvolved(
  { input, from, row }: { input: Float32Array; from: number; row: number },
  weights: Float32Array,
  { output, to, width, height }: { output: Float32Array; to: number; width: number; height: number },
): void {
  for (let y = 0; y < height; y++)
    for (let down = 0; down < 3; down++)
      addRow({ input, from: from + (y + down) * row }, weights.subarray(down * 3, down * 3 + 3), {
        output,
        to: to + y * width,
        width,
      });
}

/** The innermost loop: it runs some ten million times for a line. */
function addRow(
  { input, from }: { input: Float32Array; from: number },
  [left = 0, middle = 0, right = 0]: Float32Array,
  { output, to, width }: { output: Float32Array; to: number; width: number },
): void {
  let at = from;
  for (let target = to; target < to + width; target++, at++)
    output[target] =
      (output[target] ?? 0) + left * (input[at] ?? 0) + middle * (input[at + 1] ?? 0) + right * (input[at + 2] ?? 0);
}

/** The largest of four, never below zero. */
function pooledInto(
  input: Float32Array,
  { channels, width, height }: Planes,
  output: Float32Array,
  frame: number,
): void {
  const [across, down] = [width / 2, height / 2];
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const at = (channel * height + 2 * y) * width + 2 * x;
        const largest = Math.max(
          0,
          input[at] ?? 0,
          input[at + 1] ?? 0,
          input[at + width] ?? 0,
          input[at + width + 1] ?? 0,
        );
        output[(channel * (down + 2 * frame) + y + frame) * (across + 2 * frame) + x + frame] = largest;
      }
}

function joined(input: Float32Array, { weights, biases }: Layer, output: Float32Array): void {
  for (let target = 0; target < biases.length; target++) {
    let sum = biases[target] ?? 0;
    const from = target * input.length;
    for (let at = 0; at < input.length; at++) sum += (weights[from + at] ?? 0) * (input[at] ?? 0);
    output[target] = sum;
  }
}

function likelihoods(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - highest));
  const sum = likely.reduce((all, one) => all + one, 0);
  return likely.map((one) => one / sum);
}

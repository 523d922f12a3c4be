import type { Planes } from '../../libs/inspection/src/mrz/network-layers.js';

/** What a layer is made of, and what it learns: weights with their biases behind them. */
export interface Learned {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
}

export interface Layer {
  readonly learned: Learned | undefined;
  forward(input: Float32Array): Float32Array;
  /** From how much each output is wrong, how much each input was; what it learned of it is added to its slopes. */
  backward(wrong: Float32Array): Float32Array;
}

function learnedOf(count: number, biases: number, inputs: number, normal: () => number): Learned {
  const values = new Float32Array(count + biases);
  for (let at = 0; at < count; at++) values[at] = normal() * Math.sqrt(2 / inputs);
  return { values, slopes: new Float32Array(count + biases) };
}

function sizeOf({ channels, width, height }: Planes): number {
  return channels * width * height;
}

/** Three by three, beyond the edge nothing; what is below zero is cut off. */
export function convolution({ channels, width, height }: Planes, targets: number, normal: () => number): Layer {
  const learned = learnedOf(targets * channels * 9, targets, channels * 9, normal);
  const output = new Float32Array(sizeOf({ channels: targets, width, height }));
  let given: Float32Array = new Float32Array();
  const rows = rowsOf({ channels, width, height }, targets);
  return {
    learned,
    forward: (input) => {
      given = input;
      const { values } = learned;
      for (let target = 0; target < targets; target++)
        output.fill(
          values[targets * channels * 9 + target] ?? 0,
          target * width * height,
          (target + 1) * width * height,
        );
      for (const { weight, from, to, count } of rows) {
        const factor = values[weight] ?? 0;
        for (let x = 0; x < count; x++) output[to + x] = (output[to + x] ?? 0) + factor * (input[from + x] ?? 0);
      }
      for (let at = 0; at < output.length; at++) if ((output[at] ?? 0) < 0) output[at] = 0;
      return output;
    },
    backward: (wrong) => {
      const back = new Float32Array(given.length);
      const { values, slopes } = learned;
      const counted = wrong.map((value, at) => ((output[at] ?? 0) > 0 ? value : 0));
      for (const { weight, from, to, count } of rows) {
        const factor = values[weight] ?? 0;
        let slope = 0;
        for (let x = 0; x < count; x++) {
          const value = counted[to + x] ?? 0;
          slope += value * (given[from + x] ?? 0);
          back[from + x] = (back[from + x] ?? 0) + value * factor;
        }
        slopes[weight] = (slopes[weight] ?? 0) + slope;
      }
      for (let at = 0; at < counted.length; at++) {
        const bias = targets * channels * 9 + Math.floor(at / (width * height));
        slopes[bias] = (slopes[bias] ?? 0) + (counted[at] ?? 0);
      }
      return back;
    },
  };
}

/** So many pixels side by side, and the weight that leads from the ones to the others. */
interface Row {
  readonly weight: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

function rowsOf({ channels, width, height }: Planes, targets: number): Row[] {
  const kernels = Array.from({ length: targets * channels * 9 }, (_, weight) => weight);
  return kernels.flatMap((weight) => {
    const [target, channel] = [Math.floor(weight / 9 / channels), Math.floor(weight / 9) % channels];
    const [right, down] = [(weight % 3) - 1, Math.floor((weight % 9) / 3) - 1];
    const first = { x: Math.max(0, -right), y: Math.max(0, -down) };
    return Array.from({ length: height - Math.abs(down) }, (_, row): Row => {
      const y = first.y + row;
      const from = (channel * height + y + down) * width + first.x + right;
      return { weight, from, to: (target * height + y) * width + first.x, count: width - Math.abs(right) };
    });
  });
}

/** The largest of four; the squares lie so many pixels apart in a row, and two rows apart. */
export function pooling({ channels, width, height }: Planes, apart: 1 | 2): Layer {
  const across = width / apart;
  const output = new Float32Array((channels * height * across) / 2);
  const largest = new Int32Array(output.length);
  return {
    learned: undefined,
    forward: (input) => {
      for (let to = 0; to < output.length; to++) {
        const [x, row] = [to % across, Math.floor(to / across)];
        let best = 2 * row * width + x * apart;
        const corners = x * apart + 1 < width ? [best + 1, best + width, best + width + 1] : [best + width];
        for (const at of corners) if ((input[at] ?? 0) > (input[best] ?? 0)) best = at;
        largest[to] = best;
        output[to] = input[best] ?? 0;
      }
      return output;
    },
    backward: (wrong) => {
      const back = new Float32Array(channels * width * height);
      for (let to = 0; to < largest.length; to++) {
        const from = largest[to] ?? 0;
        back[from] = (back[from] ?? 0) + (wrong[to] ?? 0);
      }
      return back;
    },
  };
}

/** Each with each. In between, what is below zero is cut off; at the end it is not. */
export function joining(inputs: number, outputs: number, end: 'cut' | 'open', normal: () => number): Layer {
  const learned = learnedOf(inputs * outputs, outputs, inputs, normal);
  const output = new Float32Array(outputs);
  const isCut = (to: number): boolean => end === 'cut' && (output[to] ?? 0) <= 0;
  let given: Float32Array = new Float32Array();
  return {
    learned,
    forward: (input) => {
      given = input;
      const { values } = learned;
      for (let to = 0; to < outputs; to++) {
        let sum = values[inputs * outputs + to] ?? 0;
        for (let from = 0; from < inputs; from++) sum += (values[to * inputs + from] ?? 0) * (input[from] ?? 0);
        output[to] = end === 'cut' ? Math.max(0, sum) : sum;
      }
      return output;
    },
    backward: (wrong) => {
      const back = new Float32Array(inputs);
      const { values, slopes } = learned;
      for (let to = 0; to < outputs; to++) {
        const value = isCut(to) ? 0 : (wrong[to] ?? 0);
        if (value === 0) continue;
        slopes[inputs * outputs + to] = (slopes[inputs * outputs + to] ?? 0) + value;
        for (let from = 0; from < inputs; from++) {
          const weight = to * inputs + from;
          slopes[weight] = (slopes[weight] ?? 0) + value * (given[from] ?? 0);
          back[from] = (back[from] ?? 0) + value * (values[weight] ?? 0);
        }
      }
      return back;
    },
  };
}

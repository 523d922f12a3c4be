/** The layers of a small neural network. All loops are plain: they run some ten million times for a line. */
export interface Planes {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
}

export interface Weights {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** A convolution of three by three with zero padding, followed by ReLU. */
export function convolved(input: Float32Array, planes: Planes, { weights, biases }: Weights): Float32Array {
  const plane = planes.width * planes.height;
  const output = new Float32Array(biases.length * plane);
  for (let target = 0; target < biases.length; target++) {
    const sums = output.subarray(target * plane, (target + 1) * plane).fill(biases[target] ?? 0);
    for (let channel = 0; channel < planes.channels; channel++) {
      const from = (target * planes.channels + channel) * 9;
      const seen = input.subarray(channel * plane, (channel + 1) * plane);
      addKernel({ seen, sums, planes }, weights.subarray(from, from + 9));
    }
    for (let at = 0; at < plane; at++) if ((sums[at] ?? 0) < 0) sums[at] = 0;
  }
  return output;
}

interface Plane {
  readonly seen: Float32Array;
  readonly sums: Float32Array;
  readonly planes: Planes;
}

function addKernel({ seen, sums, planes: { width, height } }: Plane, kernel: Float32Array): void {
  for (let y = 0; y < height; y++)
    for (let down = -1; down <= 1; down++) {
      if (y + down < 0 || y + down >= height) continue;
      const row = { from: (y + down) * width, to: y * width, width };
      addRow(seen, sums, row, kernel.subarray(3 * down + 3, 3 * down + 6));
    }
}

function addRow(
  seen: Float32Array,
  sums: Float32Array,
  { from, to, width }: { from: number; to: number; width: number },
  kernel: Float32Array,
): void {
  const [left, middle, right] = [valueIn(kernel, 0), valueIn(kernel, 1), valueIn(kernel, 2)];
  const last = width - 1;
  sums[to] = valueIn(sums, to) + middle * valueIn(seen, from) + right * valueIn(seen, from + 1);
  for (let x = 1; x < last; x++) {
    const at = from + x;
    const sum = left * valueIn(seen, at - 1) + middle * valueIn(seen, at) + right * valueIn(seen, at + 1);
    sums[to + x] = valueIn(sums, to + x) + sum;
  }
  sums[to + last] =
    valueIn(sums, to + last) + left * valueIn(seen, from + last - 1) + middle * valueIn(seen, from + last);
}

/** Max pooling of two by two, with this stride in a row and a stride of two rows. */
export function maxPooled(input: Float32Array, { channels, width, height }: Planes, stride: 1 | 2): Float32Array {
  const across = width / stride;
  const rows = (channels * height) / 2;
  const output = new Float32Array(rows * across);
  for (let row = 0; row < rows; row++) {
    const upper = input.subarray(2 * row * width, (2 * row + 1) * width);
    const lower = input.subarray((2 * row + 1) * width, (2 * row + 2) * width);
    for (let x = 0; x < across; x++) {
      const at = x * stride;
      const above = Math.max(upper[at] ?? 0, upper[at + 1] ?? 0);
      output[row * across + x] = Math.max(above, lower[at] ?? 0, lower[at + 1] ?? 0);
    }
  }
  return output;
}

/** Four outputs at a time, so that no addition waits for the one before. */
export function fullyConnected(input: Float32Array, { weights, biases }: Weights, output: Float32Array): void {
  const count = input.length;
  let target = 0;
  for (; target + 4 <= output.length; target += 4) {
    let [a, b, c, d] = [
      valueIn(biases, target),
      valueIn(biases, target + 1),
      valueIn(biases, target + 2),
      valueIn(biases, target + 3),
    ];
    const one = target * count;
    const [two, three, four] = [one + count, one + 2 * count, one + 3 * count];
    for (let at = 0; at < count; at++) {
      const value = valueIn(input, at);
      a += value * valueIn(weights, one + at);
      b += value * valueIn(weights, two + at);
      c += value * valueIn(weights, three + at);
      d += value * valueIn(weights, four + at);
    }
    output[target] = a;
    output[target + 1] = b;
    output[target + 2] = c;
    output[target + 3] = d;
  }
  for (; target < output.length; target++) {
    let sum = valueIn(biases, target);
    for (let at = 0; at < count; at++) sum += valueIn(weights, target * count + at) * valueIn(input, at);
    output[target] = sum;
  }
}

function valueIn(values: Float32Array, index: number): number {
  return values[index] ?? 0;
}

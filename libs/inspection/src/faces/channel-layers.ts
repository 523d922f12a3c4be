/* eslint-disable max-depth, gatehouse/few-parameters -- loops over pixels, parts and channels: calls in them would cost more than they say. */
/** Layers of the face detector. The channels of a pixel lie side by side, so that the innermost loops run over them. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Three by three without padding, from one grey channel that stands for red, green and blue. */
export function firstConvolved({ values, width, height }: Plane, filters: Float32Array, biases: Float32Array): Plane {
  const channels = biases.length;
  const [across, down] = [width - 2, height - 2];
  const output = new Float32Array(across * down * channels);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const to = (y * across + x) * channels;
      output.set(biases, to);
      for (let part = 0; part < 9; part++) {
        const from = ((y + Math.trunc(part / 3)) * width + x + (part % 3)) * 3;
        for (let colour = 0; colour < 3; colour++)
          addScaled(output, to, filters, (part * 3 + colour) * channels, channels, values[from + colour] ?? 0);
      }
    }
  return leaky({ values: output, width: across, height: down, channels });
}

/** Three by three with zero padding, each channel by itself; then every output is a mixture of all channels. */
export function separablyConvolved(
  input: Plane,
  { deep, mixed, biases }: { deep: Float32Array; mixed: Float32Array; biases: Float32Array },
): Plane {
  const { values, width, height, channels } = input;
  const filtered = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * channels;
      for (let part = 0; part < 9; part++) {
        const [row, column] = [y + Math.trunc(part / 3) - 1, x + (part % 3) - 1];
        if (row < 0 || row >= height || column < 0 || column >= width) continue;
        const from = (row * width + column) * channels;
        for (let channel = 0; channel < channels; channel++)
          filtered[to + channel] =
            (filtered[to + channel] ?? 0) + (values[from + channel] ?? 0) * (deep[part * channels + channel] ?? 0);
      }
    }
  return leaky(mixture({ ...input, values: filtered }, mixed, biases));
}

/** One by one: of each pixel alone. */
export function mixture(
  { values, width, height, channels }: Plane,
  filters: Float32Array,
  biases: Float32Array,
): Plane {
  const outputs = biases.length;
  const output = new Float32Array(width * height * outputs);
  for (let pixel = 0; pixel < width * height; pixel++) {
    output.set(biases, pixel * outputs);
    for (let channel = 0; channel < channels; channel++)
      addScaled(output, pixel * outputs, filters, channel * outputs, outputs, values[pixel * channels + channel] ?? 0);
  }
  return { values: output, width, height, channels: outputs };
}

/** The largest of two by two; beyond the edge there is nothing. */
export function pooled({ values, width, height, channels }: Plane, stride: 1 | 2): Plane {
  const [across, down] = [Math.ceil(width / stride), Math.ceil(height / stride)];
  const output = new Float32Array(across * down * channels).fill(-Infinity);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let part = 0; part < 4; part++) {
        const [row, column] = [y * stride + (part >> 1), x * stride + (part & 1)];
        if (row >= height || column >= width) continue;
        const [from, to] = [(row * width + column) * channels, (y * across + x) * channels];
        for (let channel = 0; channel < channels; channel++)
          output[to + channel] = Math.max(output[to + channel] ?? 0, values[from + channel] ?? 0);
      }
  return { values: output, width: across, height: down, channels };
}

function leaky(plane: Plane): Plane {
  const { values } = plane;
  for (let at = 0; at < values.length; at++) if ((values[at] ?? 0) < 0) values[at] = (values[at] ?? 0) * 0.1;
  return plane;
}

function addScaled(
  output: Float32Array,
  to: number,
  weights: Float32Array,
  from: number,
  count: number,
  factor: number,
): void {
  for (let at = 0; at < count; at++) output[to + at] = (output[to + at] ?? 0) + factor * (weights[from + at] ?? 0);
}

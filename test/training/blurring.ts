/** Like a picture, but of any numbers. */
export interface Plane {
  readonly pixels: Float32Array;
  readonly width: number;
  readonly height: number;
}

export function shadeIn({ pixels, width, height }: Plane, x: number, y: number): number {
  const [inX, inY] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)];
  const [left, top] = [Math.trunc(inX), Math.trunc(inY)];
  const [right, down] = [inX - left, inY - top];
  const at = top * width + left;
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** By a bell curve of these widths. */
export function blurred(plane: Plane, across: number, down: number): Plane {
  const { width, height } = plane;
  const rows = smeared(plane.pixels, across, { count: width, step: 1, lines: height, next: width });
  return { ...plane, pixels: smeared(rows, down, { count: height, step: width, lines: width, next: 1 }) };
}

interface Lines {
  readonly count: number;
  readonly step: number;
  readonly lines: number;
  readonly next: number;
}

function smeared(pixels: Float32Array, sigma: number, { count, step, lines, next }: Lines): Float32Array {
  if (sigma < 0.25) return pixels;
  const reach = Math.min(Math.ceil(sigma * 2.5), count - 1);
  const curve = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)));
  const whole = curve.reduce((sum, one) => sum + one, 0);
  const result = new Float32Array(pixels.length);
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < count; at++) {
      let sum = 0;
      for (let away = -reach; away <= reach; away++) {
        const from = Math.min(count - 1, Math.max(0, at + away));
        sum += (curve[away + reach] ?? 0) * (pixels[line * next + from * step] ?? 0);
      }
      result[line * next + at * step] = sum / whole;
    }
  return result;
}

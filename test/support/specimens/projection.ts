import type { Conditions } from './conditions.js';
import type { Sheet } from './sheet.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From millimetres on a sheet to pixels of its photograph, and back. */
export class Projection {
  readonly width: number;
  readonly height: number;
  private readonly cos: number;
  private readonly sin: number;
  private readonly tilt: Point;
  private readonly origin: Point;

  constructor(
    private readonly sheet: Sheet,
    private readonly conditions: Conditions,
  ) {
    const { angle, perspective, margins } = conditions;
    this.cos = Math.cos((angle * Math.PI) / 180);
    this.sin = Math.sin((angle * Math.PI) / 180);
    this.tilt = { x: 0, y: 0 };
    this.origin = { x: 0, y: 0 };
    this.tilt = this.tiltOf(perspective);
    const corners = cornersOf(sheet).map((corner) => this.toPicture(corner));
    const [left, right] = rangeOf(corners.map(({ x }) => x));
    const [top, bottom] = rangeOf(corners.map(({ y }) => y));
    const [width, height] = [right - left, bottom - top];
    this.origin = { x: margins[0] * width - left, y: margins[1] * height - top };
    this.width = Math.round(width * (1 + margins[0] + margins[2]));
    this.height = Math.round(height * (1 + margins[1] + margins[3]));
  }

  toPicture({ x, y }: Point): Point {
    const scale = this.conditions.pixelsPerMillimetre;
    const [u, v] = [(x - this.sheet.width / 2) * scale, (y - this.sheet.height / 2) * scale];
    const [turnedX, turnedY] = [u * this.cos - v * this.sin, u * this.sin + v * this.cos];
    const depth = 1 + turnedX * this.tilt.x + turnedY * this.tilt.y;
    return { x: turnedX / depth + this.origin.x, y: turnedY / depth + this.origin.y };
  }

  /** Coefficients for whoever goes through all pixels: u = (a x + b y + c) / w, v = (d x + e y + f) / w, w = 1 - g x - h y + i. */
  get toSheet(): {
    u: readonly [number, number, number];
    v: readonly [number, number, number];
    w: readonly [number, number, number];
  } {
    const scale = this.conditions.pixelsPerMillimetre;
    const { origin, tilt, cos, sin } = this;
    const [middleX, middleY] = [this.sheet.width / 2, this.sheet.height / 2];
    const w = [-tilt.x, -tilt.y, 1 + tilt.x * origin.x + tilt.y * origin.y] as const;
    const linear = (a: number, b: number, middle: number): [number, number, number] => [
      a / scale + middle * w[0],
      b / scale + middle * w[1],
      (-a * origin.x - b * origin.y) / scale + middle * w[2],
    ];
    return { u: linear(cos, sin, middleX), v: linear(-sin, cos, middleY), w };
  }

  private tiltOf({ share, direction }: Conditions['perspective']): Point {
    const [x, y] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)];
    const reach = Math.max(
      ...cornersOf(this.sheet).map((corner) => {
        const flat = this.toPicture(corner);
        return flat.x * x + flat.y * y;
      }),
    );
    const depth = share / (2 - share) / reach;
    return { x: x * depth, y: y * depth };
  }
}

export function cornersOf({ width, height }: { readonly width: number; readonly height: number }): Point[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

import type { Conditions } from './conditions.js';
import type { Sheet } from './sheet.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A row of pixels: where on the sheet each of them lies, in millimetres, and what colour it has become so far. */
export interface Row {
  readonly y: number;
  readonly left: Float64Array;
  readonly top: Float64Array;
  /** How much of it the sheet covers. */
  readonly covered: Float32Array;
  /** Red, green and blue of each. */
  readonly colours: Float32Array;
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
    const { angle, margins } = conditions;
    this.cos = Math.cos((angle * Math.PI) / 180);
    this.sin = Math.sin((angle * Math.PI) / 180);
    this.tilt = this.tiltOf(conditions.perspective);
    const corners = cornersOf(sheet).map((corner) => this.fromMiddle(corner));
    const [left, right] = rangeOf(corners.map(({ x }) => x));
    const [top, bottom] = rangeOf(corners.map(({ y }) => y));
    const [width, height] = [right - left, bottom - top];
    this.origin = { x: margins[0] * width - left, y: margins[1] * height - top };
    this.width = Math.round(width * (1 + margins[0] + margins[2]));
    this.height = Math.round(height * (1 + margins[1] + margins[3]));
  }

  toPicture(point: Point): Point {
    const { x, y } = this.fromMiddle({ x: point.x, y: point.y - this.bendAt(point.x) });
    return { x: x + this.origin.x, y: y + this.origin.y };
  }

  newRow(): Row {
    const { width } = this;
    const [left, top] = [new Float64Array(width), new Float64Array(width)];
    return { y: 0, left, top, covered: new Float32Array(width), colours: new Float32Array(width * 3) };
  }

  /** Where the pixels of that row lie. */
  row(y: number, row: Row): Row {
    const { sheet, tilt, cos, sin, conditions } = this;
    const { left, top } = row;
    const v = y - this.origin.y;
    const bends = conditions.bend !== 0;
    for (let x = 0; x < left.length; x++) {
      const u = x - this.origin.x;
      const scale = 1 / (conditions.pixelsPerMillimetre * (1 - u * tilt.x - v * tilt.y));
      const across = (u * cos + v * sin) * scale + sheet.width / 2;
      left[x] = across;
      top[x] = (v * cos - u * sin) * scale + sheet.height / 2 + (bends ? this.bendAt(across) : 0);
    }
    return { ...row, y };
  }

  private fromMiddle({ x, y }: Point): Point {
    const scale = this.conditions.pixelsPerMillimetre;
    const flat = this.turned({ x: (x - this.sheet.width / 2) * scale, y: (y - this.sheet.height / 2) * scale });
    const depth = 1 + flat.x * this.tilt.x + flat.y * this.tilt.y;
    return { x: flat.x / depth, y: flat.y / depth };
  }

  private turned({ x, y }: Point): Point {
    return { x: x * this.cos - y * this.sin, y: x * this.sin + y * this.cos };
  }

  /** A page of a booklet bulges: its lines are arcs. */
  private bendAt(x: number): number {
    return this.conditions.bend * Math.sin((Math.PI * Math.min(this.sheet.width, Math.max(0, x))) / this.sheet.width);
  }

  private tiltOf({ share, direction }: Conditions['perspective']): Point {
    const [x, y] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)];
    const { width, height } = this.sheet;
    const reach = Math.max(
      ...cornersOf(this.sheet).map((corner) => {
        const turned = this.turned({ x: corner.x - width / 2, y: corner.y - height / 2 });
        return (turned.x * x + turned.y * y) * this.conditions.pixelsPerMillimetre;
      }),
    );
    const depth = share / (2 - share) / reach;
    return { x: x * depth, y: y * depth };
  }
}

function cornersOf({ width, height }: Sheet): Point[] {
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

import type { GreyPicture } from '../image-processing/grey-picture.js';
import { codewordModules, samplesPerModule } from './codeword-templates.js';
import { bendAt, bendOf } from './column-alignment.js';
import type { Flattened } from './rectified-barcode.js';
import type { Outline, Point } from './barcode-outline.js';
import { slopesOf } from './row-skew.js';
import { shadeAt } from '../image-processing/resampling.js';

/** The barcode as it lies in its outline: what is still askew in it is found by its own rows and columns. */
export function flattened(picture: GreyPicture, outline: Outline): Flattened {
  const rough = projected(picture, outline, straight);
  const { top, bottom } = slopesOf(rough);
  const tall = rough.height - 2 * rough.margin;
  const place = placesIn(outline);
  const level: Outline = {
    columns: outline.columns,
    topLeft: place(0, -top / 2 / tall),
    topRight: place(1, top / 2 / tall),
    bottomLeft: place(0, 1 - bottom / 2 / tall),
    bottomRight: place(1, 1 + bottom / 2 / tall),
  };
  const even = projected(picture, level, straight);
  const middle = even.height / 2;
  const upper = bendOf(even, even.margin, middle);
  const lower = bendOf(even, middle, even.height - even.margin);
  return projected(picture, level, (across, down) => {
    const part = Math.min(Math.max(down * 2 - 0.5, -0.5), 1.5);
    return (bendAt(upper, across) * (1 - part) + bendAt(lower, across) * part) / even.width;
  });
}

type Shift = (across: number, down: number) => number;
const straight: Shift = () => 0;

function projected(picture: GreyPicture, outline: Outline, shift: Shift): Flattened {
  const { topLeft, topRight, bottomLeft, bottomRight, columns } = outline;
  // The guards and the two columns that tell the row, beside those of data; the stop guard has a module more.
  const modules = (columns + 4) * codewordModules + 1;
  const width = modules * samplesPerModule;
  const tall = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2);
  const margin = Math.round(tall * 0.15);
  const height = tall + 2 * margin;
  const place = placesIn(outline);
  const shades = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const down = (y + 0.5 - margin) / tall;
      const across = x / width + shift((x + 0.5) / width, down);
      const first = place(across + 0.25 / width, down);
      const second = place(across + 0.75 / width, down);
      shades[y * width + x] = (shadeAt(picture, first.x, first.y) + shadeAt(picture, second.x, second.y)) / 2;
    }
  const module = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2 / modules;
  return { shades, width, height, margin, module };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The projection of a square onto the outline. */
function placesIn({ topLeft, topRight, bottomRight, bottomLeft }: Outline): (across: number, down: number) => Point {
  const x3 = topLeft.x - topRight.x + bottomRight.x - bottomLeft.x;
  const y3 = topLeft.y - topRight.y + bottomRight.y - bottomLeft.y;
  const [x1, y1] = [topRight.x - bottomRight.x, topRight.y - bottomRight.y];
  const [x2, y2] = [bottomLeft.x - bottomRight.x, bottomLeft.y - bottomRight.y];
  const denominator = x1 * y2 - x2 * y1;
  const g = (x3 * y2 - x2 * y3) / denominator;
  const h = (x1 * y3 - x3 * y1) / denominator;
  const [a, b] = [topRight.x - topLeft.x + g * topRight.x, bottomLeft.x - topLeft.x + h * bottomLeft.x];
  const [d, e] = [topRight.y - topLeft.y + g * topRight.y, bottomLeft.y - topLeft.y + h * bottomLeft.y];
  return (across, down) => {
    const scale = g * across + h * down + 1;
    return { x: (a * across + b * down + topLeft.x) / scale, y: (d * across + e * down + topLeft.y) / scale };
  };
}

import type { GreyPicture } from '../image-processing/grey-picture.js';
import { codewordModules, samplesPerModule } from './codeword-templates.js';
import { columnShiftOf, shiftAt } from './column-alignment.js';
import type { RectifiedBarcode } from './rectified-barcode.js';
import type { Point } from '../image-processing/point.js';
import type { BarcodeOutline } from './barcode-outline.js';
import { slopesOf } from './row-skew.js';
import { shadeAt } from '../image-processing/resampling.js';

/** Rectifies the barcode in its outline; the remaining skew is measured by its own rows and columns. */
export function rectified(picture: GreyPicture, outline: BarcodeOutline): RectifiedBarcode {
  const rough = projected(picture, outline, straight);
  const { top, bottom } = slopesOf(rough);
  const tall = rough.height - 2 * rough.margin;
  const pointAt = homographyTo(outline);
  const level: BarcodeOutline = {
    columns: outline.columns,
    topLeft: pointAt(0, -top / 2 / tall),
    topRight: pointAt(1, top / 2 / tall),
    bottomLeft: pointAt(0, 1 - bottom / 2 / tall),
    bottomRight: pointAt(1, 1 + bottom / 2 / tall),
  };
  const even = projected(picture, level, straight);
  const middle = even.height / 2;
  const upper = columnShiftOf(even, even.margin, middle);
  const lower = columnShiftOf(even, middle, even.height - even.margin);
  return projected(picture, level, (across, down) => {
    const part = Math.min(Math.max(down * 2 - 0.5, -0.5), 1.5);
    return (shiftAt(upper, across) * (1 - part) + shiftAt(lower, across) * part) / even.width;
  });
}

type Shift = (across: number, down: number) => number;
const straight: Shift = () => 0;

function projected(picture: GreyPicture, outline: BarcodeOutline, shift: Shift): RectifiedBarcode {
  const { topLeft, topRight, bottomLeft, bottomRight, columns } = outline;
  // Beside the data columns: start, stop and two row indicators; the stop pattern has one module more.
  const modules = (columns + 4) * codewordModules + 1;
  const width = modules * samplesPerModule;
  const tall = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2);
  const margin = Math.round(tall * 0.15);
  const height = tall + 2 * margin;
  const pointAt = homographyTo(outline);
  const shades = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const down = (y + 0.5 - margin) / tall;
      const across = x / width + shift((x + 0.5) / width, down);
      const first = pointAt(across + 0.25 / width, down);
      const second = pointAt(across + 0.75 / width, down);
      shades[y * width + x] = (shadeAt(picture, first.x, first.y) + shadeAt(picture, second.x, second.y)) / 2;
    }
  const module = (distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2 / modules;
  return { shades, width, height, margin, module };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The homography from the unit square to the outline. */
function homographyTo({
  topLeft,
  topRight,
  bottomRight,
  bottomLeft,
}: BarcodeOutline): (across: number, down: number) => Point {
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

import type { GreyPicture } from '../image-processing/grey-picture.js';
import { firstConvolved, mixture, pooled, separablyConvolved } from './channel-layers.js';
import type { Face } from '../results/face.js';
import { type FaceWeights, faceWeights } from './face-weights.js';

/** Of the square that the detector sees. */
export const detectorSide = 320;
const meanColour = [117.001, 114.697, 97.404] as const;
/** In cells of its output. */
const anchorWidths = [1.603231, 6.041143, 2.882459, 4.266906, 9.041765] as const;
const valuesPerBox = 5;
/** What fills the whole picture is a cloud rather than a face. */
const widest = 0.9;

/** A small network of five separable convolutions, which finds faces that look roughly upright. */
export class FaceDetector {
  private readonly weights: FaceWeights = faceWeights();

  /** The likeliest face. The picture is at most `detectorSide` wide and high; what is missing is black. */
  likeliestIn(picture: GreyPicture): Face {
    const { first, separable, last } = this.weights;
    let plane = firstConvolved(squareOf(picture), first.filters, first.biases);
    for (const layer of separable) plane = separablyConvolved(pooled(plane, 2), layer);
    const { values, width: cells, channels } = mixture(pooled(plane, 1), last.filters, last.biases);
    let best: Face = { likelihood: 0, width: 0 };
    for (let cell = 0; cell < cells * cells; cell++)
      for (const [anchor, anchorWidth] of anchorWidths.entries()) {
        const at = cell * channels + anchor * valuesPerBox;
        const likelihood = 1 / (1 + Math.exp(-(values[at + 4] ?? 0)));
        if (likelihood <= best.likelihood) continue;
        const width = ((Math.exp(values[at + 2] ?? 0) * anchorWidth) / cells) * (detectorSide / longerSide(picture));
        if (width <= widest) best = { likelihood, width };
      }
    return best;
  }
}

function squareOf({ pixels, width, height }: GreyPicture): Parameters<typeof firstConvolved>[0] {
  const values = new Float32Array(detectorSide * detectorSide * 3);
  for (let pixel = 0; pixel < detectorSide * detectorSide; pixel++) {
    const [x, y] = [pixel % detectorSide, Math.trunc(pixel / detectorSide)];
    const shade = x < width && y < height ? (pixels[y * width + x] ?? 0) : 0;
    for (const [colour, mean] of meanColour.entries()) values[pixel * 3 + colour] = (shade - mean) / 255;
  }
  return { values, width: detectorSide, height: detectorSide, channels: 3 };
}

function longerSide({ width, height }: GreyPicture): number {
  return Math.max(width, height);
}

import type { GreyPicture } from '../image-processing/grey-picture.js';
import { deskewed, downsampled, shadeAt } from '../image-processing/resampling.js';
import type { Face } from '../results/face.js';
import { type FaceDetector, detectorSide } from './face-detector.js';

/** People tilt their telephones and their heads: upright first, what is rare last. In degrees. */
const turns = [0, -30, 30, 90, -90, 180] as const;
/** Beyond doubt: nothing else is tried. */
const sure = 0.35;

/** So few shades fill nearly all of a plain drawing; photographs have a hundred, and ten where there is next to no light. */
const shadesOfDrawing = 6;

/** The likeliest face in the picture, whichever way up it is and however dark. A drawing of a person has none. */
export function findFace(picture: GreyPicture, detector: FaceDetector): Face {
  const asTaken = fitted(picture);
  let best: Face = { likelihood: 0, width: 0 };
  if (shadesIn(asTaken) <= shadesOfDrawing) return best;
  const small = withFullContrast(asTaken);
  for (const turn of turns) {
    const turned = turn === 0 ? small : fitted(deskewed(small, (turn * Math.PI) / 180).picture);
    const face = detector.likeliestIn(turned);
    if (face.likelihood > best.likelihood) best = face;
    if (best.likelihood > sure) break;
  }
  return best;
}

/** How many shades it takes to fill 95 % of the picture. */
function shadesIn({ pixels }: GreyPicture): number {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  let filled = 0;
  return counts.toSorted((a, b) => b - a).findIndex((count) => (filled += count) >= pixels.length * 0.95) + 1;
}

/** As large as the detector sees it; smaller pictures are enlarged. */
function fitted(picture: GreyPicture): GreyPicture {
  const longer = Math.max(picture.width, picture.height);
  const near = downsampled(picture, Math.max(1, Math.floor(longer / detectorSide)));
  const scale = Math.max(near.width, near.height) / detectorSide;
  const [width, height] = [near.width, near.height].map((side) => Math.max(1, Math.round(side / scale)));
  if (width === undefined || height === undefined) throw new Error('There are two sides');
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    shadeAt(near, ((at % width) + 0.5) * scale - 0.5, (Math.trunc(at / width) + 0.5) * scale - 0.5),
  );
  return { pixels, width, height };
}

/** From black to white, but for the darkest and the brightest hundredth. */
function withFullContrast(picture: GreyPicture): GreyPicture {
  const sorted = picture.pixels.toSorted();
  const dark = sorted[Math.trunc(sorted.length * 0.01)] ?? 0;
  const bright = sorted[Math.trunc(sorted.length * 0.99)] ?? 255;
  const scale = 255 / Math.max(1, bright - dark);
  return { ...picture, pixels: picture.pixels.map((shade) => Math.min(255, Math.max(0, (shade - dark) * scale))) };
}

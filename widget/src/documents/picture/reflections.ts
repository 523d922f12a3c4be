/** A greyscale picture: one byte for each pixel, row by row. */
export interface Shades {
  readonly shades: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const burntOut = 250;
/** A picture whose median is brighter is a scan or a screenshot, not a photo. */
const paperWhite = 225;
/** Mean brightness around a reflection, which fades out; printed white areas have sharp edges. */
const fadingRim = 225;
/** Smaller reflections do not hide a letter. */
const leastShare = 0.0005;

/**
 * The share of the picture that reflections have overexposed: bright patches inside a darker picture that fade out
 * at their rim, unlike white paper.
 */
export function glareOf(
  picture: Shades,
  { median, brightest }: { readonly median: number; readonly brightest: number },
): number {
  if (median > paperWhite || brightest < burntOut) return 0;
  const area = picture.shades.length;
  const waiting = new Int32Array(area);
  const seen = new Uint8Array(area);
  let share = 0;
  for (let at = 0; at < area; at++)
    if ((picture.shades[at] ?? 0) >= burntOut && seen[at] === 0) share += burntOutFrom(at, picture, seen, waiting);
  return share;
}

/** Flood-fills the patch around a pixel and returns its share of the picture if it is a reflection. */
function burntOutFrom(start: number, picture: Shades, seen: Uint8Array, waiting: Int32Array): number {
  const { shades, width } = picture;
  const steps = [-1, 1, -width, width];
  let [count, rimSum, rimCount] = [1, 0, 0];
  let touchesEdge = false;
  waiting[0] = start;
  seen[start] = 1;
  for (let first = 0; first < count; first++) {
    const at = waiting[first] ?? 0;
    touchesEdge ||= isAtEdge(at, picture);
    for (const step of steps) {
      const shade = shades[at + step];
      if (shade === undefined) continue;
      if (shade < burntOut) {
        rimSum += shade;
        rimCount++;
      } else if (seen[at + step] === 0) {
        seen[at + step] = 1;
        waiting[count++] = at + step;
      }
    }
  }
  const share = count / shades.length;
  return !touchesEdge && share > leastShare && rimSum > fadingRim * rimCount ? share : 0;
}

/** Left and right edges count too, so the fill may cross rows there without harm. */
function isAtEdge(at: number, { shades, width }: Shades): boolean {
  const column = at % width;
  return column === 0 || column === width - 1 || at < width || at >= shades.length - width;
}

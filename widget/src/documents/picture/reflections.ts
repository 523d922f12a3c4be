/** A picture in shades of grey: one byte for each pixel, row by row. */
export interface Shades {
  readonly shades: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const burntOut = 250;
/** More than half of the picture is this bright: it is a scan, or drawn by a computer. */
const paperWhite = 225;
/** Right beside a reflection it is nearly as bright; beside printed white there is print. */
const fadingRim = 225;
/** Smaller ones cover no letter. */
const leastShare = 0.0005;

/**
 * The share of the picture that a reflection has burnt out: bright patches that lie inside a darker picture and fade
 * out at their rim. White paper ends at once.
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

/** How much of the picture the patch around this pixel is, if it is a reflection. Every pixel waits at most once. */
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

/** What lies beside it in another row is at the other edge, and touches it as well. */
function isAtEdge(at: number, { shades, width }: Shades): boolean {
  const column = at % width;
  return column === 0 || column === width - 1 || at < width || at >= shades.length - width;
}

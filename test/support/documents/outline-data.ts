import type { Path, PathCommand } from 'opentype.js';

/**
 * A path as SVG has it, whose order of figures is theirs. `toPathData` of opentype.js writes `NaN` for figures that are
 * almost whole, and everything behind it is lost.
 */
export function outlineData({ commands }: Path): string {
  return commands.map(written).join('');
}

function written({ type, ...places }: PathCommand): string {
  const figures: readonly number[] = Object.values(places);
  return type + figures.map((figure) => figure.toFixed(3)).join(' ');
}

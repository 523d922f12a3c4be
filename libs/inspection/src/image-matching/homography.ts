import type { Point } from '../image-processing/point.js';

export interface PointPair {
  readonly from: Point;
  readonly to: Point;
}

/** Maps a point of one picture to the other. */
export type Homography = (point: Point) => Point;

/** The least-squares homography through pairs of points. */
export function homographyThrough(pairs: readonly PointPair[]): Homography {
  const size = 8;
  const matrix = new Float64Array(size * (size + 1));
  for (const { from, to } of pairs) {
    addEquation(matrix, [from.x, from.y, 1, 0, 0, 0, -to.x * from.x, -to.x * from.y, to.x]);
    addEquation(matrix, [0, 0, 0, from.x, from.y, 1, -to.y * from.x, -to.y * from.y, to.y]);
  }
  // Regularization keeps the perspective small where few pairs determine it.
  for (let row = 0; row < size; row++) matrix[row * 9 + row] = (matrix[row * 9 + row] ?? 0) + (row < 6 ? 1e-9 : 1e-2);
  const [a, b, c, d, e, f, g, h] = solved(matrix) as Eight;
  return ({ x, y }) => {
    const scale = g * x + h * y + 1;
    return { x: (a * x + b * y + c) / scale, y: (d * x + e * y + f) / scale };
  };
}

type Eight = [number, number, number, number, number, number, number, number];

/** Adds an equation to the normal equations. */
function addEquation(matrix: Float64Array, coefficients: readonly number[]): void {
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 9; column++)
      matrix[row * 9 + column] =
        (matrix[row * 9 + column] ?? 0) + (coefficients[row] ?? 0) * (coefficients[column] ?? 0);
}

/** By Gauss-Jordan elimination without pivoting: the normal equations are positive definite. */
function solved(matrix: Float64Array): number[] {
  const at = (row: number, column: number): number => matrix[row * 9 + column] ?? 0;
  for (let pivot = 0; pivot < 8; pivot++)
    for (let row = 0; row < 8; row++) {
      if (row === pivot) continue;
      const factor = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column < 9; column++)
        matrix[row * 9 + column] = at(row, column) - factor * at(pivot, column);
    }
  return Array.from({ length: 8 }, (_, row) => at(row, 8) / at(row, row));
}
